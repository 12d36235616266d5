/** The United Kingdom: rows for letters without a kind of their own that no question needs. */
import type { Rule } from '@plainletter/contracts/rule'

import { BARRED_LIST } from './barred-list.ts'
import { BUSINESS_RATES } from './business-rates.ts'
import { DOCTORS_LIST } from './doctors-list.ts'
import { GOODS_KEPT_BACK } from './goods-kept-back.ts'
import { JOB_OFFER_WITHDRAWN } from './job-offer-withdrawn.ts'
import { PARK_HOMES } from './park-homes.ts'
import { SICK_PAY_REFUSED } from './sick-pay-refused.ts'

export const OTHER_LETTERS: readonly Rule[] = [
  ...JOB_OFFER_WITHDRAWN,
  ...BARRED_LIST,
  ...BUSINESS_RATES,
  ...DOCTORS_LIST,
  ...GOODS_KEPT_BACK,
  ...PARK_HOMES,
  ...SICK_PAY_REFUSED,
]
