import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDays, addMonths, daysBetween, formatLong, isPlainDate, weekday } from './plain-date.ts'

describe('plain dates', () => {
  test('only real days written YYYY-MM-DD are dates', () => {
    expect(['2024-02-29', '2000-02-29', '1999-12-31'].every(isPlainDate)).toBe(true)
    const bad = [
      '2023-02-29',
      '1900-02-29',
      '2024-13-01',
      '2024-00-10',
      '2024-04-31',
      '2024-4-1',
      '2024-04',
      '',
      null,
    ]
    expect(bad.some((input) => isPlainDate(input))).toBe(false)
  })

  test('days are added across months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2023-12-31', 1)).toBe('2024-01-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(addDays('1970-01-01', 20_000)).toBe('2024-10-04')
  })

  test('Dodds v Walker: a month ends on the corresponding date, or the last day of a shorter month', () => {
    expect(addMonths('1978-09-30', 4)).toBe('1979-01-30')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2023-11-30', 3)).toBe('2024-02-29')
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
    expect(addMonths('2024-01-15', -1)).toBe('2023-12-15')
  })

  test('weekdays follow ISO 8601, where Monday is 1', () => {
    expect([weekday('1970-01-01'), weekday('2026-11-21'), weekday('2024-04-08')]).toEqual([4, 6, 1])
  })

  test('a date is written out for people', () => {
    expect(formatLong('2026-12-14')).toBe('14 December 2026')
    expect(formatLong('2026-01-05')).toBe('5 January 2026')
  })

  test('a text that is no date is refused', () => {
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError)
  })

  test('adding days and counting days are inverse, and agree with the built-in calendar', () => {
    const days = fc.integer({ min: -700_000, max: 700_000 })
    fc.assert(
      fc.property(days, (count) => {
        const date = addDays('1970-01-01', Math.max(count, -600_000))
        expect(daysBetween('1970-01-01', date)).toBe(Math.max(count, -600_000))
        expect(date).toBe(
          new Date(Math.max(count, -600_000) * 86_400_000).toISOString().slice(0, 10),
        )
      }),
    )
  })
})
