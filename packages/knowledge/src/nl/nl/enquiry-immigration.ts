/** Questions about the right to stay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_NL: Words = {
  'nl.ask.permit': {
    says: 'Doe nu iets: u hebt vaak maar vier weken om bezwaar te maken, en bij asiel vaak minder. Dat staat onderaan het besluit. Neem een advocaat via de Raad voor Rechtsbijstand.',
  },
}
