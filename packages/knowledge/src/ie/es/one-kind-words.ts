/** Ireland in Spanish: papers of one kind. */
import type { Words } from '@plainletter/contracts/rule'

import { BANKRUPTCY_SUMMONS_ES } from './bankruptcy-summons.ts'
import { BENEFITS_ES } from './benefits.ts'
import { BILLS_ES } from './bills.ts'
import { CEASE_AND_DESIST_ES } from './cease-and-desist.ts'
import { COPYRIGHT_ES } from './copyright.ts'
import { COURT_CLAIM_ES } from './court-claim.ts'
import { INSURANCE_ES } from './insurance.ts'
import { REVENUE_SHERIFF_ES } from './revenue-sheriff.ts'
import { TAX_ES } from './tax.ts'
import { TOO_LATE_ES } from './too-late.ts'
import { TV_LICENCE_ES } from './tv-licence.ts'

export const ONE_KIND_WORDS_ES: Words = {
  ...TOO_LATE_ES,
  ...BENEFITS_ES,
  ...BILLS_ES,
  ...COURT_CLAIM_ES,
  ...BANKRUPTCY_SUMMONS_ES,
  ...INSURANCE_ES,
  ...TAX_ES,
  ...TV_LICENCE_ES,
  ...COPYRIGHT_ES,
  ...CEASE_AND_DESIST_ES,
  ...REVENUE_SHERIFF_ES,
}
