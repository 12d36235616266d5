/** Every day by which to act: printed in the letter or fixed by law. The earliest safe one leads. */
import { deriveFromLetter, deriveFromRule } from '@plainletter/calendar/derive-deadline'
import type { Derivation } from '@plainletter/calendar/derive-deadline'
import { daysBetween } from '@plainletter/calendar/plain-date'
import type { Basis, DerivedDeadline } from '@plainletter/contracts/analysis'
import type { PlainDate } from '@plainletter/contracts/country'
import type { DateRole, StatedDeadline, Threat } from '@plainletter/contracts/reading'
import type { RuleOf } from '@plainletter/contracts/rule'

import { joinProof, letterBases, withoutRepeats } from './basis.ts'
import { datesOf, isUsableDate, proveDate } from './facts.ts'
import type { Facts } from './facts.ts'
import { rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'

/** What the person does by a date that the letter prints. */
const ACTIONS = {
  pay: 'Answer the letter',
  reply: 'Send your reply',
  appeal: 'Send your appeal',
  leave: 'Get housing help',
  attend: 'Prepare for the hearing',
  pay_discount: 'Decide about the lower price',
  act: 'Answer the letter',
} as const satisfies Record<StatedDeadline['what'], string>

/** What the letter says may follow. Kinds without words here are left to the rules. */
const CONSEQUENCES: Partial<Record<Threat['kind'], string>> = {
  court: 'They say they may go to court after that.',
  judgment: 'They say a court may decide against you after that.',
  enforcement_visit: 'They say an enforcement agent may visit after that.',
  goods: 'They say they may take goods after that.',
  debt_collector: 'They say they may use a debt collector after that.',
  credit_file: 'They say they may tell credit agencies after that.',
  eviction: 'They say they may ask a court for your home after that.',
  disconnection: 'They say they may cut you off after that.',
}

/** `mayLead`: only the letter's main date and the main limits of the law head the page. */
type Candidate = { deadline: DerivedDeadline; mayLead: boolean }

/** Sorted: the main one first, then by day. A scam's dates are pressure, so they are left out. */
export function findDeadlines(facts: Facts, rules: readonly Selected[]): DerivedDeadline[] {
  const stated = facts.reading.documentType === 'SCAM_LETTER' ? [] : statedDeadlines(facts)
  const legal = rowsOf(rules, 'deadline').flatMap((row) => fromRule(row, facts))
  const merged = mergeSameDay([...legal, ...stated])
  const main = pickMain(merged)
  return merged
    .map((one) => ({ ...one.deadline, isMain: one === main }))
    .toSorted(
      (one, other) =>
        Number(other.isMain) - Number(one.isMain) || one.date.localeCompare(other.date),
    )
}

/** A period that the letter prints without a day to count from, or null. */
export function undatedPeriod(facts: Facts): StatedDeadline | null {
  const { reading, letterDate, closed } = facts
  const all = reading.deadline
    ? [reading.deadline, ...reading.statedDeadlines]
    : reading.statedDeadlines
  return (
    all.find(
      (stated) => stated.relativeDays !== null && !deriveFromLetter({ stated, letterDate, closed }),
    ) ?? null
  )
}

function statedDeadlines(facts: Facts): Candidate[] {
  const main = facts.reading.deadline
  // In a question, periods are part of the story; only one that binds the person counts.
  const told = facts.reading.isEnquiry ? [] : facts.reading.statedDeadlines
  const others = told.filter((stated) => !main || !isSameSpan(stated, main))
  const leading = main ? fromLetter(main, facts, true) : null
  return [leading, ...others.map((stated) => fromLetter(stated, facts, false))].filter(
    (one) => one !== null,
  )
}

function fromLetter(stated: StatedDeadline, facts: Facts, isLeading: boolean): Candidate | null {
  const { letterDate, closed, today } = facts
  if (stated.iso !== null && !isUsableDate(stated.iso)) return null
  const derivation = deriveFromLetter({ stated, letterDate, closed })
  const place = letterBases(facts.text, [stated.span])
  if (!derivation || place.length === 0) return null
  const date = stillOpenDay(derivation, today)
  const consequence = statedConsequence(stated, facts)
  const isBeforeLetter = letterDate !== null && date < letterDate
  return {
    deadline: {
      ...dated(date, today),
      action: ACTIONS[stated.what],
      consequence: consequence?.says ?? null,
      source: 'letter',
      working: derivation.working,
      basis: [...place, ...joinProof(consequence)],
    },
    mayLead: isLeading && !isBeforeLetter && stated.what !== 'pay_discount',
  }
}

/** The safe day; once it has passed, the last day under the kinder reading while that is still to come. */
function stillOpenDay({ date, latest }: Derivation, today: PlainDate): PlainDate {
  return date < today && latest >= today ? latest : date
}

function statedConsequence(
  stated: StatedDeadline,
  facts: Facts,
): { says: string; basis: Basis[] } | null {
  if (stated.what === 'pay_discount') return null
  for (const threat of facts.reading.threats) {
    const says = threat.mood === 'has_been' ? undefined : CONSEQUENCES[threat.kind]
    const basis = letterBases(facts.text, [threat.span])
    if (says && basis.length > 0) return { says, basis }
  }
  return null
}

function fromRule({ rule, basis }: Selected<RuleOf<'deadline'>>, facts: Facts): Candidate[] {
  const trigger = triggerDate(rule.terms.trigger, facts)
  if (!trigger) return []
  const derivation: Derivation = deriveFromRule({
    terms: rule.terms,
    trigger,
    closed: facts.closed,
  })
  const deadline: DerivedDeadline = {
    ...dated(derivation.date, facts.today),
    action: rule.action,
    consequence: rule.consequence,
    source: 'law',
    working: derivation.working,
    basis: [...basis, ...proveDate(facts.text, facts.reading, trigger)],
  }
  return [{ deadline, mayLead: rule.weight === 'main' }]
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
  const known = new Set(one.working.map((step) => step.says))
  return {
    deadline: {
      ...one,
      consequence: one.consequence ?? other.consequence,
      working: [...one.working, ...other.working.filter((step) => !known.has(step.says))],
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
