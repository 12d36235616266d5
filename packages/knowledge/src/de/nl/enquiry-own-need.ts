/** Questions about a landlord who needs the home for the family (Eigenbedarf): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NEED_NL: Words = {
  'de.ask-home.own-need': {
    says: 'Laat het nakijken. De brief moet zeggen wie de woning nodig heeft en waarom. De opzegtermijn is drie maanden, zes na vijf jaar, negen na acht. Wegens hardheid kunt u tot twee maanden voor het einde bezwaar maken.',
  },
}
