/** Questions about a job that passes to a new employer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER_NL: Words = {
  'ie.ask.tupe': {
    says: 'Nee. Gaat uw werk naar een nieuwe firma, dan gaan baan, loon, voorwaarden en dienstjaren mee. U mag daarom niet ontslagen worden, en wijzigingen daarom binden niet. Beide firma’s moeten informeren en overleggen, meestal 30 dagen eerder. Schrijf dat uw voorwaarden blijven. Klaag dan binnen zes maanden gratis bij de WRC.',
  },
}
