/** Days as a letter writes them in words, in the language of its phrases. */
import type { PlainDate } from '@plainletter/contracts/country'
import type { Phrases } from '@plainletter/phrases/phrases'

const JAPANESE_DAY = /(\d{4})年(\d{1,2})月(\d{1,2})日/g

type DayPatterns = { months: readonly string[]; dayFirst: RegExp; monthFirst: RegExp }

/** Names never change, so what is made from them stands: a memory, not a state. */
const PATTERNS = new WeakMap<Phrases, DayPatterns>()

function dayPatterns(phrases: Phrases): DayPatterns {
  const known = PATTERNS.get(phrases)
  if (known) return known
  const months = Object.values(phrases.names.months).map((name) => name.toLowerCase())
  const month = `(${months.join('|')})`
  const made = {
    months,
    dayFirst: new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:\.|er|º|st|nd|rd|th)?\s+(?:de\s+)?${month}\s+(?:de\s+)?(\d{4})`,
      'giu',
    ),
    monthFirst: new RegExp(String.raw`${month}\s+(\d{1,2}),?\s+(\d{4})`, 'giu'),
  }
  PATTERNS.set(phrases, made)
  return made
}

/** The days named in a text: '14 December 2026', 'December 14, 2026', '14. Dezember 2026', '2026年12月14日'. */
export function daysIn(text: string, phrases: Phrases): PlainDate[] {
  // Most sentences name no year, and so no day.
  if (!/\d{4}/.test(text)) return []
  const { months, dayFirst, monthFirst } = dayPatterns(phrases)
  const numberOf = (name: string) => months.indexOf(name.toLowerCase()) + 1
  return [
    ...[...text.matchAll(dayFirst)].map(([, d = '', m = '', y = '']) => plain(y, numberOf(m), d)),
    ...[...text.matchAll(monthFirst)].map(([, m = '', d = '', y = '']) => plain(y, numberOf(m), d)),
    ...[...text.matchAll(JAPANESE_DAY)].map(([, y = '', m = '', d = '']) => plain(y, Number(m), d)),
  ]
}

function plain(year: string, month: number, day: string): PlainDate {
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
