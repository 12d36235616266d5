/** Whether a letter asks for money, whether the reader owes it already, and whether they are pressed for it. */
import type { Reading } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'

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

/** Below this the kind of an English paper is a guess; in other languages fewer kinds are known by cues, and calm ones too are guesses. */
const SURE = 0.7
/** Money comes to the reader, a debt is over, or a statement says how things are. */
const CALM =
  /\b(?:class action|class members?|settlement (?:fund|administrator|class)|paid off|satisf(?:action|ied)|releases? (?:of|the)|refund(?:ed)?|statement for|thank you\.|your (?:gift|donation)|(?:due for|confirm) renewal|donat(?:e|ion)s?)\b/i

/** Nothing tells what the paper is, and it names a sum or a day to act by. */
export function isUnsureDemand(
  { language, working }: Letter,
  known: Pick<Reading, 'confidence' | 'amounts' | 'deadline'>,
): boolean {
  return (
    language === 'en' &&
    known.confidence < SURE &&
    (known.amounts.length > 0 || known.deadline !== null) &&
    !CALM.test(working.text.slice(0, 6000))
  )
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
