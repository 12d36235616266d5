/** Ireland in German: papers of one kind. */
import type { Words } from '@plainletter/contracts/rule'

import { BANKRUPTCY_SUMMONS_DE } from './bankruptcy-summons.ts'
import { BENEFITS_DE } from './benefits.ts'
import { BILLS_DE } from './bills.ts'
import { CEASE_AND_DESIST_DE } from './cease-and-desist.ts'
import { COPYRIGHT_DE } from './copyright.ts'
import { COURT_CLAIM_DE } from './court-claim.ts'
import { INSURANCE_DE } from './insurance.ts'
import { REVENUE_SHERIFF_DE } from './revenue-sheriff.ts'
import { TAX_DE } from './tax.ts'
import { TOO_LATE_DE } from './too-late.ts'
import { TV_LICENCE_DE } from './tv-licence.ts'

export const ONE_KIND_WORDS_DE: Words = {
  ...TOO_LATE_DE,
  ...BENEFITS_DE,
  ...BILLS_DE,
  ...COURT_CLAIM_DE,
  ...BANKRUPTCY_SUMMONS_DE,
  ...INSURANCE_DE,
  ...TAX_DE,
  ...TV_LICENCE_DE,
  ...COPYRIGHT_DE,
  ...CEASE_AND_DESIST_DE,
  ...REVENUE_SHERIFF_DE,
}
