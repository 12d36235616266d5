/** Whether a letter asks for money, and whether the reader owes it already. */
import type { Reading } from '@plainletter/contracts/reading'

const ASKED_FOR: ReadonlySet<string> = new Set(['total', 'arrears', 'instalment', 'principal'])

export function asksForMoney({ amounts }: Pick<Reading, 'amounts'>): boolean {
  return amounts.some(({ role }) => ASKED_FOR.has(role))
}

export function owes({ amounts }: Pick<Reading, 'amounts'>): boolean {
  return amounts.some(({ role }) => role === 'arrears' || role === 'penalty')
}
