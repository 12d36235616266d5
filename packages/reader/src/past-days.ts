/** The days gone by that a question names: "12.11.", "on 9 November", "gestern", "il y a 5 jours", "last friday". */
import { addDays, monthLength, weekdayOf } from './day-count.ts'
import { isoOf } from './found-date.ts'
import type { FoundDate } from './found-date.ts'
import type { Letter } from './letter.ts'
import type { Stretch } from './sentence.ts'

export type PastDay = Stretch & { iso: string }

/** The days, in the order of the text. `today` is YYYY-MM-DD; a day without a year is the last one before it. */
export function pastDays(letter: Letter, dates: readonly FoundDate[], today: string): PastDay[] {
  const named = dates
    .filter(({ day }) => day > 0)
    .map((date) => ({
      start: date.start,
      end: date.end,
      iso: lastOf(asPrinted(letter, date), today),
    }))
  const told = [
    ...named,
    ...shortDays(letter, today),
    ...theSixteenth(letter.working.text, today),
    ...countedBack(letter.working.text, today),
  ]
  const past = told.filter(({ iso }) => iso !== '' && iso <= today)
  const kept: PastDay[] = []
  for (const day of past.toSorted((one, other) => one.start - other.start || other.end - one.end))
    if (day.start >= (kept.at(-1)?.end ?? 0)) kept.push(day)
  return kept
}

/** Without a year that was taken from another day near by: "9 novembre … 1er avril 2027". */
function asPrinted({ working: { text } }: Letter, date: FoundDate): FoundDate {
  const printed = text.slice(date.start, date.end)
  return /\d{4}|[/.-]\d\d$/.test(printed) ? date : { ...date, year: 0 }
}

function lastOf(date: Pick<FoundDate, 'year' | 'month' | 'day'>, today: string): string {
  const now = Number(today.slice(0, 4))
  const years = date.year > 0 ? [date.year] : [now, now - 1]
  const real = years.filter((year) => date.day <= monthLength(year, date.month))
  return real.map((year) => isoOf({ ...date, year }) ?? '').find((iso) => iso <= today) ?? ''
}

/** "12.11." and "28/10"; German alone writes a day with stops, and sums stand with one too. */
const DAY_AND_MONTH =
  /(?<![\d/.,£€$-])(\d{1,2})(?:\.\s?(\d{1,2})\.|\/(\d{1,2}))(?!\d|\/|[.,-]\d| ?(?:€|euro|%))/giu
/** Two numbers may be either there. */
const MONTH_FIRST: readonly string[] = ['us', 'ca', 'jp']

function shortDays({ working, country }: Letter, today: string): PastDay[] {
  if (MONTH_FIRST.includes(country)) return []
  return Array.from(working.text.matchAll(DAY_AND_MONTH)).flatMap((match) => {
    const [day, month] = [Number(match[1]), Number(match[2] ?? match[3])]
    if (month < 1 || month > 12 || day < 1 || day > 31) return []
    const iso = lastOf({ year: 0, month, day }, today)
    return [{ start: match.index, end: match.index + match[0].length, iso }]
  })
}

/** "Monday the 16th", "on the 3rd": of this month, or of the last where that day is still to come. */
const DAY_ALONE =
  /(?<!\p{L})(?:on |(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )the (\d{1,2})(?:st|nd|rd|th)(?!\p{L}|,? (?:of|floor|hour|time|day|month|year)\b)/giu

function theSixteenth(text: string, today: string): PastDay[] {
  return placesOf(text, DAY_ALONE, ([, number = '']) => {
    const inMonth = today.slice(0, 8) + number.padStart(2, '0')
    const [year, month] = addDays(`${today.slice(0, 8)}01`, inMonth <= today ? 0 : -1).split('-')
    return lastOf({ year: Number(year), month: Number(month), day: Number(number) }, today)
  })
}

/** `ago` has the place of the number and the unit: "vor # Tagen". `on` stands before a day of the week that is over, `past` behind it. */
const LANGUAGES = [
  {
    today: 'today|this morning',
    yesterday: 'yesterday',
    before: 'the day before yesterday',
    ago: '# (days?|weeks?) ago',
    numbers: 'a|two|three|four|five|six',
    on: 'on|last|this',
    past: '',
    lastWeek: 'last week',
    week: 'monday tuesday wednesday thursday friday saturday sunday',
  },
  {
    today: 'heute(?: früh| morgen)?',
    yesterday: 'gestern',
    before: 'vorgestern',
    ago: 'vor # (tage?n?|wochen?)',
    numbers: 'einer|zwei|drei|vier|fünf|sechs',
    on: 'am|letzten|vorigen|diesen',
    past: '',
    lastWeek: '(?:letzte[rn]?|vorige[rn]?) woche',
    week: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  },
  {
    today: "aujourd['’]hui|ce matin",
    yesterday: 'hier',
    before: 'avant[- ]hier',
    ago: 'il y a # (jours?|semaines?)',
    numbers: 'une|deux|trois|quatre|cinq|six',
    on: 'ce|reçu|reçue|reçus|arrivé|arrivée|depuis',
    past: 'dernier',
    lastWeek: 'semaine derni[èe]re',
    week: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  },
  {
    today: 'hoy|esta mañana',
    yesterday: 'ayer',
    before: 'anteayer|antes de ayer',
    ago: 'hace # (días?|semanas?)',
    numbers: 'una|dos|tres|cuatro|cinco|seis',
    on: 'el|este',
    past: 'pasado',
    lastWeek: 'semana pasada',
    week: 'lunes martes miércoles jueves viernes sábado domingo',
  },
  {
    today: 'oggi|stamattina',
    yesterday: 'ieri',
    before: "l['’]altro ieri|altroieri",
    ago: '# (giorni|settiman[ae]) fa',
    numbers: 'una|due|tre|quattro|cinque|sei',
    on: 'di|questo',
    past: 'scors[oa]',
    lastWeek: '(?:settimana scorsa|scorsa settimana)',
    week: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  },
  {
    today: 'vandaag|vanmorgen',
    yesterday: 'gisteren',
    before: 'eergisteren',
    ago: '# (dagen|we(?:ek|ken)) geleden',
    numbers: 'een|twee|drie|vier|vijf|zes',
    on: 'op|afgelopen|vorige',
    past: '(?:jl|jongstleden)',
    lastWeek: '(?:vorige|afgelopen) week',
    week: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  },
] as const

const word = (inside: string) => new RegExp(String.raw`(?<!\p{L})(?:${inside})(?!\p{L})`, 'giu')

/** With or without accents, as typed on a phone. */
const namesOf = ({ week }: { week: string }) =>
  `(${`${week} ${withoutAccents(week)}`.replaceAll(' ', '|')})`

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** "am Mittwoch", "mercredi dernier". */
function weekdayIn(words: (typeof LANGUAGES)[number]): string {
  const before = `(?:${words.on}) ${namesOf(words)}`
  return words.past === '' ? before : `${before}|${namesOf(words)} ${words.past}`
}

/** "letzte Woche Mittwoch", "on Wednesday of last week", "el miércoles de la semana pasada". */
function lastWeekIn(words: (typeof LANGUAGES)[number]): string {
  const before = `${words.lastWeek}(?: on| am| op|,)? ${namesOf(words)}`
  return `${before}|(?:(?:${words.on}) )?${namesOf(words)},?(?: of| der| de| della| van)?(?: la)? ${words.lastWeek}`
}

const ROWS = LANGUAGES.map((words) => ({
  fixed: [words.today, words.yesterday, words.before].map(word),
  ago: word(words.ago.replace('#', String.raw`(\d{1,2}|${words.numbers})`)),
  numbers: words.numbers.split('|'),
  weekday: word(weekdayIn(words)),
  lastWeek: word(lastWeekIn(words)),
  week: withoutAccents(words.week).split(' '),
}))

function countedBack(text: string, today: string): PastDay[] {
  return ROWS.flatMap((row) => [
    ...row.fixed.flatMap((pattern, days) => placesOf(text, pattern, () => addDays(today, -days))),
    ...placesOf(text, row.ago, ([, count = '', unit = '']) => {
      const number = Number(count) || row.numbers.indexOf(count.toLowerCase()) + 1
      return addDays(today, -number * (/^(?:w|se)/i.test(unit) ? 7 : 1))
    }),
    ...placesOf(text, row.lastWeek, ([, name, other]) =>
      addDays(today, placeInWeek(row.week, name ?? other) - weekdayOf(today) - 7),
    ),
    ...placesOf(text, row.weekday, ([, first, second]) => {
      const back = (weekdayOf(today) - placeInWeek(row.week, first ?? second) + 7) % 7
      // On that weekday itself the one before is meant: "am Montag kam".
      return addDays(today, -(back === 0 ? 7 : back))
    }),
  ])
}

function placeInWeek(week: readonly string[], name = ''): number {
  return week.indexOf(withoutAccents(name.toLowerCase()))
}

function placesOf(
  text: string,
  pattern: RegExp,
  isoOfMatch: (match: RegExpMatchArray) => string,
): PastDay[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    iso: isoOfMatch(match),
  }))
}
