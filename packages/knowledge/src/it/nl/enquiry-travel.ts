/** Questions about flights, trains, luggage and trips: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_NL: Words = {
  'it.ask.luggage': {
    says: 'Meld het aan de balie en bewaar het papier (PIR). Schrijf de maatschappij binnen 7 dagen bij schade, 21 bij vertraging. Na 21 dagen geldt het als verloren. Tot 1.519 eenheden (SDR), binnen twee jaar.',
  },
  'it.ask.train-late': {
    says: 'Vraag het spoorbedrijf binnen drie maanden om geld. Eén uur te laat geeft 25% van de prijs, twee uur 50%, tenzij er een oorzaak van buiten was. Sommige lokale treinen hebben andere regels.',
  },
  'it.ask.flight': {
    says: 'Meestal wel: bij drie uur vertraging of een late annulering € 250 tot € 600 naar afstand, tenzij er een oorzaak van buiten was. U krijgt ook eten en een nieuwe vlucht of uw geld.',
  },
  'it.ask.trip-cancelled': {
    says: 'Annuleert de organisator een pakketreis, dan moet alles binnen 14 dagen terug. Een voucher hoeft u niet te nemen. U kunt ook schade eisen, tenzij te weinig boekingen of een oorzaak van buiten.',
  },
}
