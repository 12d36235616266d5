/** Letters that ask for money and are no debt: they have rows of their own. */
import type { Rule } from '@plainletter/contracts/rule'

import { PENAL_ORDER } from './conditions.ts'

/** A penal order of the state that is collected is no debt: nothing said of a debt holds for it. */
export function ofDebt(row: Rule): Rule {
  return { ...row, when: { ...row.when, not: [...(row.when?.not ?? []), PENAL_ORDER] } }
}
