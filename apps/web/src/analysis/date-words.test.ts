import { expect, test } from 'vitest'

import { findLocalDay, formatDate, formatDayAndMonth, formatWeekday } from './date-words.ts'

test('a date is written as in "14 December 2026"', () => {
  expect(formatDate('2026-12-14')).toBe('14 December 2026')
  expect(formatWeekday('2026-12-14')).toBe('Monday 14 December 2026')
  expect(formatDayAndMonth('2026-12-14')).toBe('14 Dec')
})

test('a moment is written as its day', () => {
  expect(formatDate('2026-12-14T23:59:00.000Z')).toBe('14 December 2026')
})

test('what is no date stays as it is', () => {
  expect(formatDate('soon')).toBe('soon')
})

test('the local day has two digits for month and day', () => {
  expect(findLocalDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
