/** Papers of courts that are about no money: those of criminal courts and family courts, and on a guardian for a grown-up. They have rows of their own. */
import type { Rule } from '@plainletter/contracts/rule'

import { GUARDIANSHIP } from './adult-guardianship.ts'
import { FAMILY_MATTER } from './family-court.ts'
import { PENAL_ORDER } from './penal-order.ts'

/** What holds for a judgment of a civil court is mostly not true of a penal order. */
export function ofCivilCourts(row: Rule): Rule {
  return {
    ...row,
    when: {
      ...row.when,
      not: [...(row.when?.not ?? []), PENAL_ORDER, GUARDIANSHIP, FAMILY_MATTER],
    },
  }
}
