/** Questions about flights and luggage: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_NL: Words = {
  'ca.ask.flight': {
    says: 'U mag meestal kiezen: geld terug of een andere vlucht. Komt u drie uur of meer te laat aan, dan hebt u recht op geld tot $1.000, of $500 van een kleine maatschappij. Dat geldt als zij de vertraging kon voorkomen en het niet om de veiligheid ging. Vraag het haar schriftelijk binnen één jaar.',
  },
  'ca.ask.luggage': {
    says: 'De luchtvaartmaatschappij moet uw echte verlies betalen, tot ongeveer 1.519 SDR (bijna $2.800). Schrijf binnen 7 dagen bij schade of 21 dagen bij vertraging. U hebt twee jaar om naar de rechter te gaan.',
  },
}
