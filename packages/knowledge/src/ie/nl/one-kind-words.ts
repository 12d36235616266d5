/** Ireland in Dutch: papers of one kind. */
import type { Words } from '@plainletter/contracts/rule'

import { BANKRUPTCY_SUMMONS_NL } from './bankruptcy-summons.ts'
import { BENEFITS_NL } from './benefits.ts'
import { BILLS_NL } from './bills.ts'
import { CEASE_AND_DESIST_NL } from './cease-and-desist.ts'
import { COPYRIGHT_NL } from './copyright.ts'
import { COURT_CLAIM_NL } from './court-claim.ts'
import { INSURANCE_NL } from './insurance.ts'
import { REVENUE_SHERIFF_NL } from './revenue-sheriff.ts'
import { TAX_NL } from './tax.ts'
import { TOO_LATE_NL } from './too-late.ts'
import { TV_LICENCE_NL } from './tv-licence.ts'

export const ONE_KIND_WORDS_NL: Words = {
  ...TOO_LATE_NL,
  ...BENEFITS_NL,
  ...BILLS_NL,
  ...COURT_CLAIM_NL,
  ...BANKRUPTCY_SUMMONS_NL,
  ...INSURANCE_NL,
  ...TAX_NL,
  ...TV_LICENCE_NL,
  ...COPYRIGHT_NL,
  ...CEASE_AND_DESIST_NL,
  ...REVENUE_SHERIFF_NL,
}
