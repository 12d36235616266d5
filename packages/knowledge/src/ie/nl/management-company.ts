/** The Dutch words of Ireland: management company. */
import type { Words } from '@plainletter/contracts/rule'

export const MANAGEMENT_COMPANY_NL: Words = {
  'ie.mud.right-charge': {
    says: 'Voor servicekosten (service charge) is een begroting nodig die de eigenaars goedkeurden. Vraag de rekeningen en tijd om te betalen.',
  },
}
