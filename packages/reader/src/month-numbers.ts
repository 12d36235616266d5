/** Months in figures: "Beiträge 01.2026 bis 06.2026", "loyer 03/2026". Alone they look like the number of a bill. */
import type { DateParts } from './found-date.ts'

const MONTH = String.raw`(0[1-9]|1[0-2])[./-]((?:19|20)\d\d)(?![\d/]|[.,-]\d)`
/** From one month to another, or this one and the next. */
const FROM_TO = new RegExp(
  String.raw`(?<![\d/.,-])${MONTH}(\s{0,2}(?:bis(?: einschließlich)?|und|à|au|et|al?|hasta|y|e|tot(?: en met)?|t\/m|en|-|\+|,)\s{0,2})${MONTH}`,
  'giu',
)
/** The month of a rent, a contribution or an instalment. */
const OF_PAYMENT = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:\p{L}{0,20}miete|\p{L}{0,20}beitr[aä]ge?|\p{L}{0,20}rate|monate?|abschlag|hausgeld|loyers?|mois(?: de)?|cotisations?|mensualités?|échéances?|alquiler|cuotas?|mes(?: de)?|mensualidad|canone|canoni|rat[ae]|mese|mensilità|huur|maand|bijdrage|termijn)(?: (?:für|von|vom|pour|de|del|di|per|van|voor))? )${MONTH}`,
  'giu',
)

/** Every such month, with its place. */
export function monthNumbers(text: string, language: string): DateParts[] {
  if (language === 'en' || language === 'ja') return []
  const pairs = Array.from(text.matchAll(FROM_TO), (match) => {
    const [whole, month = '', year = '', link = '', nextMonth = '', nextYear = ''] = match
    const next = match.index + month.length + 1 + year.length + link.length
    return [
      at(match.index, month, year),
      { ...at(next, nextMonth, nextYear), end: match.index + whole.length },
    ]
  }).flat()
  const single = Array.from(text.matchAll(OF_PAYMENT), (match) =>
    at(match.index, match[1] ?? '', match[2] ?? ''),
  ).filter(({ start }) => !pairs.some((one) => one.start === start))
  return [...pairs, ...single]
}

function at(start: number, month: string, year: string): DateParts {
  const end = start + month.length + 1 + year.length
  return { start, end, year: Number(year), month: Number(month), day: 0 }
}
