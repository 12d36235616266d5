/** The one sentence of the head: am I in trouble, and how long have I got? */
import type { Basis, DerivedDeadline } from '@plainletter/contracts/analysis'
import type { StatedDeadline } from '@plainletter/contracts/reading'
import { formatDay, formatPeriod, inSentence, withoutEnd } from '@plainletter/phrases/format'
import { say, sayFixed } from '@plainletter/phrases/phrases'
import type { Phrases, SentenceKey } from '@plainletter/phrases/phrases'

import { fixedClaim, letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import { crisisClaim } from './crisis.ts'
import { mayBeInTime } from './day-over.ts'
import { undatedPeriod } from './deadlines.ts'
import { asksForPayment } from './facts.ts'
import { isUnnamed, kindHere } from './kind-here.ts'
import { isReadWell } from './languages-read.ts'
import { claimOf, rowsOf } from './select-rules.ts'
import type { Situation } from './situation.ts'

/** Under this confidence the kind is a guess, and said as one. */
const SURE = 0.7

/** A scam leads with being one; a question with its short answer; a letter with its day. */
export function verdictClaim(situation: Situation): Claim {
  const { facts, main, isScam } = situation
  const { phrases } = facts
  if (facts.text.trim() === '') return fixedClaim(phrases, 'noWords')
  if (isScam) return { says: sayFixed(phrases, 'looksLikeScam'), basis: facts.kindBasis }
  if (facts.reading.documentType === 'ENQUIRY') return questionVerdict(situation)
  if (main) return deadlineClaim(situation, main)
  const period = undatedPeriod(facts)
  if (period) return periodClaim(situation, period)
  if (isUnnamed(facts)) return unnamedClaim(situation)
  return {
    says: say(phrases, 'kindAlone', { opening: opening(situation) }),
    basis: facts.kindBasis,
  }
}

/** A paper without a kind of its own: what it wants where our law knows it. */
function unnamedClaim(situation: Situation): Claim {
  const { coverage, facts, rules } = situation
  const known = rowsOf(rules, 'fact').find(({ rule }) => rule.slot === 'what_they_want')
  if (coverage.depth !== 'none' && known) return claimOf(known)
  return fixedClaim(facts.phrases, isQuiet(situation) ? 'quietKind' : 'unknownKind')
}

/** Nothing in it asks for anything, as far as it could be read. What is told about others, or aimed at software, does not count. */
export function isQuiet({ facts, main, coverage }: Situation): boolean {
  if (coverage.depth !== 'none' || !isReadWell(facts)) return false
  const { deadline, isOfficialDemand, amounts } = facts.reading
  const totals = amounts.filter(({ role }) => role === 'total')
  // "Balance $0.00" below what it cost: it is paid.
  const last = totals.toSorted((a, b) => a.span[0] - b.span[0]).at(-1)
  const isSettled = !last || (last.value === 0 && facts.reading.urgencyLevel === 'low')
  const asksNothing = isSettled && !asksForPayment(facts.reading)
  return isUnnamed(facts) && !main && !deadline && !isOfficialDemand && asksNothing
}

/** What it is, by when to act, and how many days that leaves. */
export function deadlineClaim(situation: Situation, main: DerivedDeadline): Claim {
  const { kindBasis, reading, phrases } = situation.facts
  const isPlain = reading.documentType === 'ENQUIRY' || isUnnamed(situation.facts)
  const basis = [...dayProof(main), ...kindBasis]
  const slots = {
    opening: isPlain ? say(phrases, 'dateToKnow') : opening(situation),
    day: formatDay(phrases, main.date),
    action: inSentence(phrases, shortAction(main.action)),
    when: whenWords(phrases, main),
  }
  return { says: say(phrases, main.isPassed ? passedKey(main, isPlain) : 'actBy', slots), basis }
}

/** A day that is counted from the date of the letter is told as counted: on which day it came, only the person knows. */
function passedKey(main: DerivedDeadline, isPlain: boolean): SentenceKey {
  if (mayBeInTime(main)) return 'dateToActCounted'
  if (isPlain) return 'dateToKnowPassed'
  return main.mayRunLater ? 'dateToActCountedOver' : 'dateToActPassed'
}

const BARE_DATE = /^[\d\s/.,-]*(?:\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]+ \d{4})?$/

/** The law, and the one quote that gives the day: a bare date only when nothing else shows it. */
function dayProof({ basis }: DerivedDeadline): Basis[] {
  const quotes = basis.filter((one) => one.kind === 'letter')
  const telling = quotes.find((one) => !BARE_DATE.test(one.quote.trim())) ?? quotes[0]
  return [...basis.filter((one) => one.kind === 'law'), ...(telling ? [telling] : [])]
}

/** What to do without its second half: 'reply to the claim' of 'Reply to the claim, or send the form'. */
function shortAction(action: string): string {
  const first = action.split(/[,(;:（、]/u)[0]?.trim() ?? ''
  return withoutEnd(first.split(' ').length > 1 ? first : action)
}

/** 'in 12 days', 'tomorrow', 'today'. */
export function whenWords(phrases: Phrases, { daysLeft }: DerivedDeadline): string {
  if (daysLeft === 0) return say(phrases, 'today')
  if (daysLeft === 1) return say(phrases, 'tomorrow')
  return say(phrases, 'inDays', { days: String(daysLeft) })
}

function questionVerdict(situation: Situation): Claim {
  const { answer, answering, main, coverage } = situation
  // Beside an answer it opens the answer itself.
  const crisis = coverage.depth === 'none' ? crisisClaim(situation.facts) : null
  if (crisis) return crisis
  if (answer && answering) return answering.shortAnswer(situation.facts.phrases, answer)
  if (main) return deadlineClaim(situation, main)
  return fixedClaim(
    situation.facts.phrases,
    coverage.depth === 'none' ? 'noCertainAnswer' : 'shortBelief',
  )
}

function opening({ facts }: Situation): string {
  const { reading, phrases } = facts
  const key = reading.confidence >= SURE || reading.paper ? 'isKind' : 'looksLikeKind'
  return say(phrases, key, { kind: kindHere(facts) })
}

const PERIOD_STARTS = {
  letter: 'fromItsDate',
  issue: 'fromItsDate',
  service: 'fromService',
  receipt: 'fromReceipt',
  event: 'fromEvent',
  unknown: 'fromUnknown',
} as const satisfies Record<StatedDeadline['from'], SentenceKey>

function periodClaim(situation: Situation, period: StatedDeadline): Claim {
  const { text, kindBasis, phrases } = situation.facts
  const unit = period.unit === 'working_days' ? 'working_days' : 'days'
  const says = say(phrases, 'periodGiven', {
    opening: opening(situation),
    length: formatPeriod(phrases, period.relativeDays ?? 0, unit),
    start: say(phrases, PERIOD_STARTS[period.from]),
  })
  return { says, basis: [...kindBasis, ...letterBases(text, [period.span])] }
}
