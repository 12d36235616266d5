import { expect, test } from 'vitest'

import { countDaysUntil } from './dates.ts'

const at = (hours: number, day = 21) => new Date(2026, 10, day, hours)

test('days are counted by the calendar, not by hours', () => {
  expect(countDaysUntil(at(1, 22).toISOString(), at(23))).toBe(1)
  expect(countDaysUntil(at(23, 22).toISOString(), at(1))).toBe(1)
})

test('today and what is past is nought', () => {
  expect(countDaysUntil(at(23).toISOString(), at(1))).toBe(0)
  expect(countDaysUntil(at(1, 12).toISOString(), at(1))).toBe(0)
})

test('a change of the clocks takes no day away', () => {
  const spring = new Date(2026, 2, 20, 12)
  expect(countDaysUntil(new Date(2026, 3, 19, 12).toISOString(), spring)).toBe(30)
})
