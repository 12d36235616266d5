/** Keeps rows away from letters of another subject that can be read as one of theirs. */
import type { Rule, Test } from '@plainletter/contracts/rule'

export function exceptFor(
  others: Test | ((row: Rule) => readonly Test[]),
  rows: readonly Rule[],
): readonly Rule[] {
  return rows.map((row) => ({
    ...row,
    when: {
      ...row.when,
      not: [...(row.when?.not ?? []), ...(typeof others === 'function' ? others(row) : [others])],
    },
  }))
}
