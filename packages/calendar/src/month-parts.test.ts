import type { DeadlineTerms } from '@plainletter/contracts/rule'
import { EN } from '@plainletter/phrases/en/index'
import { describe, expect, test } from 'vitest'

import { deriveFromRule } from './derive-deadline.ts'
import { closedDaysFor } from './working-days.ts'

const closed = closedDaysFor([], undefined)

function terms(changes: Partial<DeadlineTerms>): DeadlineTerms {
  return { trigger: 'letter', count: 14, unit: 'days', roll: 'none', ...changes }
}

describe('a limit that ends with a month', () => {
  const consent = terms({ count: 2, unit: 'months', until: 'end_of_month' })
  const lastDay = (trigger: string) =>
    deriveFromRule({ phrases: EN, terms: consent, trigger, closed })

  test('BGB § 558b(2): the tenant has until the end of the second calendar month after the letter came', () => {
    const { date, working } = lastDay('2026-11-12')
    expect(date).toBe('2027-01-31')
    expect(working.map((step) => step.says)).toEqual([
      'Letter dated 12 November 2026',
      '+ 2 months',
      'to the end of that month',
    ])
  })

  test('the first and the last day of a month lead to the same day', () => {
    expect(lastDay('2026-12-01').date).toBe('2027-02-28')
    expect(lastDay('2026-12-31').date).toBe('2027-02-28')
  })
})

describe('a limit that the half of the month fixes', () => {
  const demand = terms({
    count: 0,
    unit: 'days',
    until: 'twentieth_or_fifth',
    roll: 'next_working_day',
  })
  const lastDay = (trigger: string, limit = demand) =>
    deriveFromRule({ phrases: EN, terms: limit, trigger, closed })

  test('LGT artículo 62.5: from the 1st to the 15th it is the 20th, afterwards the 5th of the next month', () => {
    expect(lastDay('2026-10-01').date).toBe('2026-10-20')
    expect(lastDay('2026-10-15').date).toBe('2026-10-20')
    expect(lastDay('2026-10-16').date).toBe('2026-11-05')
    expect(lastDay('2026-12-31').date).toBe('2027-01-05')
  })

  test('a day on which offices are closed moves to the next working day', () => {
    expect(lastDay('2026-09-03').date).toBe('2026-09-21')
    expect(lastDay('2026-11-20').date).toBe('2026-12-07')
  })

  test('what was posted in the first half may have come in the second: the later day is told too', () => {
    const { latest, working } = lastDay('2026-11-06')
    expect(latest).toBe('2026-12-07')
    expect(working.at(-1)).toEqual({
      says: 'came after the 15th: until the 5th of the next month',
      date: '2026-12-07',
    })
    expect(lastDay('2026-11-18').latest).toBe('2026-12-07')
  })

  test('LGT artículo 62.2: of a first bill the month after counts', () => {
    const bill = { ...demand, count: 1, unit: 'months' } as const
    expect(lastDay('2026-09-15', bill).date).toBe('2026-10-20')
    expect(lastDay('2026-09-16', bill).date).toBe('2026-11-05')
  })
})
