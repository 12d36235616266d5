/** Turns printed dates and periods into the time limits of the letter, and picks the one that leads. */
import type { StatedDeadline } from '@plainletter/contracts/reading'

import { limitsInWords } from './at-once.ts'
import { isEndOf } from './cues/limit-words.ts'
import { OFFERED_BY } from './cues/period-words.ts'
import { monthLength } from './day-count.ts'
import { isDemanded, saysHowLong } from './demanded-limit.ts'
import { isoOf } from './found-date.ts'
import type { FoundDate } from './found-date.ts'
import { isBiddenAbove } from './hearing-day.ts'
import { isMissedAtCost } from './hearing-day.ts'
import { joinPairs } from './join-limits.ts'
import type { Candidate } from './join-limits.ts'
import { lastDay, withStarts } from './last-day.ts'
import type { Found, PeriodAt } from './last-day.ts'
import { leadingLimit, ofLastLetter } from './leading-limit.ts'
import { isDayOfEviction, isDayToLeave } from './leaving-day.ts'
import { clauseAround, LONG, whatOf } from './limit-purpose.ts'
import { quoted } from './limit-quote.ts'
import { isMeetingOnWork } from './meeting-on-job.ts'
import {
  OF_WHO_HOLDS_MONEY,
  isHouseRule,
  isIdle,
  isLastDayAtWork,
  isNoDuty,
  isNoTimeToAct,
  isNoticePeriod,
  isOver,
} from './no-duty.ts'
import { endsWindow } from './open-window.ts'
import { isReport } from './ordinary-paper.ts'
import { dateAbove, isOfferToCome, letterDateOf } from './own-date.ts'
import { LIMIT_IS } from './scan-periods.ts'
import type { FoundPeriod } from './scan-periods.ts'
import { sentenceAround } from './sentence.ts'
import type { Stretch } from './sentence.ts'
import { hasSeveralLetters } from './several-letters.ts'
import { isWitnessSummons } from './unnamed-papers.ts'
import { candidate } from './weigh-limit.ts'

/** All time limits in order of the text, and the leading one or null. */
export function findDeadlines(found: Found): {
  stated: StatedDeadline[]
  deadline: StatedDeadline | null
} {
  if (found.documentType === 'OTHER' && isReport(found.letter))
    return { stated: [], deadline: null }
  const letterDate = letterDateOf(found)
  const several = hasSeveralLetters(found.letter)
  const fromDates = found.dates.flatMap((date) => fromDate(found, { date, letterDate }))
  const fromPeriods = withStarts(found).flatMap((period) =>
    fromPeriod(found, {
      period,
      letterDate: isOfferToCome(found.letter, period)
        ? null
        : ((several ? dateAbove(found, period) : null) ?? letterDate),
    }),
  )
  const candidates = joinPairs(found.letter.working.text, {
    candidates: [
      ...fromPeriods,
      ...fromDates,
      ...found.letter.abroad.daysBefore(found),
      ...found.letter.abroad.monthEnds(found),
      ...fromWords(found, letterDate),
    ],
    letterDate,
  })
  const leading = leadingLimit(found, several ? ofLastLetter(found, candidates) : candidates)
  const stated = candidates.toSorted((a, b) => a.at - b.at).map(toStated)
  return { stated, deadline: leading && leading.score > 0 ? toStated(leading) : null }
}

function toStated({ score: _score, at: _at, ...stated }: Candidate): StatedDeadline {
  return stated
}

type DateAt = { date: FoundDate; letterDate: string | null }

function fromDate(found: Found, { date, letterDate }: DateAt): Candidate[] {
  if (!isLimit(found, date) || isLastDayAtWork(found, date)) return []
  const iso = isoOf(endOfMonth(found, date))
  if (letterDate !== null && iso !== null && iso < letterDate) return []
  const { text } = found.letter.working
  const stretch = sentenceAround(text, date)
  const sentence = text.slice(stretch.start, stretch.end)
  if (!endsWindow(text, date) && asksNothing(found, { date, stretch, sentence })) return []
  const base = {
    iso,
    relativeDays: null,
    unit: 'days' as const,
    from: 'unknown' as const,
    what: whatFor(found, date, sentence),
  }
  return [
    candidate(
      found,
      { ...base, ...quoted(found, stretch, date) },
      { sentence, at: date.start, offset: date.start - stretch.start, bonus: 1 },
    ),
  ]
}

/** A hearing to which the sender goes is one that the reader may attend. */
function whatFor(found: Found, date: FoundDate, sentence: string): StatedDeadline['what'] {
  const what = whatOf(found, sentence)
  return isToBeKept(found, date) || (date.role === 'hearing' && what === 'act') ? 'attend' : what
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
  return (
    letter.abroad.isPromised(sentence) ||
    letter.abroad.isAskedOfCourt(letter, sentence) ||
    OF_WHO_HOLDS_MONEY.test(sentence)
  )
}

function isToBeKept({ letter }: Found, { role, start }: FoundDate): boolean {
  return (
    role === 'hearing' &&
    (letter.abroad.mustAppear(letter) ||
      isMissedAtCost(letter) ||
      isWitnessSummons(letter) ||
      isMeetingOnWork(letter) ||
      isBiddenAbove(letter.working.text, start))
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
    (found.documentType !== 'OTHER' &&
      /\b(?:is|are|be|falls?|next payment)\b[^.\n]{0,30}\b(?:due|payable) on\s*$/i.test(before)) ||
    /\b(?:amount|sum|total|balance) due\b(?:[^.\n]|\.\d){0,24}\bpayable (?:on|by)\s*$/i.test(before)
  )
    return true
  if (found.documentType === 'RENT_ARREARS_LETTER') return /\bon or after\s*$/i.test(before)
  return endsStay(found, date)
}

/** The day that ends a stay in a home. A day of every year is none, whatever words stand before it. */
function endsStay({ documentType, letter }: Found, { start, year }: FoundDate): boolean {
  const { text } = letter.working
  if (year === 0) return false
  if (isDayOfEviction(text, start)) return true
  return documentType === 'EVICTION_NOTICE' && isDayToLeave(text, start)
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
    what: whatOf(found, ownWords(found, { clause: clauseAround(sentence, offset), period })),
  }
  const stated = { ...base, ...quoted(found, stretch, period) }
  const bonus = SAID_STARTS.has(period.from) || isPaidFromReceipt(found, stated) ? 1 : 0
  return [candidate(found, stated, { sentence, at: period.start, offset, bonus })]
}

/** What is to be done five days before a hearing is not to come to it; the forms of a court belong to their day. */
function ownWords(
  { documentType }: Found,
  { clause, period }: { clause: string; period: FoundPeriod },
): string {
  return period.isCountedBack && documentType !== 'COURT_CLAIM'
    ? clause.replace(BEFORE_EVENT, ' ')
    : clause
}

const BEFORE_EVENT =
  /\b(?:before|prior to) (?:the|that|your|this) (?:\w+ ){0,3}(?:hearing|trial)\b/gi

/** "De payer dans un délai de trente jours à compter de la réception": abroad a formal demand counts so. */
function isPaidFromReceipt(
  { letter }: Found,
  { from, what }: Pick<StatedDeadline, 'from' | 'what'>,
): boolean {
  return letter.language !== 'en' && from === 'receipt' && what === 'pay'
}

/** Offered to the reader, who must do something in it. */
function isTimeToAct(found: Found, period: FoundPeriod, stretch: Stretch): boolean {
  const { text } = found.letter.working
  const sentence = text.slice(stretch.start, stretch.end)
  const [before, after] = [
    text.slice(stretch.start, period.start),
    text.slice(period.end, stretch.end),
  ]
  if (isNoticePeriod(found, period) || isRate(text, period)) return false
  if (isNoTimeToAct(found, before)) return false
  if (isNotForReader(found, sentence) || !isGiven(period, { before, after })) return false
  if (isHouseRule(found)) return false
  const lead = leadOf(text, stretch)
  const offset = period.end - stretch.start + lead.length
  const asks = found.letter.abroad.duties.action
  if (!isDemanded(lead + sentence, { period, offset, asks })) return false
  if (isTold(found, sentence)) return false
  return found.documentType !== 'OTHER' || period.days < LONG
}

/** In a paper that demands nothing, and no answer to how long a time just named is. */
function isTold(found: Found, sentence: string): boolean {
  return isIdle(found, sentence) && !saysHowLong(sentence)
}

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
    /\b(?:within|inside|in|unpaid for|held for|open for|valid for|it says|says|next|have|has|had|given|give|allowed|only|another|of|than|before|until|binnen|innerhalb(?: von)?|innert|dans|sous|en|entro|within the|in the|period of|less than|wait(?: at least)?|those|same|said|last|these|take|nothing for|(?:you|i|we)['’]?ve|i['’]ll give you)\s*(?:first|les|le|un délai de|el plazo de|un plazo de|the|a|next|period of|further|final|a final|full|clear|maximum of|ein(?:er)? (?:woche|frist von)?|up to)*\s*$/i.test(
      left,
    )
  )
    return true
  return /^\s*(?:(?:klage|widerspruchs|einspruchs|rechtsmittel|zahlungs)?frist|termijn|heb(?:ben)? (?:om|anders)\b|of|from|after|starting|beginning|to (?:pay|reply|respond|contact|appeal|settle|make|act|leave|return|clear|file|oppose|object|dispute|contest|answer|pick up|collect|move|decide|ask|tell|let us)|left\b|remaining\b|cut.?off\b|deadline\b|(?:time )?limit\b|notice|以内|を経過|を過ぎ|後|しか|です|と|suivant|after)/i.test(
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
  return limitsInWords(found, letterDate).map(({ stated, at, isNamedDay }) =>
    isNamedDay
      ? onNamedDay(found, stated, at)
      : {
          ...stated,
          at,
          score: /day|tomorrow|tonight|bis|d'ici|avant|antes|entro|uiterlijk|vóór/i.test(
            stated.quote,
          )
            ? 0.6
            : 0.5,
        },
  )
}

/** A weekday of a letter with its own day is as good as a date. */
function onNamedDay(found: Found, stated: StatedDeadline, at: number): Candidate {
  const { text } = found.letter.working
  const place = { start: at, end: at + stated.quote.length }
  const stretch = sentenceAround(text, place)
  const sentence = text.slice(stretch.start, stretch.end)
  const dated = { ...stated, what: whatOf(found, sentence) }
  return candidate(found, dated, { sentence, at, offset: at - stretch.start, bonus: 0 })
}
