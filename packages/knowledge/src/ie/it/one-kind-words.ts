/** Ireland in Italian: papers of one kind. */
import type { Words } from '@plainletter/contracts/rule'

import { BANKRUPTCY_SUMMONS_IT } from './bankruptcy-summons.ts'
import { BENEFITS_IT } from './benefits.ts'
import { BILLS_IT } from './bills.ts'
import { CEASE_AND_DESIST_IT } from './cease-and-desist.ts'
import { COPYRIGHT_IT } from './copyright.ts'
import { COURT_CLAIM_IT } from './court-claim.ts'
import { INSURANCE_IT } from './insurance.ts'
import { REVENUE_SHERIFF_IT } from './revenue-sheriff.ts'
import { TAX_IT } from './tax.ts'
import { TOO_LATE_IT } from './too-late.ts'
import { TV_LICENCE_IT } from './tv-licence.ts'

export const ONE_KIND_WORDS_IT: Words = {
  ...TOO_LATE_IT,
  ...BENEFITS_IT,
  ...BILLS_IT,
  ...COURT_CLAIM_IT,
  ...BANKRUPTCY_SUMMONS_IT,
  ...INSURANCE_IT,
  ...TAX_IT,
  ...TV_LICENCE_IT,
  ...COPYRIGHT_IT,
  ...CEASE_AND_DESIST_IT,
  ...REVENUE_SHERIFF_IT,
}
