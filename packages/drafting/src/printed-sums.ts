/** Sums as people print them in the 14 countries, brought to one form so that they can be compared. */

const FIGURES = String.raw`\d(?:[\d.,'’ \u00a0\u202f]{0,24}\d)?`
const SIGNS = String.raw`(?:C\$|A\$|NZ\$|US\$|[£$€¥￥]|GBP|EUR|USD|CAD|AUD|NZD|CHF|JPY|Fr\.)`
const SIGNS_AFTER = String.raw`(?:[£$€]|C\$|GBP|EUR|USD|CAD|AUD|NZD|CHF|euros?|円|francs?)`
const MONEY = new RegExp(
  String.raw`${SIGNS}[\s\u00a0\u202f]?${FIGURES}|${FIGURES}[\s\u00a0\u202f]?${SIGNS_AFTER}(?![\p{L}])`,
  'gu',
)
const ANY_FIGURES = new RegExp(FIGURES, 'g')
const ANY_PLAIN_FIGURES = /\d[\d.,]{0,24}\d|\d/g

/** Sums of money in a text, as printed. */
export function printedSums(text: string): string[] {
  return [...text.matchAll(MONEY)].map(([found]) => found)
}

/** The text without its sums. */
export function withoutSums(text: string): string {
  return text.replace(MONEY, ' ')
}

/** '1482.5' for £1,482.50, 1.482,50 €, CHF 1'482.50 and 1 482,50 €. */
export function sumKey(printed: string): string {
  const figures = printed.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '')
  const [, whole = figures, cents = '0'] = /^(.*)[.,](\d{1,2})$/.exec(figures) ?? []
  return String(Number(`${whole.replace(/[.,]/g, '')}.${cents}`))
}

/** The keys of all figures in a text, with and without spaces between thousands. */
export function sumKeysIn(text: string): ReadonlySet<string> {
  const found = [...text.matchAll(ANY_FIGURES), ...text.matchAll(ANY_PLAIN_FIGURES)]
  return new Set(found.map(([figures]) => sumKey(figures)))
}
