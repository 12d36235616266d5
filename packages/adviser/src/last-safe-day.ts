/** Limits whose printed day is one too late: "before 5 December", "by 00:01 on 5 December". */
import type { Derivation } from '@plainletter/calendar/derive-deadline'
import { addDays } from '@plainletter/calendar/plain-date'
import type { StatedDeadline } from '@plainletter/contracts/reading'
import { say } from '@plainletter/phrases/phrases'

import { isUsableDate } from './facts.ts'
import type { Facts } from './facts.ts'

/** How far to the left of a day its word or its hour may stand. */
const REACH = 48
const WEEKDAY =
  '(?:(?:le|el|il|the)\\s+)?(?:(?:\\p{L}+(?:day|tag|dag|edì|di)|mittwoch|lunes|martes|miércoles|jueves|viernes|sábado|domingo|sabato|domenica)[.,]?\\s+)?(?:(?:le|el|il|the)\\s+)?'
/** "On or before" a day counts it in; "avant" and its kin leave it out. */
const BEFORE = new RegExp(
  `(?<!\\p{L})(?<!\\b(?:or|oder|und|ou|o|of|en|e|y|am)\\s)(?:before|prior to|vor(?: dem)?|avant|antes del?(?: día)?|prima del(?:l['’])?|v(?:óó|oo)r)\\s+${WEEKDAY}$`,
  'iu',
)
/** The first minute of a day is over before anybody gets up. */
const FIRST_MINUTE = new RegExp(
  `(?:\\b00?[:.]0[01]|\\b000[01]|\\b12[:.]0[01] ?a\\.?m\\.?)(?: ?(?:uhr|heures|h|hours|hrs))?,?\\s+(?:(?:on|of|am|vom|du|del|op|van)\\s+)?${WEEKDAY}$`,
  'iu',
)

/** "Takes effect on 4 January unless an appeal is made against it beforehand". */
const MUST_COME_FIRST =
  /^,? unless an? (?:appeal|objection) (?:is|has been) (?:made|lodged|received)(?: against it)? (?:beforehand|before (?:then|that (?:date|day)))\b/i

/** The day before the printed one, with how it was counted; null where the printed day itself still counts. */
export function lastSafeDay(
  { iso, span }: StatedDeadline,
  { reading, text, phrases }: Pick<Facts, 'reading' | 'text' | 'phrases'>,
): Derivation | null {
  if (!isUsableDate(iso)) return null
  const isLate = reading.dates.some(
    (date) =>
      date.iso === iso &&
      isWithin(date.span, span) &&
      isOneTooLate(text.slice(0, date.span[0]), text.slice(date.span[1])),
  )
  if (!isLate) return null
  const date = addDays(iso, -1)
  return {
    date,
    latest: date,
    working: [
      { says: say(phrases, 'workSaysBefore'), date: iso },
      { says: say(phrases, 'workLastSafeDay'), date },
    ],
  }
}

function isOneTooLate(upTo: string, behind: string): boolean {
  const left = upTo.slice(-REACH)
  return BEFORE.test(left) || FIRST_MINUTE.test(left) || MUST_COME_FIRST.test(behind)
}

function isWithin([start, end]: StatedDeadline['span'], [from, to]: StatedDeadline['span']) {
  return start >= from && end <= to
}
