/** Days written in words, as officers of courts and careful senders do: "le douze novembre deux mille vingt-six", "den sechzehnten November 2026". */
import { wordsOfNumbers } from './foreign-sums.ts'
import type { DateParts } from './found-date.ts'
import { MONTHS } from './months.ts'

const MONTH = Array.from(MONTHS.keys())
  .filter((name) => name.length > 3 || name === 'mai' || name === 'mei')
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** First days and those whose number the ending hides. */
const ORDINALS: Readonly<Record<string, number>> = {
  premier: 1,
  primo: 1,
  primero: 1,
  ersten: 1,
  erster: 1,
  eerste: 1,
  dritten: 3,
  achten: 8,
  achter: 8,
  dritter: 3,
  derde: 3,
}
const ORDINAL = Object.keys(ORDINALS).join('|')
/** Behind the number of a day: "zeventiende", "zwölfter", "achtste". */
const ENDING = '(?:s?te[rn]?|de)?'
/** What stands between day, month and year: "del mese di", "de", "des Jahres". */
const LINK = String.raw`(?:,? (?:d[ei]|del(?: mese di| año| anno)?|du mois de|des jahres|van de maand) |,? | d')`

/** Text longer than this holds no more dates in words than it needs. */
const WINDOW = 20_000
const EARLIEST = 1950
const LATEST = 2099

/** Every date in words, with its place. */
export function writtenDates(whole: string, language: string): DateParts[] {
  const numbers = wordsOfNumbers(language)
  if (!numbers) return []
  const text = whole.slice(0, WINDOW)
  const { any, valueOf } = numbers
  const day = String.raw`(?<!\p{L})(${ORDINAL}|(?:(?:${any})[ -]?){1,4}?${ENDING})`
  const year = String.raw`((?:(?:${any})[ -]?){2,7}|(?:19|20)\d\d)(?![\p{L}\d])`
  const shapes = [
    { pattern: `${day}${LINK}(${MONTH})${LINK}${year}`, order: [1, 2, 3] },
    {
      pattern: String.raw`(?<!\p{L})(?:l['’]an(?:no)?|año(?: de)?) ${year}\s?,? ?(?:(?:et|y|e|il|le|el|giorno|día|addì|a) ){0,3}${day}${LINK}(${MONTH})(?!\p{L})`,
      order: [2, 3, 1],
    },
  ] as const
  return shapes.flatMap(({ pattern, order }) =>
    Array.from(text.matchAll(new RegExp(pattern, 'giu')), (match) => {
      const [days = '', month = '', years = ''] = order.map((group) => match[group] ?? '')
      return {
        start: match.index,
        end: match.index + match[0].trimEnd().length,
        day: ORDINALS[days.toLowerCase()] ?? valueOf(days),
        month: MONTHS.get(month.toLowerCase()) ?? 0,
        year: Number(years) || valueOf(years),
      }
    }).filter((date) => date.day > 0 && date.year >= EARLIEST && date.year <= LATEST),
  )
}
