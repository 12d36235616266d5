import type { StatedDeadline } from '@plainletter/contracts/reading'
import type { DeadlineTerms, HolidayList } from '@plainletter/contracts/rule'
import { EN } from '@plainletter/phrases/en/index'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { deriveFromLetter, deriveFromRule } from './derive-deadline.ts'
import { addDays } from './plain-date.ts'
import { closedDaysFor } from './working-days.ts'

const ENGLAND: HolidayList = {
  nation: 'england',
  source: 'https://www.gov.uk/bank-holidays',
  from: '2024-01-01',
  to: '2027-12-31',
  days: ['2024-03-29', '2024-04-01', '2026-12-25', '2026-12-28', '2027-01-01'],
}
const closed = closedDaysFor([ENGLAND], 'england')

function terms(changes: Partial<DeadlineTerms>): DeadlineTerms {
  return { trigger: 'letter', count: 14, unit: 'days', roll: 'none', ...changes }
}

function stated(changes: Partial<StatedDeadline>): StatedDeadline {
  return {
    iso: null,
    relativeDays: 14,
    unit: 'days',
    from: 'letter',
    what: 'reply',
    quote: 'within 14 days',
    span: [0, 14],
    ...changes,
  }
}

describe('limits fixed by law', () => {
  test('CPR 6.14, 10.3(1)(b) and 15.4(1)(a): a claim issued on 20 March 2024 is answered by 8 April 2024', () => {
    const claim = terms({ service: { days: 5, unit: 'days', says: 'counted as served' } })
    const { date, working } = deriveFromRule({
      phrases: EN,
      terms: claim,
      trigger: '2024-03-20',
      closed,
    })
    expect(date).toBe('2024-04-08')
    expect(working.map((step) => step.says)).toEqual([
      'Letter dated 20 March 2024',
      '+ 5 days: counted as served',
      '+ 14 days',
    ])
  })

  test('CPR 15.4(1)(b): with an acknowledgment, the defence is due 28 days after service', () => {
    const defence = terms({
      count: 28,
      service: { days: 5, unit: 'days', says: 'counted as served' },
    })
    expect(
      deriveFromRule({ phrases: EN, terms: defence, trigger: '2024-03-20', closed }).date,
    ).toBe('2024-04-22')
  })

  test('CPR 2.8(5): a last day on which the court is closed rolls to the next day it is open', () => {
    const { date, working } = deriveFromRule({
      phrases: EN,
      terms: terms({ roll: 'next_working_day' }),
      trigger: '2026-12-11',
      closed,
    })
    expect(date).toBe('2026-12-29')
    expect(working.at(-1)?.says).toBe(
      'Friday 25 December 2026 is not a working day: the next working day counts',
    )
  })

  test('CPR 6.26: first-class post counts as served on the second working day after posting', () => {
    const posted = terms({
      count: 0,
      service: { days: 2, unit: 'working_days', says: 'counted as served' },
    })
    expect(deriveFromRule({ phrases: EN, terms: posted, trigger: '2024-03-28', closed }).date).toBe(
      '2024-04-03',
    )
  })

  test('Employment Rights Act 1996 s.111(2): three months end on the day before the corresponding date', () => {
    const limit = terms({
      trigger: 'incident',
      count: 3,
      unit: 'months',
      service: { days: -1, unit: 'days', says: 'the first day counts' },
    })
    expect(deriveFromRule({ phrases: EN, terms: limit, trigger: '2026-06-10', closed }).date).toBe(
      '2026-09-09',
    )
  })

  test('a limit before a hearing is counted backwards and may roll back', () => {
    const evidence = terms({ trigger: 'hearing', count: -14, roll: 'previous_working_day' })
    expect(
      deriveFromRule({ phrases: EN, terms: evidence, trigger: '2027-01-11', closed }).date,
    ).toBe('2026-12-24')
  })
})

describe('limits printed in the letter', () => {
  test('a printed date is taken as it stands', () => {
    const result = deriveFromLetter({
      phrases: EN,
      stated: stated({ iso: '2026-09-03', relativeDays: null }),
      letterDate: '2026-08-20',
      closed,
    })
    expect(result?.date).toBe('2026-09-03')
  })

  test('a period of days, weeks, months or working days runs from the letter’s date', () => {
    const from = (changes: Partial<StatedDeadline>) =>
      deriveFromLetter({ phrases: EN, stated: stated(changes), letterDate: '2024-03-20', closed })
        ?.date
    expect(from({})).toBe('2024-04-03')
    expect(from({ unit: 'weeks', relativeDays: 21 })).toBe('2024-04-10')
    expect(from({ unit: 'working_days', relativeDays: 10 })).toBe('2024-04-05')
    expect(from({ unit: 'months', relativeDays: 60, quote: 'within two (2) months' })).toBe(
      '2024-05-20',
    )
    expect(from({ unit: 'hours', relativeDays: 2 })).toBe('2024-03-22')
    expect(from({ unit: 'clear_days', relativeDays: 7 })).toBe('2024-03-27')
  })

  test('a period from an unknown day of receipt is counted from the letter’s date, and the working says so', () => {
    const result = deriveFromLetter({
      phrases: EN,
      stated: stated({ from: 'receipt' }),
      letterDate: '2024-03-20',
      closed,
    })
    expect(result?.date).toBe('2024-04-03')
    expect(result?.latest).toBe('2024-04-08')
    expect(result?.working.map((step) => step.says).join(' ')).toContain(
      'We do not know the day it reached you',
    )
  })

  test('without a day to count from there is no deadline', () => {
    expect(
      deriveFromLetter({ phrases: EN, stated: stated({}), letterDate: null, closed }),
    ).toBeNull()
    expect(
      deriveFromLetter({
        phrases: EN,
        stated: stated({ from: 'event' }),
        letterDate: '2024-03-20',
        closed,
      }),
    ).toBeNull()
    expect(
      deriveFromLetter({
        phrases: EN,
        stated: stated({ iso: '2024-04', relativeDays: null }),
        letterDate: '2024-03-20',
        closed,
      }),
    ).toBeNull()
  })

  test('a longer period never ends earlier', () => {
    const units = fc.constantFrom('days', 'working_days', 'clear_days', 'weeks', 'hours' as const)
    fc.assert(
      fc.property(units, fc.nat({ max: 200 }), fc.nat({ max: 1400 }), (unit, count, start) => {
        const end = (days: number) =>
          deriveFromLetter({
            phrases: EN,
            stated: stated({ unit, relativeDays: days }),
            letterDate: addDays('2024-01-01', start),
            closed,
          })?.date ?? ''
        expect(end(count + 1) >= end(count)).toBe(true)
      }),
    )
  })
})

describe('clear days of an enforcement notice', () => {
  const closed = closedDaysFor(
    [
      {
        nation: 'england',
        source: 'https://www.gov.uk/bank-holidays',
        from: '2026-01-01',
        to: '2026-12-31',
        days: ['2026-04-03', '2026-04-06'],
      },
    ],
    'england',
  )
  const terms = { trigger: 'letter', count: 7, unit: 'clear_days', roll: 'none' } as const
  const stated = {
    iso: null,
    relativeDays: 7,
    unit: 'clear_days',
    from: 'letter',
    what: 'pay',
    quote: '7 clear days',
    span: [0, 12],
  } satisfies StatedDeadline

  test.each([
    ['2026-10-06', '2026-10-14'],
    ['2026-04-08', '2026-04-16'],
    ['2026-04-01', '2026-04-11'],
  ])('regulation 6: a notice of %s gives until %s', (letterDate, last) => {
    expect(deriveFromRule({ phrases: EN, terms, trigger: letterDate, closed }).date).toBe(last)
    expect(
      deriveFromLetter({ phrases: EN, stated, letterDate, closed, skipsSundays: true })?.date,
    ).toBe(last)
  })
})

describe('a period whose day the letter fixes', () => {
  const closed = closedDaysFor([], undefined)
  const fourteen = {
    iso: '2024-04-03',
    relativeDays: 14,
    unit: 'days',
    from: 'letter',
    what: 'reply',
    quote: 'within 14 days',
    span: [0, 14],
  } satisfies StatedDeadline
  const linesOf = (iso: string) =>
    deriveFromLetter({
      phrases: EN,
      stated: { ...fourteen, iso },
      letterDate: '2024-03-20',
      closed,
    })?.working.map((step) => `${step.says} = ${step.date}`)

  test('is the date of the letter, then the count', () => {
    expect(linesOf('2024-04-03')).toEqual([
      'Letter dated 20 March 2024 = 2024-03-20',
      '+ 14 days = 2024-04-03',
    ])
  })

  test('shows days for service, and makes nothing up for another gap', () => {
    expect(linesOf('2024-04-08')).toEqual([
      'Letter dated 20 March 2024 = 2024-03-20',
      '+ 5 days: counted as served = 2024-03-25',
      '+ 14 days = 2024-04-08',
    ])
    expect(linesOf('2024-05-20')).toEqual(['The letter gives this date = 2024-05-20'])
  })
})
