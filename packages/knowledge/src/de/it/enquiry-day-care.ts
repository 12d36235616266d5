/** Questions about a place in day care: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAY_CARE_IT: Words = {
  'de.ask-family.day-care': {
    says: 'Sì. Dal primo compleanno ogni bambino ha diritto a un posto al nido o da una tata, qualunque sia il reddito. Il diritto è verso il comune (Jugendamt), non verso una Kita. Scriva subito: da quando e per quante ore. Se non c’è nulla di adatto, il tribunale amministrativo può ordinarlo in fretta. Può chiedere anche la paga persa o la cura privata.',
  },
}
