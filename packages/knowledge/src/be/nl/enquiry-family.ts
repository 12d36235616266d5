/** Questions about divorce and maintenance: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_NL: Words = {
  'be.ask.maintenance': {
    says: 'Beide ouders betalen voor een kind naar hun middelen. De familierechtbank kan het bedrag wijzigen. De DAVO kan onbetaalde bedragen innen.',
  },
  'be.ask.divorce': {
    says: 'U kunt scheiden met onderlinge toestemming of via de familierechtbank. Die kan snel beslissen wie in huis blijft, waar de kinderen wonen en wie wat betaalt. Bewaar kopieën. Een gratis advocaat of bemiddelaar kan helpen.',
  },
}
