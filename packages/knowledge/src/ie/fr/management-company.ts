/** The French words of the rows in ../management-company.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MANAGEMENT_COMPANY_FR: Words = {
  'ie.mud.right-charge': {
    says: 'Les charges demandent un budget voté par les propriétaires. Demandez les comptes et un délai.',
  },
}
