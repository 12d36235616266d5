/** Whether a letter asks for money, whether the reader owes it already, and whether they are pressed for it. */
import type { Reading } from '@plainletter/contracts/reading'

const ASKED_FOR: ReadonlySet<string> = new Set(['total', 'arrears', 'instalment', 'principal'])

export function asksForMoney({ amounts }: Pick<Reading, 'amounts'>): boolean {
  return amounts.some(({ role }) => ASKED_FOR.has(role))
}

export function owes({ amounts }: Pick<Reading, 'amounts'>): boolean {
  return amounts.some(({ role }) => role === 'arrears' || role === 'penalty')
}

/** No sum is asked for, and nothing by a day. */
export function asksNothingYet(known: Pick<Reading, 'amounts' | 'deadline'>): boolean {
  return !asksForMoney(known) && known.deadline === null
}

/** A sum is asked for by a day, and a court or a collector is named. */
export function isPressedFor(known: Pick<Reading, 'amounts' | 'deadline' | 'threats'>): boolean {
  return (
    asksForMoney(known) &&
    known.deadline !== null &&
    known.threats.some(({ kind, mood }) => PRESSES.has(kind) && mood !== 'has_been')
  )
}

/** Threats that press a debt. */
const PRESSES: ReadonlySet<string> = new Set([
  'court',
  'judgment',
  'debt_collector',
  'enforcement_visit',
  'prosecution',
])
