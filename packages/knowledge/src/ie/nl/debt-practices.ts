/** The Dutch words of Ireland: debt practices. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PRACTICES_NL: Words = {
  'ie.debt.right-no-pressure': {
    says: 'Een bedrijf mag u niet lastigvallen of onder druk zetten, of dreigen met een stap die de wet niet toestaat.',
  },
  'ie.debt.right-no-tricks': {
    says: 'Een bedrijf mag u niet misleiden over wat u schuldig bent, over zijn macht of over wat er dan gebeurt.',
  },
  'ie.debt.right-fair-charge': {
    says: 'Een beding waardoor u veel te veel betaalt voor te laat zijn, kan oneerlijk zijn. Dan bindt het u niet.',
  },
  'ie.debt.step-ccpc': {
    says: 'Meld druk of valse woorden bij de consumentendienst (CCPC). Die behandelt geen losse zaken, maar let op patronen.',
  },
}
