import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import { EN } from '@plainletter/phrases/en/index'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { writeCalendarFile } from './ics.ts'

function deadline(changes: Partial<DerivedDeadline> = {}): DerivedDeadline {
  return {
    date: '2024-04-08',
    action: 'Reply to the claim',
    consequence: 'The court may decide without you.',
    source: 'law',
    isMain: true,
    isPassed: false,
    daysLeft: 19,
    working: [{ says: 'Letter dated 20 March 2024', date: '2024-03-20' }],
    basis: [
      {
        kind: 'law',
        ruleId: 'gb.claim.acknowledge',
        title: 'Civil Procedure Rules',
        provision: 'rule 10.3(1)',
        url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part10',
        checkedOn: '2026-11-20',
      },
    ],
    ...changes,
  }
}

const write = (one: DerivedDeadline, name = 'Court claim') =>
  writeCalendarFile({ phrases: EN, name, deadlines: [one], today: '2024-03-21' })
const unfold = (file: string) => file.replaceAll('\r\n ', '')

describe('calendar file', () => {
  test('an all-day event stands on the day, with reminders 7, 3 and 1 day before', () => {
    const lines = unfold(write(deadline())).split('\r\n')
    expect(lines).toContain('DTSTART;VALUE=DATE:20240408')
    expect(lines).toContain('DTEND;VALUE=DATE:20240409')
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
      'TRIGGER:-P6DT15H',
      'TRIGGER:-P2DT15H',
      'TRIGGER:-P0DT15H',
    ])
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(3)
  })

  test('the description cites the rule and the working', () => {
    const file = unfold(write(deadline()))
    expect(file).toContain('Civil Procedure Rules\\, rule 10.3(1) (checked 20 November 2026)')
    expect(file).toContain('Letter dated 20 March 2024 = 20 March 2024')
  })

  test('RFC 5545 3.3.11: marks and line breaks are escaped, so that a name cannot add a property', () => {
    const file = unfold(
      write(deadline({ action: 'Pay; or, say \\no\r\nATTENDEE:mailto:x@example.org' })),
    )
    expect(file).toContain(
      'SUMMARY:Pay\\; or\\, say \\\\no\\nATTENDEE:mailto:x@example.org (Court claim)',
    )
    expect(file).not.toMatch(/^ATTENDEE/m)
  })

  test('RFC 5545 3.1: no line is over 75 octets and nothing is lost by folding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (action) => {
        const file = write(deadline({ action }))
        const octets = file
          .split('\r\n')
          .map((line) => encodeURIComponent(line).replaceAll(/%../g, 'x').length)
        expect(Math.max(...octets)).toBeLessThanOrEqual(75)
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
      }),
    )
  })

  test('the same deadline keeps its identity, another has its own', () => {
    const uid = (one: DerivedDeadline) => /UID:(.*)/.exec(write(one))?.[1]
    expect(uid(deadline())).toBe(uid(deadline()))
    expect(uid(deadline())).not.toBe(uid(deadline({ date: '2024-04-09' })))
  })
})
