/** Is the claim too old? Compares the dates of the letter with the time limits of the law. */
import { addMonths, daysBetween } from '@plainletter/calendar/plain-date'
import type { PlainDate } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Span } from '@plainletter/contracts/reading'
import type { RuleOf } from '@plainletter/contracts/rule'
import { formatDay } from '@plainletter/phrases/format'
import { say, sayFixed } from '@plainletter/phrases/phrases'
import type { Phrases } from '@plainletter/phrases/phrases'
import { joinSentences } from '@plainletter/phrases/sentence'

import { letterBases } from './basis.ts'
import type { Finding } from './check.ts'
import { isUsableDate } from './facts.ts'
import type { Facts } from './facts.ts'
import { rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'

/** Kinds in which an old debt may be asked for. */
const ASK_AGE: readonly DocumentType[] = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'COURT_CLAIM',
  'STATUTORY_DEMAND',
  'UTILITY_BILL_DEMAND',
]

/** Nothing is said about a limit that is further off. */
const NEAR_DAYS = 365

/** The first row that the facts speak to is enough: several limits side by side confuse. */
export function checkLimitation(facts: Facts, rules: readonly Selected[]): Finding[] {
  const row = rowsOf(rules, 'limitation')[0]
  if (!row || facts.reading.isEnquiry) return []
  const start = startOfTime(facts)
  if (!start)
    return ASK_AGE.includes(facts.reading.documentType)
      ? [olderLetter(row, facts) ?? unknownAge(row, facts.phrases)]
      : []
  const end = endOfTime(start.day, row.rule)
  const basis = [...row.basis, ...letterBases(facts.text, [start.span])]
  const finding =
    end < asOf(facts) ? lateFinding(start, row.rule, facts.phrases) : openFinding(start, end, facts)
  return finding ? [{ kind: 'limitation', ...finding, basis }] : []
}

/** `isEvent`: the day itself starts the time. Of an agreement only the earliest possible start is known. */
type Start = { day: PlainDate; span: Span; isEvent: boolean }

function endOfTime(
  day: PlainDate,
  { years, fromYearEnd = false }: RuleOf<'limitation'>,
): PlainDate {
  return addMonths(fromYearEnd ? `${day.slice(0, 4)}-12-31` : day, Math.round(years * 12))
}

/** What a letter asks for is older than the letter: one from before the time tells that the time may be over. */
function olderLetter(
  { rule, basis }: Selected<RuleOf<'limitation'>>,
  facts: Facts,
): Finding | null {
  const { letterDate, letterDateBasis, phrases } = facts
  // Of a court claim the day of the claim counts, and it was in time or not on that day.
  if (letterDate === null || endOfTime(letterDate, rule) >= asOf(facts)) return null
  const age = say(phrases, 'letterOlderThanLimit', {
    day: formatDay(phrases, letterDate),
    years: String(rule.years),
  })
  return {
    kind: 'limitation',
    result: 'unclear',
    says: joinSentences([age, rule.says, rule.restartedBy]),
    basis: [...basis, ...letterDateBasis],
  }
}

/** A claim in time stays in time: what counts is the day on which it was issued. */
function asOf({ letterDate, reading, today }: Facts): PlainDate {
  return letterDate && reading.documentType === 'COURT_CLAIM' ? letterDate : today
}

function lateFinding(
  { day, isEvent }: Start,
  rule: RuleOf<'limitation'>,
  phrases: Phrases,
): Pick<Finding, 'result' | 'says'> {
  const age = say(phrases, 'olderThanYears', {
    day: formatDay(phrases, day),
    years: String(rule.years),
  })
  const ask = isEvent ? '' : say(phrases, 'askFirstMissed')
  const says = joinSentences([age, ask, rule.says, rule.restartedBy])
  return { result: isEvent ? 'problem' : 'unclear', says }
}

function openFinding(
  { day, isEvent }: Start,
  end: PlainDate,
  facts: Facts,
): Pick<Finding, 'result' | 'says'> | null {
  const isNear = daysBetween(asOf(facts), end) <= NEAR_DAYS
  if (!isNear && !ASK_AGE.includes(facts.reading.documentType)) return null
  const slots = { day: formatDay(facts.phrases, day), end: formatDay(facts.phrases, end) }
  if (isNear) return { result: 'unclear', says: say(facts.phrases, 'limitEnds', slots) }
  const key = isEvent ? 'limitEndsNotYet' : 'limitEndsLaterNotYet'
  return { result: 'fine', says: say(facts.phrases, key, slots) }
}

function unknownAge({ rule, basis }: Selected<RuleOf<'limitation'>>, phrases: Phrases): Finding {
  return {
    kind: 'limitation',
    result: 'unclear',
    says: joinSentences([sayFixed(phrases, 'noLimitationDate'), rule.says, rule.restartedBy]),
    basis,
  }
}

/** Words before a date that tell of a debt coming about. */
const DUE =
  /\b(?:default(?:ed)?|fell due|due (?:on|date)|last pa(?:id|yment)|payments? (?:you )?made|missed|unpaid since|invoice[sd]?|parking|contravention)\b/i
/** The same in other languages: a bill and the day on which it was to be paid. */
const DUE_ABROAD =
  /(?<!\p{L})(?:factures?|rechnung(?:en)?|fattur[ae]|facturas?|factu(?:ur|ren)|fällig|échéance|échue?s?|scadenza|scadut[aei]|vencimiento|vencid[ao]s?|vervaldatum|vervallen|請求日|支払期[日限])(?!\p{L})/iu
const MADE =
  /\b(?:agreement|opened|taken(?: out)?|loan|account|started|entered into|borrowed|lent)\b/i
const OTHER_MATTER =
  /\b(?:assign(?:ed|ment)|bought|sold|transferred|judgment|order|born|birth|pay by|before|within|issued?)\b/i
const WORDS_NEAR = 80
/** A loan that was made so long ago has ended: its time has run as well. */
const LONG_OVER = 2

/** The latest event before the letter: time may run from an earlier one, never safely from a later one. */
function startOfTime(facts: Facts): Start | null {
  const before = facts.letterDate ?? facts.today
  const starts = facts.reading.dates
    .filter(
      ({ iso, role }) => iso !== facts.letterDate && role !== 'deadline' && role !== 'hearing',
    )
    .flatMap((mention): Start[] => {
      const { iso, role, span } = mention
      if (!isUsableDate(iso) || iso >= before) return []
      const words = wordsAround(facts.text, span)
      if (role === 'incident' || DUE.test(words) || DUE_ABROAD.test(words))
        return [{ day: iso, span, isEvent: true }]
      if (!MADE.test(words) || OTHER_MATTER.test(words)) return []
      return [{ day: iso, span, isEvent: isLongOver(iso, facts) }]
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))
  return starts.at(-1) ?? null
}

/** The words beside a date in its own line or sentence. */
function wordsAround(text: string, [start, end]: Span): string {
  // The stop of "Fattura n. 88" ends no sentence.
  const before = text
    .slice(Math.max(0, start - WORDS_NEAR), start)
    .replace(/\b(nr?|no|núm)\. /giu, '$1 ')
  const after = text.slice(end, end + WORDS_NEAR)
  return `${before.split(/\n|[.;]\s/).at(-1) ?? ''} ${after.split(/\n|[.;](?:\s|$)/)[0] ?? ''}`
}

function isLongOver(day: PlainDate, facts: Facts): boolean {
  return addMonths(day, LONGEST_LIMIT_MONTHS * LONG_OVER) < asOf(facts)
}

const LONGEST_LIMIT_MONTHS = 72
