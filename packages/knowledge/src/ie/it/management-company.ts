/** The Italian words of the rows in ../management-company.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MANAGEMENT_COMPANY_IT: Words = {
  'ie.mud.right-charge': {
    says: 'Le spese richiedono un bilancio approvato dai proprietari. Chieda i conti e tempo per pagare.',
  },
}
