/** The day on which a printed period ends, where the text alone fixes it. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { addDays, addMonths } from './day-count.ts'
import { isoOf } from './found-date.ts'
import type { FoundDate } from './found-date.ts'
import type { Letter } from './letter.ts'
import { isCriminalCharge } from './pressing-steps.ts'
import type { FoundPeriod } from './scan-periods.ts'
import { sentenceAround } from './sentence.ts'

export type Found = {
  letter: Letter
  dates: readonly FoundDate[]
  periods: readonly FoundPeriod[]
  documentType: DocumentType
}
export type PeriodAt = { period: FoundPeriod; letterDate: string | null }

const UNCOUNTABLE: ReadonlySet<string> = new Set(['working_days', 'hours', 'clear_days'])

/** The day the period ends, where the text alone fixes it. */
export function lastDay(found: Found, { period, letterDate }: PeriodAt): string | null {
  if (period.isCountedBack) return countedBack(found, period)
  if (LATER_START.test(found.letter.working.text.slice(period.end, period.end + 90))) return null
  const named = namedStart(found, period)
  if (named !== null) return addDays(named, period.days)
  if (period.from === 'receipt' || period.from === 'event' || UNCOUNTABLE.has(period.unit))
    return null
  const start = startDay(found, { period, letterDate })
  if (start === null) return null
  return period.unit === 'months' ? addMonths(start, period.count) : addDays(start, period.days)
}

/** "…days, which begin on the third working day after sending": no day can be counted from the text alone. */
const LATER_START =
  /^\s*\(?,? ?(?:not including|excluding|exclusive of|not counting)\b|^[^.\n]{0,50}\b(?:derde werkdag|troisième jour ouvrable|dritten werktag|(?:third|second|first) (?:working|business) day|jour ouvrable)\b/i

/** "Not less than 7 days before the hearing": back from the day of the hearing, where one is printed. */
function countedBack(found: Found, period: FoundPeriod): string | null {
  const hearing = found.dates.find((date) => date.role === 'hearing' && date.day > 0)
  const day = hearing ? isoOf(hearing) : null
  return day === null || UNCOUNTABLE.has(period.unit) ? null : addDays(day, -period.days)
}

/** The day before the first one that counts. */
function startDay(found: Found, { period, letterDate }: PeriodAt): string | null {
  const isCharge =
    period.from === 'unknown' &&
    /\bcharge you (?:in the name[^.]{0,30})?to pay\b/i.test(found.letter.working.text)
  const isUndated = period.from === 'letter' && letterDate === null
  const start =
    period.from === 'service' || isCharge || isUndated
      ? servedOn(found, letterDate)
      : ((isServedAbroad(found, period) ? servedOn(found, letterDate) : null) ?? letterDate)
  return start !== null && period.isFirstDayCounted ? addDays(start, -1) : start
}

/** "Verbale del 3/10, notificato il 9/11": abroad the times of a fine or a court run from the service that is printed. */
function isServedAbroad({ documentType, letter }: Found, { from }: FoundPeriod): boolean {
  const isServed = documentType === 'PENALTY_CHARGE_NOTICE' || OF_COURTS.has(documentType)
  return letter.language !== 'en' && from === 'unknown' && isServed
}

/** "within 14 days of 27 June": the printed day the period starts on. */
function namedStart(found: Found, period: FoundPeriod): string | null {
  const after = found.letter.working.text.slice(period.end, period.end + 24)
  const link = /^\s*(?:of|from|after|starting(?: on)?|beginning(?: on| with)?)\s+/i.exec(after)
  if (!link) return null
  const at = period.end + link[0].length
  const date = found.dates.find((one) => one.day > 0 && one.start >= at && one.start <= at + 12)
  return date ? isoOf(date) : null
}

const DAYS: Readonly<Record<string, number>> = {
  two: 2,
  second: 2,
  three: 3,
  third: 3,
  five: 5,
  fifth: 5,
}

/** "served on", "served personally on", "served by me at 15:10 on", "Served by Officer 338, on Tue". */
const SERVED =
  /\bserved(?: personally| in person| by hand)?(?: (?:by|on|upon) [^.\n]{1,60}?)?,?(?: at [\d:.]+ ?(?:[ap]m)?)?(?: on:?|:)\s*(?:\p{L}{3,9},? )?$/iu
/** Another paper was served: "A Notice to Owner was served on you on". */
const OTHER_SERVED = /\b(?:was|were|has been|been) served\b/i
const THIS_SERVED = /\bthis (?:\w+ ){1,4}(?:was|is|has been) served\b/i

/** "Date of notice and service:", "Date of service:". */
const SERVICE_LABEL = /\bdate of (?:\w+ and )?(?:deemed )?service(?: of this notice)?:?\s*$/i

/** "Notificata il", "Zugestellt am": at the head of a line or a sentence, or behind a title and its dash, as an officer notes it on the paper. */
const SERVED_ABROAD =
  /(?:^|\n|[.;,] |\d [-–] )[ \t]*(?:(?:this charge was )?executed|notificat[oa]|zugestellt|signifiée?|notifiée?|notificad[oa]|betekend)(?: \p{L}+ \p{L}+)? (?:on|il|in data|am|le|el|op|en fecha)\s*:?\s*$/iu

/** "Bußgeldbescheid vom 2. Juni, zugestellt am": the title of the paper with both of its days. */
const TITLE_SERVED =
  /(?:^|\n)[ \t]*\p{L}*(?:bescheid|befehl|urteil|beschluss|verfügung) vom (?:\d{1,2}\.[ ]?(?:\d{1,2}\.|\p{L}+) ?\d{4}),? zugestellt am $/iu

/** "Zustellung (PZU)   15. Juni", "Date de signification :": the label of a day in the head of the paper. */
const SERVED_LABEL_ABROAD =
  /(?:^|\n|\t| {2})[ \t]*(?:zu(?:gestellt|stellung|stelldatum|stellungsdatum)|(?:tag|datum) der zustellung|date de (?:la )?(?:signification|notification)|data (?:di|della) notifica(?:zione)?|fecha de (?:la )?notificación|(?:datum (?:van )?|dag van )betekening)(?: \([^)\n]{2,24}\))?[ \t]*(?::| {2}|\t)[ \t]*(?:am |le |il |el |op )?$/iu

const SERVED_HERE = [SERVICE_LABEL, SERVED_ABROAD, TITLE_SERVED, SERVED_LABEL_ABROAD]

function isServedHere(left: string): boolean {
  if (SERVED_HERE.some((one) => one.test(left))) return true
  if (!SERVED.test(left)) return false
  const sentence = left.slice(left.lastIndexOf('\n') + 1)
  return !OTHER_SERVED.test(sentence) || THIS_SERVED.test(sentence)
}

/** The day of service, where the letter says how many days after issue it is. */
function servedOn(found: Found, letterDate: string | null): string | null {
  const { text } = found.letter.working
  const printed = found.dates.find(
    (date) =>
      date.day > 0 &&
      isServedHere(text.slice(Math.max(0, date.start - 120), date.start)) &&
      !isBefore(date, letterDate),
  )
  if (printed) return isoOf(printed)
  if (letterDate === null) return null
  const said =
    /(?:service|served)[^.]{0,60}?\b(\d|two|five|three) (?:calendar )?days after|(\d|two|five|three) days after (?:the )?(?:issue date|date of issue|it was issued|the date of issue|posting)|(fifth|second|third) day after/i.exec(
      text.slice(0, 40_000),
    )
  if (!said) return null
  const count = (said[1] ?? said[2] ?? said[3] ?? '').toLowerCase()
  const days = DAYS[count] ?? Number(count)
  return addDays(letterDate, days)
}

/** "Zugestellt am 16.02." in an order of 17 March: that was the paper before. */
function isBefore(date: FoundDate, letterDate: string | null): boolean {
  const iso = isoOf(date)
  return iso !== null && letterDate !== null && iso < letterDate
}

/** A notice to leave, and a fine with its ways to pay and to appeal. */
const SAYS_TWICE: ReadonlySet<DocumentType> = new Set(['EVICTION_NOTICE', 'PENALTY_CHARGE_NOTICE'])

/** Abroad a time that a court sets without saying from when runs from its service; Dutch courts count from the day they decide. */
function isOfCourt({ documentType, letter: { language, working } }: Found): boolean {
  if (language === 'en' || language === 'nl') return false
  // A prosecutor's paper has no kind of its own, and is served as a court's is.
  return OF_COURTS.has(documentType) || (documentType === 'OTHER' && isCriminalCharge(working.text))
}

const OF_COURTS: ReadonlySet<DocumentType> = new Set(['COURT_CLAIM', 'COURT_JUDGMENT'])

/** "Innerhalb der dreiwöchigen Klagefrist": a time that the law sets runs from the receipt, whatever day the letter bears. */
function isOfLaw({ documentType, letter: { working } }: Found, period: FoundPeriod): boolean {
  if (TIME_OF_LAW.test(working.text.slice(period.end, period.end + 30))) return true
  if (!ENDS_WORK.has(documentType)) return false
  const { start, end } = sentenceAround(working.text, period)
  return LABOUR_COURT.test(working.text.slice(start, end))
}

const TIME_OF_LAW =
  /^ ?(?:klage|widerspruchs|einspruchs|einsprache|beschwerde|rechtsmittel|rekurs|berufungs|anfechtungs)frist(?!\p{L})/iu
const ENDS_WORK: ReadonlySet<DocumentType> = new Set(['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'])
const LABOUR_COURT =
  /(?<!\p{L})(?:arbeitsgericht|kündigungsschutzklage|prud['’]hom\p{L}+|juzgado de lo social|demanda por despido|papeleta de conciliación|giudice del lavoro|impugnare il licenziamento|kantonrechter)(?!\p{L})/iu

function startByLaw(found: Found, period: FoundPeriod): FoundPeriod['from'] {
  // The times to pay and to object to a statutory demand run from its service, whatever day it bears.
  if (found.documentType === 'STATUTORY_DEMAND' && period.from === 'unknown') return 'service'
  if (period.from !== 'unknown' || found.letter.language === 'en') return period.from
  if (isOfCourt(found)) return 'service'
  return isOfLaw(found, period) ? 'receipt' : 'unknown'
}

/** "Within three days", where the same notice says "three days after service" too: one period, said twice. */
export function withStarts(found: Found): readonly FoundPeriod[] {
  const { documentType } = found
  const periods = startsOfPairs(found, startsToldOfThem(found))
  if (!SAYS_TWICE.has(documentType))
    return periods.map((period) => ({ ...period, from: startByLaw(found, period) }))
  const { text } = found.letter.working
  return periods.map((period) => {
    const isOfThatDay = THAT_DAY.test(text.slice(period.end, period.end + 60))
    const said = periods.find(
      ({ from, unit, count, start }) =>
        (from === 'service' || from === 'receipt') &&
        (isOfThatDay ? start < period.start : unit === period.unit && count === period.count),
    )
    return period.from === 'unknown' && said ? { ...period, from: said.from } : period
  })
}

/** "Entro 60 giorni dalla notifica al Prefetto, ovvero entro 30 giorni al Giudice": from when they run is told once, of the first. */
function startsOfPairs(
  { letter: { language, working } }: Found,
  periods: readonly FoundPeriod[],
): readonly FoundPeriod[] {
  if (language === 'en') return periods
  return periods.map((period, at) => {
    const first = periods[at - 1]
    if (period.from !== 'unknown' || !first || !SERVED_OR_HAD.has(first.from)) return period
    const isJoined = OR_IN.test(working.text.slice(first.end, period.start))
    return isJoined ? { ...period, from: first.from } : period
  })
}

const SERVED_OR_HAD: ReadonlySet<FoundPeriod['from']> = new Set(['service', 'receipt'])
const OR_IN =
  /^[^.;:\n]{0,80}(?<!\p{L})(?:o|od|ovvero|oppure|e|ed|oder|und|bzw\.|sowie|ou|et|y|u|of|en|dan wel)(?!\p{L})[^.;:\n\d]{0,40}$/iu

/** "You have 60 days to appeal. The 60 days start the day after you get this letter": said of the days themselves. */
function startsToldOfThem({ periods, letter: { working } }: Found): readonly FoundPeriod[] {
  const told = periods.filter(
    ({ start, end, from }) =>
      from !== 'unknown' &&
      THESE.test(working.text.slice(Math.max(0, start - 8), start)) &&
      START.test(working.text.slice(end, end + 24)),
  )
  if (told.length === 0) return periods
  return periods.map((period) => {
    const said = told.find(({ unit, count }) => unit === period.unit && count === period.count)
    return period.from === 'unknown' && said ? { ...period, from: said.from } : period
  })
}

const THESE = /\b(?:the|these|those|this|that|your) $/i
const START = /^(?: period)? (?:will |shall |only )?(?:starts?|begins?|runs?|commences?|counts?)\b/i

/** "28 days beginning with that day": the day on which the period before it starts. */
const THAT_DAY =
  /^\s*(?:beginning|starting|running|counted)?\s*(?:with|from|on|of|after) (?:that|the same|the said) (?:day|date)\b/i
