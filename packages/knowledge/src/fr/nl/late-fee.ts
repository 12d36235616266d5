/** The Dutch words of the rows in ../late-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_FEE_WORDS: Words = {
  'fr.debt.insight-forty': {
    says: 'De vaste €40 voor te laat betalen geldt alleen tussen bedrijven. Een particulier is ze niet schuldig.',
    actionable:
      'Kocht u als particulier, schrijf dan dat u de €40 niet schuldig bent en betaal de rest.',
  },
  'fr.debt.right-forty': {
    says: 'Als particulier bent u de €40 kosten voor te laat betalen niet schuldig.',
  },
}
