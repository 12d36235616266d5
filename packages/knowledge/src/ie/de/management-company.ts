/** The German words of the rows in ../management-company.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MANAGEMENT_COMPANY_DE: Words = {
  'ie.mud.right-charge': {
    says: 'Die Umlage braucht einen Haushalt, den die Eigentümer beschlossen haben. Bitten Sie um Abrechnungen und Zeit.',
  },
}
