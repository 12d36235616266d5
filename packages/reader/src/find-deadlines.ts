/** Turns printed dates and periods into the time limits of the letter, and picks the one that leads. */
import type { StatedDeadline } from '@plainletter/contracts/reading'

import { limitsInWords } from './at-once.ts'
import { isEndOf } from './cues/limit-words.ts'
import { OFFERED_BY } from './cues/period-words.ts'
import { monthLength } from './day-count.ts'
import { isoOf } from './found-date.ts'
import type { FoundDate } from './found-date.ts'
import { isBiddenAbove } from './hearing-day.ts'
import { joinPairs } from './join-limits.ts'
import type { Candidate } from './join-limits.ts'
import { lastDay, withStarts } from './last-day.ts'
import type { Found, PeriodAt } from './last-day.ts'
import { isDayToLeave } from './leaving-day.ts'
import { clauseAround, LONG, whatOf } from './limit-purpose.ts'
import { quoted } from './limit-quote.ts'
import {
  isHouseRule,
  isIdle,
  isLastDayAtWork,
  isNoDuty,
  isNoticePeriod,
  isOthers,
  isOver,
  OPTIONAL,
  SETTLED,
} from './no-duty.ts'
import { dateAbove, letterDateOf } from './own-date.ts'
import { LIMIT_IS } from './scan-periods.ts'
import type { FoundPeriod } from './scan-periods.ts'
import { sentenceAround } from './sentence.ts'
import type { Stretch } from './sentence.ts'
import { hasSeveralLetters } from './several-letters.ts'
import { ACTION, candidate } from './weigh-limit.ts'

/** All time limits in order of the text, and the leading one or null. */
export function findDeadlines(found: Found): {
  stated: StatedDeadline[]
  deadline: StatedDeadline | null
} {
  const letterDate = letterDateOf(found)
  const several = hasSeveralLetters(found.letter)
  const fromDates = found.dates.flatMap((date) => fromDate(found, { date, letterDate }))
  const fromPeriods = withStarts(found).flatMap((period) =>
    fromPeriod(found, {
      period,
      letterDate: (several ? dateAbove(found, period) : null) ?? letterDate,
    }),
  )
  const candidates = joinPairs(found.letter.working.text, {
    candidates: [...fromPeriods, ...fromDates, ...fromWords(found, letterDate)],
    letterDate,
  })
  const leading = beforePayment(found, several ? ofLastLetter(found, candidates) : candidates)
  const stated = candidates.toSorted((a, b) => a.at - b.at).map(toStated)
  return { stated, deadline: leading && leading.score > 0 ? toStated(leading) : null }
}

/** Of several letters in one upload the one with the latest date speaks last, where it sets a limit. */
function ofLastLetter({ dates }: Found, candidates: readonly Candidate[]): readonly Candidate[] {
  const own = dates.filter(({ role, day }) => role === 'letter' && day > 0)
  const last = own.toSorted((a, b) => ((isoOf(a) ?? '') < (isoOf(b) ?? '') ? 1 : -1))[0]
  const later = candidates.filter(({ at, score }) => last && at > last.start && score > 0)
  return later.length > 0 ? later : candidates
}

/** The strongest limit; of a fine, the day to appeal where it comes before the day to pay. */
function beforePayment(
  { documentType }: Found,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const strongest = candidates.toSorted((a, b) => b.score - a.score || a.at - b.at)[0]
  const day = strongest?.what === 'pay' ? strongest.iso : null
  if (documentType !== 'PENALTY_CHARGE_NOTICE' || !day) return strongest
  const appeals = candidates.filter(
    ({ what, iso, score }) => what === 'appeal' && iso !== null && iso < day && score > 0,
  )
  return appeals[0] ?? strongest
}

function toStated({ score: _score, at: _at, ...stated }: Candidate): StatedDeadline {
  return stated
}

type DateAt = { date: FoundDate; letterDate: string | null }

function fromDate(found: Found, { date, letterDate }: DateAt): Candidate[] {
  if (!isLimit(found, date) || isLastDayAtWork(found, date)) return []
  const iso = isoOf(endOfMonth(found, date))
  if (letterDate !== null && iso !== null && iso < letterDate) return []
  const stretch = sentenceAround(found.letter.working.text, date)
  const sentence = found.letter.working.text.slice(stretch.start, stretch.end)
  if (asksNothing(found, { date, stretch, sentence })) return []
  const base = {
    iso,
    relativeDays: null,
    unit: 'days' as const,
    from: 'unknown' as const,
    what: isToBeKept(found, date) ? ('attend' as const) : whatOf(found, sentence),
  }
  return [
    candidate(
      found,
      { ...base, ...quoted(found, stretch, date) },
      { sentence, at: date.start, offset: date.start - stretch.start, bonus: 1 },
    ),
  ]
}

/** What has no duty in its sentence, unless the letter says elsewhere that the appointment must be kept. */
function asksNothing(
  found: Found,
  { date, stretch, sentence }: { date: FoundDate; stretch: Stretch; sentence: string },
): boolean {
  const after = found.letter.working.text.slice(stretch.end, stretch.end + 140).trimStart()
  const isIdleDay = isNoDuty(found, { sentence, upTo: date.end - stretch.start, after })
  return (isIdleDay && !isToBeKept(found, date)) || isNotForReader(found, sentence)
}

/** The sender's own promise, or what a suit asks of the court. */
function isNotForReader(found: Found, sentence: string): boolean {
  const { letter } = found
  return letter.abroad.isPromised(sentence) || letter.abroad.isAskedOfCourt(letter, sentence)
}

function isToBeKept({ letter }: Found, { role, start }: FoundDate): boolean {
  return (
    role === 'hearing' &&
    (letter.abroad.mustAppear(letter) || isBiddenAbove(letter.working.text, start))
  )
}

/** "By the end of June 2026" is its last day. */
function endOfMonth({ letter: { working } }: Found, date: FoundDate): FoundDate {
  if (date.day > 0 || !isEndOf(working.text, date)) return date
  return { ...date, day: monthLength(date.year, date.month) }
}

/** A date by which to act, a hearing, or the day a home or a tenancy must be given up. */
function isLimit(found: Found, date: FoundDate): boolean {
  if (endOfMonth(found, date).day === 0) return false
  if (date.role === 'deadline' || date.role === 'hearing') return !isOver(found, date)
  const { text } = found.letter.working
  const before = text.slice(Math.max(0, date.start - 60), date.start)
  if (
    found.documentType !== 'OTHER' &&
    /\b(?:is|are|be|falls?|next payment)\b[^.\n]{0,30}\b(?:due|payable) on\s*$/i.test(before)
  )
    return true
  if (found.documentType === 'RENT_ARREARS_LETTER') return /\bon or after\s*$/i.test(before)
  // A day of every year is none, whatever words stand before it.
  if (found.documentType !== 'EVICTION_NOTICE' || date.year === 0) return false
  return isDayToLeave(text, date.start)
}

function fromPeriod(found: Found, { period, letterDate }: PeriodAt): Candidate[] {
  const { text } = found.letter.working
  const stretch = sentenceAround(text, period)
  const sentence = text.slice(stretch.start, stretch.end)
  const offset = period.end - stretch.start
  if (!isTimeToAct(found, period, stretch)) return []
  const base = {
    iso: lastDay(found, { period, letterDate }),
    relativeDays: period.unit === 'months' ? null : period.days,
    unit: period.unit,
    from: fromOf(period, letterDate),
    what: whatOf(found, clauseAround(sentence, offset)),
  }
  const stated = { ...base, ...quoted(found, stretch, period) }
  const bonus = SAID_STARTS.has(period.from) ? 1 : 0
  return [candidate(found, stated, { sentence, at: period.start, offset, bonus })]
}

/** Offered to the reader, who must do something in it. */
function isTimeToAct(found: Found, period: FoundPeriod, stretch: Stretch): boolean {
  const { text } = found.letter.working
  const sentence = text.slice(stretch.start, stretch.end)
  const [before, after] = [
    text.slice(stretch.start, period.start),
    text.slice(period.end, stretch.end),
  ]
  if (isNoticePeriod(found, period) || isRate(text, period) || OF_ALL_BILLS.test(before))
    return false
  if (isNotForReader(found, sentence) || !isGiven(period, { before, after })) return false
  if (isHouseRule(found)) return false
  const lead = leadOf(text, stretch)
  const offset = period.end - stretch.start + lead.length
  const asks = found.letter.abroad.duties.action
  if (!isDemanded(lead + sentence, { period, offset, asks }) || isIdle(found, sentence))
    return false
  return found.documentType !== 'OTHER' || period.days < LONG
}

/** "Invoices that remain unpaid for 45 days are suspended": a rule for everybody's, told beside the reader's own. */
const OF_ALL_BILLS =
  /\b(?:invoices|bills|accounts|charges|balances) (?:that|which) (?:are|remain|stay|go|have been)\b[^.]{0,30}$/i

/** "£53.67 a month from your pension": how much, and not until when. */
function isRate(text: string, { start }: FoundPeriod): boolean {
  return /[£$€¥]\s?\d[\d.,]*\s*$|\d\s?(?:€|euros?)\s*$/i.test(
    text.slice(Math.max(0, start - 16), start),
  )
}

/** A period that says where it starts is a limit set with care. */
const SAID_STARTS: ReadonlySet<StatedDeadline['from']> = new Set(['letter', 'issue', 'service'])

/** A line that begins with its limit, below a list of sums, goes on from the sentence above the list. */
function leadOf(text: string, stretch: Stretch): string {
  if (!/^within\b/.test(text.slice(stretch.start, stretch.start + 8))) return ''
  const above = text.slice(Math.max(0, stretch.start - 320), stretch.start)
  return /\bto pay:/i.test(above) ? 'to pay: ' : ''
}

/** Offered to the reader and not asked. */
function isLeft(said: string, after: string): boolean {
  return OPTIONAL.test(said) || TO_CANCEL.test(after)
}

/** "You have 14 days to change your mind". */
const TO_CANCEL = /^[^.;]{0,50}\b(?:change your mind|to cancel|cooling.off)\b/i

/** Half a year presses nobody, unless the letter says that it must be kept. */
function isFarOff(sentence: string, { unit, count }: FoundPeriod): boolean {
  return (
    unit === 'months' &&
    count >= 6 &&
    !/\byou must do so within\b|disposez d['’]un délai de [^.]{0,90}contester/i.test(sentence)
  )
}

const A_SUM = /[£€$] ?\d|\d ?(?:€|eur\b|euros?\b)|\b(?:eur|chf) ?\d/i

/** The sentence asks something of the reader, and not long after. */
function isDemanded(
  sentence: string,
  { period, offset, asks }: { period: FoundPeriod; offset: number; asks: RegExp },
): boolean {
  if (isFarOff(sentence, period)) return false
  if (/\bI (?:find|accept) (?:that|the)\b/.test(sentence)) return false
  const said = sentence.slice(0, offset)
  const isSettled = SETTLED.test(said) && !BOUND.test(said)
  const after = sentence.slice(offset)
  if (isOthers(said) || isSettled || LATER.test(after) || isLeft(said, after)) return false
  if (NOT_DONE.test(said) || RULE_ASKED.test(said)) return false
  return [ACTION, asks, A_SUM, HAS_TIME_TO, LOST_IN, IF_LEFT_UNDONE].some((one) =>
    one.test(sentence),
  )
}

/** "You were told that you owed rent, and you did not pay it within": what is over. */
const NOT_DONE =
  /^(?!.*\b(?:if|unless|should|where)\b).*\b(?:you|he|she|they|tenants?) (?:did not|didn't|failed to)\b[^.]{0,50}\b(?:with)?in\b[^.]{0,24}$/is

/** "Isn't there a rule that tickets have to go out within": the law at large. */
const RULE_ASKED =
  /\b(?:is(?:n['’]?t)?|are(?:n['’]?t)?) there (?:not )?(?:a|an|any|some) (?:\w+ )?(?:rules?|laws?|limits?)\b/i

/** "Your account will be locked in 24 hours": whoever wants to keep it acts before. */
const LOST_IN =
  /\b(?:accounts?|cards?|access|profile|wallet|mailbox|parcel|package|delivery|subscription|service|line)\b[^.]{0,20} (?:will|shall|is going to) be (?:\w+ )?(?:locked|blocked|suspended|frozen|deactivated|disabled|deleted|closed|cancelled|restricted|returned to (?:the )?sender)\b[^.]{0,24}\b(?:with)?in (?:the next )?\d/i

/** "It can be clamped if the tax is not set up within 24 hours": what must be done, told by what follows where it is not. */
const IF_LEFT_UNDONE =
  /\b(?:if|unless)\b[^.]{2,70}\b(?:is|are|has|have|was)(?: not|n['’]t)?(?: been)? \p{L}{3,16}(?: \p{L}{2,5})? (?:with)?in (?:the next )?\d/iu

/** "Dispone de veinte días para:" above a list of what may be done. */
const HAS_TIME_TO =
  /(?<!\p{L})(?:dispone|disposez|dispose|haben sie|sie haben|dispone di|ha a disposizione|heeft u|u heeft)(?!\p{L})[^.]{0,140}:\s*$|\d (?:dagen|weken) heb(?:ben)? (?:om|anders)(?!\p{L})/iu

/** "We have not heard from you since, so you need to": asked all the same. */
const BOUND = /\b(?:so|and|but|now)\b[^.]{0,12}\byou (?:must|need to|have to|should)\b/i

/** Steps that come after a reply of the sender or a claim at court, and what the sender will bring by then. */
const LATER =
  /^[^.]{0,50}\b(?:ombudsman|of (?:that|our final) response|of receiving your)|^ (?:geliefert|geleverd|bezorgd|livrée?s?|entregad[oa]s?|consegnat[oaie])(?!\p{L})|^(?: nach| ab)?(?: der| dem)? ?(?:(?:zustellung|eintritt der rechtshängigkeit|rechtshängigkeit) ?)?(?:der |des |einer |eines )?\p{L}*(?:räumungsklage|räumungsanspruchs)(?!\p{L})/iu

/** Counted back from a hearing, or offered. */
function isGiven(
  { isCountedBack }: FoundPeriod,
  { before, after }: { before: string; after: string },
): boolean {
  return isCountedBack || isOffered(before, after)
}

/** "within", "in the next", "you have", "inside of", or a period that names its start. */
function isOffered(before: string, after: string): boolean {
  const left = before.slice(-48)
  if (OFFERED_BY.test(left) || LIMIT_IS.test(left)) return true
  if (
    /\b(?:within|inside|in|unpaid for|held for|open for|valid for|it says|says|next|have|has|had|given|give|allowed|only|another|of|than|before|until|binnen|innerhalb(?: von)?|innert|dans|sous|en|entro|within the|in the|period of|less than|those|same|said|last|these|take|nothing for|(?:you|i|we)['’]?ve|i['’]ll give you)\s*(?:first|les|le|un délai de|el plazo de|un plazo de|the|a|next|period of|further|final|a final|full|clear|maximum of|ein(?:er)? (?:woche|frist von)?|up to)*\s*$/i.test(
      left,
    )
  )
    return true
  return /^\s*(?:(?:klage|widerspruchs|einspruchs|rechtsmittel|zahlungs)?frist|termijn|heb(?:ben)? (?:om|anders)\b|of|from|after|starting|beginning|to (?:pay|reply|respond|contact|appeal|settle|make|act|leave|return|clear|file|oppose|object|dispute|contest|answer|pick up|collect|move|decide|ask|tell|let us)|left\b|remaining\b|cut.?off\b|deadline\b|(?:time )?limit\b|notice|以内|後|しか|です|と|suivant|after)/i.test(
    after,
  )
}

function fromOf(period: FoundPeriod, letterDate: string | null): StatedDeadline['from'] {
  return period.from === 'unknown' && letterDate !== null && period.unit !== 'hours'
    ? 'letter'
    : period.from
}

/** Used where nothing better is printed; a day of the week says more than "at once". */
function fromWords(found: Found, letterDate: string | null): Candidate[] {
  return limitsInWords(found, letterDate).map(({ stated, at }) => ({
    ...stated,
    at,
    score: /day|tomorrow|tonight|bis|d'ici|avant|antes|entro|uiterlijk|vóór/i.test(stated.quote)
      ? 0.6
      : 0.5,
  }))
}
