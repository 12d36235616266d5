/** Questions about the fee of a management company: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGEMENT_FEE_NL: Words = {
  'ie.ask.management-fee': {
    says: 'Dat hangt ervan af. Vraag de begroting die de eigenaars goedkeurden en de rekeningen. Bent u het schuldig? Vraag in delen te betalen voordat het naar de rechter gaat.',
    dependsOn: 'of de begroting goedgekeurd is',
  },
}
