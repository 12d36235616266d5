/** Every day by which to act: printed in the letter or fixed by law. The earliest safe one leads. */
import { deriveFromLetter, deriveFromRule } from '@plainletter/calendar/derive-deadline'
import type { Derivation } from '@plainletter/calendar/derive-deadline'
import { daysBetween } from '@plainletter/calendar/plain-date'
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import type { PlainDate } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { DateRole, StatedDeadline } from '@plainletter/contracts/reading'
import type { DeadlineTerms, RuleOf } from '@plainletter/contracts/rule'

import { joinProof, letterBases, withoutRepeats } from './basis.ts'
import { endOfJob } from './end-of-job.ts'
import { datesOf, isUsableDate, proveDate } from './facts.ts'
import type { Facts } from './facts.ts'
import { lastSafeDay } from './last-safe-day.ts'
import { joinRepeated, periodOf } from './same-limit.ts'
import type { Candidate, Period } from './same-limit.ts'
import { rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'
import { statedAction, statedConsequence } from './stated-words.ts'
import { isWishOfLandlord } from './wished-day.ts'

/**
 * Sorted: the main one first, then by day. A scam's dates are pressure, so they are left out. `ofAnswer` is the limit of the answer to
 * a question.
 */
export function findDeadlines(
  facts: Facts,
  rules: readonly Selected[],
  ofAnswer: Candidate | null = null,
): DerivedDeadline[] {
  const printed = facts.reading.documentType === 'SCAM_LETTER' ? [] : statedDeadlines(facts)
  const fixed = rowsOf(rules, 'deadline')
    .filter(({ rule }) => !(rule.terms.service && isFixedByCourt(facts)))
    .flatMap((row) => fromRule(row, facts))
  const { legal, stated } = joinRepeated(ofAnswer ? [ofAnswer, ...fixed] : fixed, printed)
  const merged = mergeSameDay([...afterPrinted(legal, stated, facts), ...stated])
  const main = pickMain(merged)
  return merged
    .map((one) => ({ ...one.deadline, isMain: one === main }))
    .toSorted(
      (one, other) =>
        Number(other.isMain) - Number(one.isMain) || one.date.localeCompare(other.date),
    )
}

/** Papers of a court or a public power set their own day; others cannot shorten or move the law's. */
const SETS_OWN_DAY: readonly DocumentType[] = [
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'BAILIFF_NOTICE',
  'PENALTY_CHARGE_NOTICE',
]

function isPlainDay(stated: StatedDeadline | null): boolean {
  return stated !== null && stated.iso !== null && stated.relativeDays === null
}

/** A hearing or the day to be out is no last day to answer: the law's day comes before it. */
function isDayOfEvent(stated: StatedDeadline | null): boolean {
  return stated?.what === 'attend' || stated?.what === 'leave'
}

/** A court that prints the day of the answer has counted the post already. */
function isFixedByCourt({ reading: { documentType, deadline } }: Facts): boolean {
  return documentType === 'COURT_CLAIM' && isPlainDay(deadline)
}

/** A later day that such a paper prints leads: a day counted from its date may not. */
function afterPrinted(
  legal: readonly Candidate[],
  stated: readonly Candidate[],
  { reading }: Facts,
): Candidate[] {
  const printed = stated.find((one) => one.mayLead)?.deadline.date
  const isPrinted = isPlainDay(reading.deadline) && !isDayOfEvent(reading.deadline)
  if (!printed || !isPrinted || !SETS_OWN_DAY.includes(reading.documentType)) return [...legal]
  return legal.map((one) => ({ ...one, mayLead: one.mayLead && one.deadline.date >= printed }))
}

/** A period that the letter prints without a day to count from, or null. */
export function undatedPeriod(facts: Facts): StatedDeadline | null {
  const { reading } = facts
  const all = reading.deadline
    ? [reading.deadline, ...reading.statedDeadlines]
    : reading.statedDeadlines
  return all.find((stated) => stated.relativeDays !== null && !deriveStated(stated, facts)) ?? null
}

function statedDeadlines(facts: Facts): Candidate[] {
  const named = facts.reading.askedDay ?? facts.reading.deadline
  const main = named && isWishOfLandlord(named, facts) ? null : named
  // In a question, periods are part of the story; only one that binds the person counts.
  const told = facts.reading.isEnquiry ? [] : facts.reading.statedDeadlines
  const others = told.filter((stated) => !main || !isSameSpan(stated, main))
  const leading = main ? fromLetter(main, facts, true) : null
  return [leading, ...others.map((stated) => fromLetter(stated, facts, false))].filter(
    (one) => one !== null,
  )
}

function fromLetter(stated: StatedDeadline, facts: Facts, isLeading: boolean): Candidate | null {
  const { letterDate, today } = facts
  if (stated.iso !== null && !isUsableDate(stated.iso)) return null
  const derivation = deriveStated(stated, facts)
  const place = letterBases(facts.text, [stated.span])
  if (!derivation || place.length === 0) return null
  const date = stillOpenDay(derivation, today)
  const consequence = statedConsequence(stated, facts)
  const isBeforeLetter = letterDate !== null && date < letterDate
  return {
    deadline: {
      ...dated(date, today),
      action: statedAction(stated, facts),
      consequence: consequence?.says ?? null,
      source: 'letter',
      ...runsLater(stated),
      working: derivation.working,
      basis: [...place, ...joinProof(consequence)],
    },
    mayLead: isLeading && !isBeforeLetter && stated.what !== 'pay_discount',
    ...statedPeriod(stated),
  }
}

function statedPeriod({ relativeDays, unit, what }: StatedDeadline): { period?: Period } {
  if (relativeDays === null || what === 'pay_discount') return {}
  const isWorking = unit === 'working_days'
  return {
    period: { days: relativeDays, unit: isWorking ? 'working_days' : 'days' },
  }
}

const BEFORE_HEARING = /\bdays?\s+before\s+(?:the|that|your)\s+hearing\b/i

/** "Not less than 14 days before the hearing" counts back from the hearing, never forward from the letter. */
function deriveStated(stated: StatedDeadline, facts: Facts): Derivation | null {
  const { phrases, letterDate, closed, reading, country, nation } = facts
  const { iso, relativeDays, quote } = stated
  if (iso === null && relativeDays !== null && BEFORE_HEARING.test(quote)) {
    const trigger = triggerDate('hearing', facts)
    const terms = { trigger: 'hearing', count: -relativeDays, unit: 'days', roll: 'none' } as const
    return trigger === null ? null : deriveFromRule({ phrases, terms, trigger, closed })
  }
  const dayBefore = lastSafeDay(stated, facts)
  if (dayBefore) return dayBefore
  // Taking Control of Goods Regulations 2013, regulation 6: Sundays and bank holidays are not clear days.
  const isEnforcement =
    reading.documentType === 'BAILIFF_NOTICE' &&
    country === 'gb' &&
    nation !== 'scotland' &&
    nation !== 'northern_ireland'
  return deriveFromLetter({ phrases, stated, letterDate, closed, skipsSundays: isEnforcement })
}

/** The safe day; once it has passed, the last day under the kinder reading while that is still to come. */
function stillOpenDay({ date, latest }: Derivation, today: PlainDate): PlainDate {
  return date < today && latest >= today ? latest : date
}

function fromRule({ rule, basis }: Selected<RuleOf<'deadline'>>, facts: Facts): Candidate[] {
  const first = triggerDate(rule.terms.trigger, facts)
  if (!first) return []
  const { trigger, derivation } = countRule(rule.terms, first, facts)
  const deadline: DerivedDeadline = {
    ...dated(stillOpenDay(derivation, facts.today), facts.today),
    action: rule.action,
    consequence: rule.consequence,
    source: 'law',
    ...(isFromItsDate(rule.terms) && trigger === facts.letterDate ? RUNS_LATER : {}),
    working: derivation.working,
    basis: [...basis, ...proveDate(facts.text, facts.reading, trigger)],
  }
  const period = periodOf(rule.terms)
  return [{ deadline, mayLead: rule.weight === 'main', ...(period ? { period } : {}) }]
}

const RUNS_LATER = { mayRunLater: true } as const

function runsLater({ relativeDays, from }: StatedDeadline): Partial<typeof RUNS_LATER> {
  return relativeDays !== null && (from === 'receipt' || from === 'service') ? RUNS_LATER : {}
}

/** Where no days are added for the post, the law counts from the day on which the letter came: we cannot know it. */
function isFromItsDate({ trigger, service }: DeadlineTerms): boolean {
  return trigger === 'letter' && service === undefined
}

/** From the trigger, to be safe; where that day is over, from the later one that the law means, if the letter names it. */
function countRule(
  terms: DeadlineTerms,
  first: PlainDate,
  facts: Facts,
): { trigger: PlainDate; derivation: Derivation } {
  const { phrases, closed, today } = facts
  const derivation = deriveFromRule({ phrases, terms, trigger: first, closed })
  const last = terms.runsFrom && derivation.date < today ? endOfJob(facts) : null
  if (!last) return { trigger: first, derivation }
  const event = 'workJobEnds'
  const counted = deriveFromRule({ phrases, terms, trigger: last, closed, event })
  return { trigger: last, derivation: counted }
}

/** A past event counts from its latest day, a hearing from the next one to come. */
function triggerDate(role: DateRole, facts: Facts): PlainDate | null {
  if (role === 'letter') return facts.letterDate
  const days = datesOf(facts.reading, role).toSorted()
  if (role === 'hearing') return days.find((day) => day >= facts.today) ?? days.at(-1) ?? null
  if (role !== 'incident') return days[0] ?? null
  return days.findLast((day) => day <= facts.today) ?? days.at(-1) ?? null
}

/** One day is told once: the law's words lead, and the proofs are joined. */
function mergeSameDay(candidates: readonly Candidate[]): Candidate[] {
  const byDay = new Map<PlainDate, Candidate>()
  for (const candidate of candidates) {
    const { date } = candidate.deadline
    const before = byDay.get(date)
    byDay.set(date, before ? join(before, candidate) : candidate)
  }
  return [...byDay.values()]
}

function join(first: Candidate, second: Candidate): Candidate {
  const [one, other] = [first.deadline, second.deadline]
  return {
    deadline: {
      ...one,
      consequence: one.consequence ?? other.consequence,
      // Both lead to the same day, so the fuller working is enough.
      working: other.working.length > one.working.length ? other.working : one.working,
      basis: withoutRepeats([...one.basis, ...other.basis]),
    },
    mayLead: first.mayLead || second.mayLead,
  }
}

/** Still open before passed, allowed to lead before not, then the earliest. */
function pickMain(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.toSorted(
    (one, other) =>
      Number(one.deadline.isPassed) - Number(other.deadline.isPassed) ||
      Number(other.mayLead) - Number(one.mayLead) ||
      one.deadline.date.localeCompare(other.deadline.date),
  )[0]
}

function dated(date: PlainDate, today: PlainDate) {
  return { date, isMain: false, isPassed: date < today, daysLeft: daysBetween(today, date) }
}

function isSameSpan(one: StatedDeadline, other: StatedDeadline): boolean {
  return one.span[0] === other.span[0] && one.span[1] === other.span[1]
}
