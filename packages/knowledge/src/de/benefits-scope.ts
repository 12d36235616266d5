/** Letters about benefits that have rows of their own. */
import type { Rule } from '@plainletter/contracts/rule'

import { ADMINISTRATIVE } from './administrative-benefit.ts'
import { CHILD_BENEFIT } from './child-benefit.ts'
import { BENEFIT_CUT, PAID_BACK } from './conditions-office.ts'
import { PAY_BY_MISTAKE } from './conditions-work.ts'

/** Rows on money to be paid back, which a cut of future money does not ask for. */
const ON_REPAYMENT: readonly string[] = [
  'de.public.benefit-want',
  'de.public.benefit-not-yet',
  'de.public.benefit-right-trust',
  'de.public.benefit-step-trust',
  'de.public.benefit-step-rates',
  'de.public.benefit-option-rates',
  'de.public.benefit-insight',
  'de.public.benefit-limitation',
]

/** Child benefit has rows of its own, by tax law. Some benefits have courts of their own. */
export function ofBenefits(row: Rule): Rule {
  if (row.kinds.includes('TAX_DEMAND')) return row
  const isOfSocialCourt = row.authority.title.startsWith('Sozialgerichtsgesetz')
  const others = [CHILD_BENEFIT, PAY_BY_MISTAKE, ...(isOfSocialCourt ? [ADMINISTRATIVE] : [])]
  const not = [...(row.when?.not ?? []), ...others]
  if (!ON_REPAYMENT.includes(row.id)) return { ...row, when: { ...row.when, not } }
  const any = row.when?.any ?? [PAID_BACK]
  return { ...row, when: { ...row.when, any, not: [...not, BENEFIT_CUT] } }
}
