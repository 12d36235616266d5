/** Ireland in French: papers of one kind. */
import type { Words } from '@plainletter/contracts/rule'

import { BANKRUPTCY_SUMMONS_FR } from './bankruptcy-summons.ts'
import { BENEFITS_FR } from './benefits.ts'
import { BILLS_FR } from './bills.ts'
import { CEASE_AND_DESIST_FR } from './cease-and-desist.ts'
import { COPYRIGHT_FR } from './copyright.ts'
import { COURT_CLAIM_FR } from './court-claim.ts'
import { INSURANCE_FR } from './insurance.ts'
import { REVENUE_SHERIFF_FR } from './revenue-sheriff.ts'
import { TAX_FR } from './tax.ts'
import { TOO_LATE_FR } from './too-late.ts'
import { TV_LICENCE_FR } from './tv-licence.ts'

export const ONE_KIND_WORDS_FR: Words = {
  ...TOO_LATE_FR,
  ...BENEFITS_FR,
  ...BILLS_FR,
  ...COURT_CLAIM_FR,
  ...BANKRUPTCY_SUMMONS_FR,
  ...INSURANCE_FR,
  ...TAX_FR,
  ...TV_LICENCE_FR,
  ...COPYRIGHT_FR,
  ...CEASE_AND_DESIST_FR,
  ...REVENUE_SHERIFF_FR,
}
