/** The Dutch words of the rows in ../tax-credits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CREDITS_NL: Words = {
  'us.tax.right-credits': {
    says: 'Als zij een korting voor kinderen of laag loon schrappen, hebt u 60 dagen om te vragen dat ongedaan te maken. Stuur bewijs dat het kind bij u woonde.',
  },
}
