/** A calendar file (RFC 5545) for deadlines: one all-day event each, with alarms at nine in the morning. */
import type { Basis, DerivedDeadline } from '@plainletter/contracts/analysis'
import type { PlainDate } from '@plainletter/contracts/country'
import { formatDay } from '@plainletter/phrases/format'
import { say } from '@plainletter/phrases/phrases'
import type { Phrases } from '@plainletter/phrases/phrases'

import { addDays } from './plain-date.ts'

/** Days before the deadline on which the calendar reminds. */
const ALARM_DAYS = [7, 3, 1] as const
const MOST_OCTETS = 75

/** Writes the whole file. `name` heads each event ("Court claim from Acme"); `today` stamps it. */
export function writeCalendarFile(input: {
  phrases: Phrases
  name: string
  deadlines: readonly DerivedDeadline[]
  today: PlainDate
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plainletter//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...input.deadlines.flatMap((deadline) => eventLines(deadline, input)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines(
  deadline: DerivedDeadline,
  input: { phrases: Phrases; name: string; today: PlainDate },
): string[] {
  const summary = `${deadline.action} (${input.name})`
  return [
    'BEGIN:VEVENT',
    `UID:${fingerprint(`${deadline.date}|${summary}|${deadline.source}`)}@plainletter`,
    `DTSTAMP:${compact(input.today)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(deadline.date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(deadline.date, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(describe(deadline, input.phrases))}`,
    'TRANSP:TRANSPARENT',
    ...ALARM_DAYS.flatMap((days) => alarmLines(days, summary, input.phrases)),
    'END:VEVENT',
  ]
}

/** An all-day event starts at midnight: 15 hours less than `days` days before it is nine in the morning. */
function alarmLines(days: number, what: string, phrases: Phrases): string[] {
  const says = say(phrases, days === 1 ? 'calendarTomorrow' : 'calendarInDays', {
    what,
    days: String(days),
  })
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-P${days - 1}DT15H`,
    `DESCRIPTION:${escapeText(says)}`,
    'END:VALARM',
  ]
}

function describe(deadline: DerivedDeadline, phrases: Phrases): string {
  const working = deadline.working.map((step) => `${step.says} = ${formatDay(phrases, step.date)}`)
  const proof = deadline.basis.map((basis) => citation(basis, phrases))
  const heads = { counted: say(phrases, 'howWeCounted'), why: say(phrases, 'why') }
  return [deadline.consequence, heads.counted, ...working, heads.why, ...proof]
    .filter((line) => line !== null)
    .join('\n')
}

function citation(basis: Basis, phrases: Phrases): string {
  if (basis.kind === 'letter') return say(phrases, 'letterSays', { quote: basis.quote })
  return say(phrases, 'lawChecked', {
    law: `${basis.title}, ${basis.provision}`,
    day: formatDay(phrases, basis.checkedOn),
    link: basis.url,
  })
}

function compact(date: PlainDate): string {
  return date.replaceAll('-', '')
}

/** RFC 5545 3.3.11: backslash, semicolon and comma are escaped, a line break is written \n. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** RFC 5545 3.1: no line over 75 octets; a continuation starts with a space. A character is never cut. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MOST_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** FNV-1a over UTF-16 units, twice with different seeds: the same event keeps its name when sent again. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((seed) => hash(text, seed).toString(16).padStart(8, '0'))
    .join('')
}

function hash(text: string, seed: number): number {
  let value = seed
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return value
}
