import type { HolidayList } from '@plainletter/contracts/rule'
import { describe, expect, test } from 'vitest'

import {
  addWorkingDays,
  closedDaysFor,
  closedDaysNote,
  isWorkingDay,
  nextWorkingDay,
  previousWorkingDay,
} from './working-days.ts'

function holidays(): HolidayList[] {
  const shared = {
    source: 'https://www.gov.uk/bank-holidays',
    from: '2024-01-01',
    to: '2027-12-31',
  }
  return [
    {
      ...shared,
      nation: 'england',
      days: ['2026-04-03', '2026-04-06', '2026-12-25', '2026-12-28'],
    },
    {
      ...shared,
      nation: 'scotland',
      days: ['2026-04-03', '2026-11-30', '2026-12-25', '2026-12-28'],
    },
  ]
}

describe('working days', () => {
  test('weekends and bank holidays are left out', () => {
    const closed = closedDaysFor(holidays(), 'england')
    expect(isWorkingDay('2026-04-02', closed)).toBe(true)
    expect(isWorkingDay('2026-04-03', closed)).toBe(false)
    expect(addWorkingDays('2026-04-02', 1, closed)).toBe('2026-04-07')
    expect(addWorkingDays('2026-04-07', -1, closed)).toBe('2026-04-02')
    expect(nextWorkingDay('2026-12-25', closed)).toBe('2026-12-29')
    expect(previousWorkingDay('2026-12-28', closed)).toBe('2026-12-24')
  })

  test('each nation has its own list: St Andrew’s Day is closed in Scotland only', () => {
    expect(isWorkingDay('2026-11-30', closedDaysFor(holidays(), 'scotland'))).toBe(false)
    expect(isWorkingDay('2026-11-30', closedDaysFor(holidays(), 'england'))).toBe(true)
  })

  test('an unknown nation uses the list of England, and says so', () => {
    const closed = closedDaysFor(holidays(), undefined)
    expect(isWorkingDay('2026-04-06', closed)).toBe(false)
    expect(closedDaysNote('2026-05-01', closed)).toContain('England')
  })

  test('beyond the list, or without one, the note says that only weekends were left out', () => {
    expect(closedDaysNote('2031-05-01', closedDaysFor(holidays(), 'england'))).toContain(
      'workNoHolidays',
    )
    expect(closedDaysNote('2026-05-01', closedDaysFor([], undefined))).toContain('workNoHolidays')
    expect(closedDaysNote('2026-05-01', closedDaysFor(holidays(), 'england'))).toBeNull()
  })
})
