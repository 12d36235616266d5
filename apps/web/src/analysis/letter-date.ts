import type { DerivedDeadline } from '@plainletter/contracts/analysis'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const DATE_IN_WORDS = /(\d{1,2}) ([A-Za-z]+) (\d{4})/

/**
 * The day the clock started, from the first line of the working: its own date, or the date it names
 * ("Letter dated 20 March 2024, and the period it gives"). Undefined where the working names none.
 */
export function findLetterDate({ date, working }: DerivedDeadline): string | undefined {
  const first = working[0]
  if (first === undefined) return undefined
  if (first.date < date) return first.date
  const named = readDateInWords(first.says)
  return named !== undefined && named < date ? named : undefined
}

function readDateInWords(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = DATE_IN_WORDS.exec(text) ?? []
  const number = MONTHS.indexOf(month.toLowerCase()) + 1
  if (number === 0) return undefined
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}
