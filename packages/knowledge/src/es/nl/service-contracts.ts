/** The Dutch words of Spain: service contracts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CONTRACTS_NL: Words = {
  'es.energy.right-leave': {
    says: 'U kunt een stroomcontract voor thuis altijd zonder boete opzeggen. In het eerste jaar van een vaste prijs mag men hoogstens 5% van de resterende energie vragen.',
  },
  'es.energy.right-essential': {
    says: 'Een aansluiting kan als essentieel gelden en wordt dan niet afgesloten. Dat is voor apparaten die iemand in leven houden en voor gezinnen die sociale diensten helpen.',
  },
  'es.energy.reconnect': {
    says: 'Hebt u betaald, dan moet de stroom thuis binnen 24 uur terug zijn.',
  },
  'es.phone.right-change': {
    says: 'Wijzigt de telefoonfirma uw contract, dan moet zij dat een maand vooraf zeggen. U kunt dan zonder boete weg.',
  },
  'es.insurance.right-questions': {
    says: 'U moest alleen antwoorden op wat de verzekeraar vroeg. Hij hoeft alleen niet te betalen als u expres of zeer nalatig iets verzweeg.',
  },
  'es.insurance.right-crash-offer': {
    says: 'Na een ongeluk heeft de verzekeraar van de ander drie maanden voor een bod of weigering met redenen. U kunt direct bij hem claimen, binnen een jaar.',
  },
  'es.flight.right-money': {
    says: 'Is de vlucht meer dan drie uur te laat of laat geschrapt, dan krijgt u € 250 tot € 600. Niet als een oorzaak van buiten onvermijdbaar was.',
  },
  'es.flight.right-care': {
    says: 'Tijdens het wachten krijgt u eten en ’s nachts een hotel. Na een annulering kiest u: geld terug of een andere vlucht.',
  },
  'es.phone.right-stay': {
    says: 'Een boete voor eerder weggaan moet dalen met de resttijd. Vraag de getekende afspraak en de berekening, en klaag gratis bij het publieke kantoor.',
  },
  'es.bill.right-false-link': {
    says: 'Kwam dit per sms of e-mail? Open de link niet. Kijk in de eigen app van het bedrijf. Valse rekeningen zijn strafbaar (estafa).',
  },
  'es.bill.right-false-refund': {
    says: 'Gaf u kaartgegevens op een valse pagina, meld het meteen aan uw bank. Betalingen die u niet toestond, moet zij teruggeven.',
  },
}
