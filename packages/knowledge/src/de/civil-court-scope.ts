/** Papers of criminal courts that are no judgment about money: they have rows of their own. */
import type { Rule } from '@plainletter/contracts/rule'

import { PENAL_ORDER } from './penal-order.ts'

/** What holds for a judgment of a civil court is mostly not true of a penal order. */
export function ofCivilCourts(row: Rule): Rule {
  return { ...row, when: { ...row.when, not: [...(row.when?.not ?? []), PENAL_ORDER] } }
}
