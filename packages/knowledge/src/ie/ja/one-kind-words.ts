/** Ireland in Japanese: papers of one kind. */
import type { Words } from '@plainletter/contracts/rule'

import { BANKRUPTCY_SUMMONS_JA } from './bankruptcy-summons.ts'
import { BENEFITS_JA } from './benefits.ts'
import { BILLS_JA } from './bills.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { COPYRIGHT_JA } from './copyright.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { INSURANCE_JA } from './insurance.ts'
import { REVENUE_SHERIFF_JA } from './revenue-sheriff.ts'
import { TAX_JA } from './tax.ts'
import { TOO_LATE_JA } from './too-late.ts'
import { TV_LICENCE_JA } from './tv-licence.ts'

export const ONE_KIND_WORDS_JA: Words = {
  ...TOO_LATE_JA,
  ...BENEFITS_JA,
  ...BILLS_JA,
  ...COURT_CLAIM_JA,
  ...BANKRUPTCY_SUMMONS_JA,
  ...INSURANCE_JA,
  ...TAX_JA,
  ...TV_LICENCE_JA,
  ...COPYRIGHT_JA,
  ...CEASE_AND_DESIST_JA,
  ...REVENUE_SHERIFF_JA,
}
