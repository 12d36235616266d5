/** Whether a condition of a rule holds on a letter, and which words of the letter show it. */
import { daysBetween } from '@plainletter/calendar/plain-date'
import type { Span } from '@plainletter/contracts/reading'
import type { Condition, Test } from '@plainletter/contracts/rule'

import { datesOf } from './facts.ts'
import type { Facts } from './facts.ts'
import { normalPhrase } from './normal-text.ts'

/** What a condition can ask about. */
export type TestedFacts = Pick<Facts, 'reading' | 'said' | 'meant' | 'names' | 'today'>

/** Null when the condition fails; else the places in the letter that made it hold (none for facts without a place). */
export function holds(condition: Condition | undefined, facts: TestedFacts): Span[] | null {
  const { all = [], any, not = [] } = condition ?? {}
  const places: Span[] = []
  for (const test of all) {
    const spans = passes(test, facts)
    if (!spans) return null
    places.push(...spans)
  }
  if (not.some((test) => passes(test, facts) !== null || isMeant(test, facts))) return null
  if (!any) return places
  const spans = firstThat(any, facts)
  return spans && [...places, ...spans]
}

/** The places of the first test that passes, or null. */
export function firstThat(tests: readonly Test[], facts: TestedFacts): Span[] | null {
  for (const test of tests) {
    const spans = passes(test, facts)
    if (spans) return spans
  }
  return null
}

/** What a row is not for need not be said: it is enough that the question is about it. */
function isMeant(test: Test, { meant }: TestedFacts): boolean {
  return 'says' in test && test.says.some((phrase) => meant.has(phrase))
}

/** Null when the test fails; else the places that show it. */
function passes(test: Test, facts: TestedFacts): Span[] | null {
  // A test has one name, and is asked thousands of times a letter.
  for (const name in test) if (isTestName(name)) return TESTS[name](test, facts)
  return null
}

type TestName = keyof typeof TESTS
type Runner = (test: Test, facts: TestedFacts) => Span[] | null

/** One runner for each form of test in the contract. A runner given another form fails. */
const TESTS = {
  says: (test, facts) => ('says' in test ? firstPhrase(test.says, facts) : null),
  sender: (test, facts) => ('sender' in test ? matchesSender(test.sender, facts) : null),
  threat: (test, facts) =>
    'threat' in test
      ? spansOf(facts.reading.threats.filter((threat) => test.threat.includes(threat.kind)))
      : null,
  sign: (test, facts) => ('sign' in test ? matchesSign(test.sign, facts) : null),
  amountAbove: (test, facts) =>
    'amountAbove' in test
      ? largestSum(facts, test.amountAbove.role, (value) => value > test.amountAbove.value)
      : null,
  amountBelow: (test, facts) =>
    'amountBelow' in test
      ? largestSum(facts, test.amountBelow.role, (value) => value < test.amountBelow.value)
      : null,
  hasAmount: (test, facts) =>
    'hasAmount' in test
      ? spansOf(facts.reading.amounts.filter((amount) => amount.role === test.hasAmount))
      : null,
  hasDate: (test, facts) =>
    'hasDate' in test
      ? spansOf(facts.reading.dates.filter((date) => date.role === test.hasDate))
      : null,
  dateBefore: (test, facts) =>
    'dateBefore' in test
      ? yes(
          datesOf(facts.reading, test.dateBefore.role).some((date) => date < test.dateBefore.date),
        )
      : null,
  dateAfter: (test, facts) =>
    'dateAfter' in test
      ? yes(datesOf(facts.reading, test.dateAfter.role).some((date) => date > test.dateAfter.date))
      : null,
  olderThanDays: (test, facts) =>
    'olderThanDays' in test
      ? yes(
          datesOf(facts.reading, test.olderThanDays.role).some(
            (date) => daysBetween(date, facts.today) > test.olderThanDays.days,
          ),
        )
      : null,
  isOfficial: (test, facts) =>
    'isOfficial' in test ? yes(facts.reading.isOfficialDemand === test.isOfficial) : null,
  hasDeadline: (test, facts) =>
    'hasDeadline' in test
      ? yes(facts.reading.statedDeadlines.length > 0 === test.hasDeadline)
      : null,
} as const satisfies Record<string, Runner>

function isTestName(name: string): name is TestName {
  return Object.hasOwn(TESTS, name)
}

function yes(isTrue: boolean): Span[] | null {
  return isTrue ? [] : null
}

function spansOf(items: readonly { span: Span }[]): Span[] | null {
  const first = items[0]
  return first ? [first.span] : null
}

function firstPhrase(phrases: readonly string[], { said }: TestedFacts): Span[] | null {
  for (const phrase of phrases) {
    const span = said.get(phrase)
    if (span) return [span]
  }
  return null
}

function matchesSender(parts: readonly string[], { names }: TestedFacts): Span[] | null {
  return yes(
    parts.some((part) => {
      const wanted = normalPhrase(part)
      return names.some((name) => name.includes(wanted))
    }),
  )
}

function matchesSign(codes: readonly string[], facts: TestedFacts): Span[] | null {
  const sign = facts.reading.authenticity.find((one) => codes.includes(one.code))
  if (!sign) return null
  return sign.span ? [sign.span] : []
}

function largestSum(
  facts: TestedFacts,
  role: string,
  fits: (value: number) => boolean,
): Span[] | null {
  const sums = facts.reading.amounts.filter((amount) => amount.role === role)
  const largest = sums.toSorted((one, other) => other.value - one.value)[0]
  return largest && fits(largest.value) ? [largest.span] : null
}
