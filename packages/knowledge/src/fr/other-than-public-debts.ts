/** Letters of the kind of a tax demand or of a benefit asked back to which rows on these do not speak. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import {
  JOBSEEKER_SANCTION,
  LOCAL_BILL,
  PUBLIC_BILL,
  REQUEST_REFUSED,
  SICK_PAY_ENDS,
  URSSAF,
} from './conditions-office.ts'
import { PAY_BY_MISTAKE } from './conditions-work.ts'
import { COMMISSION } from './overdebt-commission.ts'

export function otherThanPublicDebts({ id, kinds }: Rule): readonly Test[] {
  if (OF_TAXES.includes(id)) return [PUBLIC_BILL, LOCAL_BILL, URSSAF]
  if (id === 'fr.public.tax-who') return [URSSAF]
  return kinds.includes('BENEFIT_OVERPAYMENT')
    ? [SICK_PAY_ENDS, PAY_BY_MISTAKE, REQUEST_REFUSED, COMMISSION, JOBSEEKER_SANCTION]
    : []
}

/** Rows on taxes alone, which say nothing of the bill of a hospital or of social contributions. */
const OF_TAXES: readonly string[] = [
  'fr.public.tax-want',
  'fr.public.tax-rights',
  'fr.public.tax-step-check',
  'fr.public.tax-step-claim',
  'fr.public.tax-step-waive',
  'fr.public.tax-right-claim',
  'fr.public.tax-right-error',
  'fr.public.tax-right-four',
  'fr.public.tax-option-claim',
  'fr.public.tax-option-help',
  'fr.public.tax-warn-surcharge',
]
