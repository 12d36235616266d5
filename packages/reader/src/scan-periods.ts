/** Finds printed periods: "within fourteen (14) days of the date of this letter", "binnen 14 Tagen", "24 hours". */
import type { PeriodStart, PeriodUnit } from '@plainletter/contracts/reading'

import { foreignNumber, FOREIGN_NUMBERS } from './cues/period-words.ts'
import type { Letter } from './letter.ts'
import { numberFromWords } from './number-words.ts'
import { startOf } from './period-start.ts'
import { leftOf, rightOf } from './sentence.ts'

/** A period with its place. `days` is its length in days, hours rounded up. `isFirstDayCounted` for "beginning with". */
export type FoundPeriod = {
  count: number
  unit: PeriodUnit
  days: number
  from: PeriodStart
  isFirstDayCounted: boolean
  /** "before the hearing": the period runs backwards. */
  isCountedBack: boolean
  start: number
  end: number
}

const UNDER_TEN = 'one|two|three|four|five|six|seven|eight|nine'

const WORDS = `(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:${UNDER_TEN}))?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|${UNDER_TEN}|an|a|${FOREIGN_NUMBERS}`

const UNITS = [
  {
    unit: 'working_days',
    days: 1,
    names:
      'working days?|business days?|(?:bank)?(?:werk|arbeits)tagen?|jours ouvrables|jours ouvrés|d[ií]as (?:h[áa]biles|laborables)|giorni lavorativi|werkdagen',
  },
  { unit: 'clear_days', days: 1, names: 'clear days?|jours francs' },
  { unit: 'hours', days: 1 / 24, names: 'hours?|hrs?|stunden|heures|horas|ore|uur|hr|godzin[ay]?' },
  {
    unit: 'weeks',
    days: 7,
    names: "weeks?'?|wochen?|wöchigen?|semaines?|semanas?|settiman[ae]|weken|tygodni[ae]?|tydzień",
  },
  { unit: 'days', days: 14, names: 'fortnights?' },
  {
    unit: 'months',
    days: 30,
    names:
      "months?'?|calendar months?|monate?n?|monatigen?|mois|mes|meses|mesi|mese|maand|maanden|monats?|miesi[ąę]c[ay]?|miesięcy",
  },
  {
    unit: 'days',
    days: 1,
    names:
      "calendar days?|consecutive days?|days?'?|(?:kalender)?tagen?|tägigen?|daagse|jours|días|dias|giorni|giomi|gg|(?:kalender)?dagen|dni",
  },
] as const satisfies readonly { unit: PeriodUnit; days: number; names: string }[]

/** Japanese writes no spaces, and says "within" behind the unit. */
const JAPANESE = [
  { unit: 'working_days', days: 1, names: '営業日' },
  { unit: 'weeks', days: 7, names: '週間' },
  { unit: 'months', days: 30, names: '[かヶカヵケ]月' },
  { unit: 'hours', days: 1 / 24, names: '時間' },
  { unit: 'days', days: 1, names: '日間?' },
] as const satisfies readonly { unit: PeriodUnit; days: number; names: string }[]

/** "Sous huitaine", "dans le mois qui suit", "innert Monatsfrist": periods that need no number. */
const UNNUMBERED: ReadonlyMap<string, Measured> = new Map([
  ['huitaine', { count: 8, unit: 'days', days: 8 }],
  ['quinzaine', { count: 15, unit: 'days', days: 15 }],
  ['mois', { count: 1, unit: 'months', days: 30 }],
  ['monatsfrist', { count: 1, unit: 'months', days: 30 }],
])

const PERIOD = new RegExp(
  String.raw`(?<![\p{L}\p{N}£.,])(\d{1,3}|${WORDS})(?:\s?\(\s?(\d{1,3}|${WORDS}|\p{L}{3,16})\s?\))?[ \n-]{0,2}(${UNITS.map((row) => row.names).join('|')})(?!\p{L})|(?<!\d)(\d{1,3}|[一二三四五六七八十]{1,2})(${JAPANESE.map((row) => row.names).join('|')})(?=以内|を(?:経過|過ぎ)(?:した|する|た)日(?:まで|の前日)|(?<=期[限日](?:が|は|まで)?(?:あと|残り)?[^。\n]{1,6})(?:後|しか|です|と(?:なっ|書)))|(?<!\p{L})(huitaine|quinzaine|(?<=dans le )mois(?= (?:qui suit|suivant|de (?:l['’]|la|sa|son|cette)))|(?<=(?:innert|binnen) )monatsfrist)(?!\p{L})`,
  'giu',
)

const UNIT_PATTERNS = UNITS.map(({ unit, days, names }) => ({
  unit,
  days,
  pattern: new RegExp(`^(?:${names})$`, 'iu'),
}))

/** At most this many periods are kept. */
const LIMIT = 200

/** Every period in the text, in order. */
export function scanPeriods(letter: Pick<Letter, 'working'>): FoundPeriod[] {
  const { text } = letter.working
  const found: FoundPeriod[] = []
  for (const match of text.matchAll(PERIOD)) {
    if (found.length >= LIMIT) break
    const period = toPeriod(text, match)
    if (period.count > 0 && !isNoPeriod(text, period)) found.push(period)
  }
  return [
    ...found,
    ...shortHours(text),
    ...countedBehind(text),
    ...ordinalDays(text),
    ...ordinalMonths(text),
  ].toSorted((a, b) => a.start - b.start)
}

/** "sous 24h", "en 48 h". */
const HOURS = /(?<![\p{L}\p{N}.,:])(\d{1,2}) ?(?:h|u|std\.?)(?![\p{L}\p{N}])/gu

function shortHours(text: string): FoundPeriod[] {
  return Array.from(text.matchAll(HOURS))
    .slice(0, LIMIT)
    .map((match) => ({
      ...sized(Number(match[1]), UNITS[2]),
      ...startOf(rightOf(text, match.index + match[0].length).slice(0, 110), ''),
      isCountedBack: false,
      start: match.index,
      end: match.index + match[0].length,
    }))
}

/** "entro giorni 10 dalla notifica": Italian law names the unit first. */
const BEHIND = /(?<!\p{L})(?:giorni|gg\.?) (\d{1,3})(?![\d.,/])/giu

function countedBehind(text: string): FoundPeriod[] {
  return Array.from(text.matchAll(BEHIND))
    .slice(0, LIMIT)
    .map((match) => ({
      ...sized(Number(match[1]), UNITS[6]),
      ...startOf(rightOf(text, match.index + match[0].length).slice(0, 110), ''),
      isCountedBack: false,
      start: match.index,
      end: match.index + match[0].length,
    }))
}

/** "On or before the seventh (7th) day after the date of service", "the end of the fifth business day after you receive". */
const ORDINAL_DAY =
  /(?:on or before|no later than|not later than|by|before|until)(?: the end of)? the (\d{1,2}(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fourteenth|fifteenth|twentieth|thirtieth)(?: \(\d{1,2}(?:st|nd|rd|th)?\))? ((?:business|working) )?day (?=after|from|following)/gi

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...'second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((word, at): [string, number] => [word, at + 2]),
  ['fourteenth', 14],
  ['fifteenth', 15],
  ['twentieth', 20],
  ['thirtieth', 30],
])

function ordinalDays(text: string): FoundPeriod[] {
  return Array.from(text.matchAll(ORDINAL_DAY))
    .slice(0, LIMIT)
    .map((match) => {
      const printed = (match[1] ?? '').toLowerCase()
      const count = ORDINALS.get(printed) ?? Number.parseInt(printed, 10)
      const start = match.index + match[0].indexOf(match[1] ?? '')
      const end = match.index + match[0].trimEnd().length
      return {
        ...sized(count, match[2] === undefined ? UNITS[6] : UNITS[0]),
        ...startOf(rightOf(text, end).slice(0, 110), ''),
        isCountedBack: false,
        start,
        end,
      }
    })
}

/** "Bis zum Ablauf des zweiten Kalendermonats nach Zugang", "avant la fin du deuxième mois suivant la réception": whole months, from the one after that in which the paper comes. */
const ORDINAL_MONTH =
  /(?<=(?<!\p{L})(?:(?:ablauf|ende|schluss) des|fin du|end of the|fin(?:al)? del|fine del|einde van de) )(zweiten|dritten|deuxième|troisième|second|third|segundo|tercer|secondo|terzo|tweede|derde)(?: auf den zugang[^.\n]{0,30} folgenden)? (?:kalender|calendar )?(?:monat(?:e?s)?|mois|month|mes|mese|maand)(?= (?:nach|ab|seit|(?:qui )?sui[vt]|après|after|following|siguiente|tras|successivo|dopo|na|volgend))/giu

function ordinalMonths(text: string): FoundPeriod[] {
  return Array.from(text.matchAll(ORDINAL_MONTH))
    .slice(0, LIMIT)
    .map((match) => {
      const end = match.index + match[0].length
      const count = /^(?:zw|d[eu]u|se|tw)/i.test(match[0]) ? 2 : 3
      return {
        ...sized(count, UNITS[5]),
        ...startOf(rightOf(text, end).slice(0, 110), match[0]),
        isCountedBack: false,
        start: match.index,
        end,
      }
    })
}

type Measured = Pick<FoundPeriod, 'count' | 'unit' | 'days'>

function toPeriod(text: string, match: RegExpMatchArray): FoundPeriod {
  const start = match.index ?? 0
  const end = start + match[0].length
  const after = rightOf(text, end).slice(0, 110)
  const isCountedBack =
    BEFORE_HEARING.test(after) ||
    (AT_LEAST.test(text.slice(Math.max(0, start - 24), start)) && BEFORE_PROCEEDING.test(after))
  const from = isCountedBack
    ? { from: 'event' as const, isFirstDayCounted: false }
    : startOf(after, text.slice(Math.max(0, start - 24), start))
  const measured = SKIPS_WEEKENDS.test(after) ? inWorkingDays(measure(match)) : measure(match)
  return { ...measured, ...from, isCountedBack, start, end }
}

const BEFORE_HEARING =
  /^\s*(?:or more )?(?:before|prior to) (?:the|that|your|this) (?:(?:\w+ )?(?:hearing|trial|court (?:date|day)|return da(?:te|y))|(?:date|day) (?:(?:that is |which is )?(?:specified|stated|named|set|fixed|given|shown|printed) (?:in|on|for|by) (?:the|this|your|that) (?:\w+ )?(?:summons|hearing|trial|court)|(?:of|for) (?:the|your|that) (?:\w+ )?(?:hearing|trial|court)|on which (?:you|the (?:case|matter|summons)) (?:are|is|must)\b))/i

/** "Not less than 7 days before the proceeding"; in a letter before claim proceedings are what comes after its own time. */
const BEFORE_PROCEEDING = /^\s*(?:before|prior to) the (?:\w+ )?proceedings?\b/i

const AT_LEAST = /\b(?:not less than|at least|no later than)\s*$/i

/** "three days, excluding Saturday, Sunday and legal holidays". */
const SKIPS_WEEKENDS =
  /^\s*[(,]? ?(?:not (?:including|counting)|excluding|exclusive of|other than)\b[^.]{0,24}\b(?:saturdays?|sundays?|weekends?|(?:bank |public |legal )?holidays?)\b/i

function inWorkingDays(measured: Measured): Measured {
  return measured.unit === 'days' ? { ...measured, unit: 'working_days' } : measured
}

/** How many of which unit, in each of the three forms. */
function measure(match: RegExpMatchArray): Measured {
  if (match[6] !== undefined)
    return UNNUMBERED.get(match[6].toLowerCase()) ?? { count: 0, unit: 'days', days: 0 }
  if (match[5] !== undefined) return measureJapanese(match[4] ?? '', match[5])
  const row = UNIT_PATTERNS.find(({ pattern }) => pattern.test(match[3] ?? '')) ?? UNITS[6]
  return sized(numberOf(match[1] ?? ''), row)
}

function measureJapanese(count: string, name: string): Measured {
  const row = JAPANESE.find(({ names }) => new RegExp(names).test(name)) ?? UNITS[6]
  return sized(numberOf(count), row)
}

function sized(count: number, { unit, days }: { unit: PeriodUnit; days: number }): Measured {
  return { count, unit, days: Math.ceil(count * days) }
}

function numberOf(printed: string): number {
  if (/^\d/.test(printed)) return Number(printed)
  return foreignNumber(printed) ?? numberFromWords(printed.toLowerCase() === 'an' ? 'a' : printed)
}

/** "The time allowed is 14 days", "before the date that is three days after". */
export const LIMIT_IS =
  /\b(?:deadline|limit|time|period)(?: [\w ]{3,40})? (?:is|will be)\s*$|\b(?:by|before) the (?:date|day) (?:that|which) is\s*$/i

/** "Three strikes within a 90-day period", "redundancy pay of 12 weeks", "6 days of my sick leave": how often or how much, not until when. */
function isWindow(left: string, after: string): boolean {
  if (MEASURED_IN.test(after) && !/\bwithin (?:a |an )?$/i.test(left)) return true
  const isSpan = /\b(?:within|in|during|over) (?:a|any)(?: rolling)?\s*$/i.test(left)
  return PAID_FOR.test(left) || (isSpan && /^[ -]period\b/i.test(after))
}

const MEASURED_IN =
  /^(?:['’]s?)?(?: worth)? (?:(?:of )?(?:(?:your|my|his|her|our|their|the|base|basic|gross|regular|full|unused|unpaid|paid|annual|sick|personal|vacation|parental|holiday) ){0,4}(?:salary|pay|wages|earnings|leave|overtime|holidays?)\b(?! (?:date|day|slip|period|start|end|begin|commenc))|at [£$€]\d)/i
const PAID_FOR =
  /\b(?:pay|payment|severance|salary|wages|compensation) (?:of|equal to|equivalent to)\s*$/i

/** "a 10-day grace period", "14 days ago", "12 months old", "6 weeks' pay", "30 days in arrears", "four months or longer". */
function isNoPeriod(text: string, period: FoundPeriod): boolean {
  if (period.isCountedBack) return false
  const after = text.slice(period.end, period.end + 48)
  const left = leftOf(text, period.start).slice(-40)
  if (isNoticeAhead(left, after) || HOW_LONG.test(after) || isOneDay(text, period)) return true
  if (NO_PERIOD_BEHIND.test(left) || isWindow(left, after) || isRate(left, period)) return true
  return !LIMIT_IS.test(left) && (UNTIL_A_DAY.test(after) || SPAN_BEHIND.test(left))
}

/** "£600 in 12 months". */
const isRate = (left: string, { unit }: FoundPeriod): boolean =>
  unit === 'months' && /£[\d,.]+ in\s*$/.test(left)

const HOW_LONG =
  /^(?:'s)?\s?(?:ago|before (?:that|the hearing|your)|old|in arrears|overdue|late|stay|a week|per week|apr(?![a-zà-ÿ])|fixed|contract|pay\b|grace|terms|or (?:longer|more)|of (?:langer|meer)|oder (?:länger|mehr)|ou plus|o más|o più)/i

/** "A day", "all 24 hours of this day": the day is told, and no time. */
function isOneDay(text: string, { start, end, days, unit }: FoundPeriod): boolean {
  if (unit === 'hours')
    return /^ (?:of|on) th(?:is|at|e) (?:\w+ )?da(?:y|te)\b/i.test(text.slice(end, end + 40))
  return days === 1 && /^(?:a|an)$/i.test(text.slice(start, start + 2).trim())
}

/** "With 48 hours' notice": how early somebody says so. */
function isNoticeAhead(left: string, after: string): boolean {
  return (
    /\b(?:with|give (?:us|me)|need|require) (?:a |an |at least )?$/i.test(left) &&
    BY_NOTICE.test(after)
  )
}

const BY_NOTICE = /^'? (?:written |prior |advance )?notice\b/i

const NO_PERIOD_BEHIND = /\b(?:for|an?|some) (?:extra|additional|further)\s*$/i

const UNTIL_A_DAY =
  /^\s(?:to|until|ending|up to)\s(?:(?:the )?\d{1,2}(?![\d-])|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i

const SPAN_BEHIND =
  /\b(?:last|past|previous|more than|(?<!\bwait )at least|stay of|for over|every|each|whole of the|aged?|per|after(?: a further)?|is|as|was)\s*$/i
