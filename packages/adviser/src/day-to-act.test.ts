/** The day to act by: how it is counted, and which day leads. */
import type { StatedDeadline } from '@plainletter/contracts/reading'
import { describe, expect, test } from 'vitest'

import { dateMention, rule, statedDeadline } from './fixtures/factories.ts'
import { adviseOn, mainOf } from './fixtures/october-letter.ts'

describe('the day itself', () => {
  test('TCG Regulations 2013, regulation 6: seven clear days leave out the Sunday', () => {
    const text = 'Pay within 7 clear days of the date of this notice'
    const deadline = mainOf('BAILIFF_NOTICE', text, { relativeDays: 7, unit: 'clear_days' })
    expect(deadline?.date).toBe('2026-10-14')
    expect(deadline?.working.map((step) => step.date)).toContain('2026-10-06')
  })

  test('days before a hearing count back from it', () => {
    const text = 'Send your form not less than 14 days before the hearing'
    const whole = `6 October 2026\n${text}\nHearing 6 January 2027`
    const deadline = statedDeadline(whole, text, { relativeDays: 14, from: 'unknown' })
    const changes = {
      deadline,
      dates: [
        dateMention(whole, '6 October 2026', { iso: '2026-10-06' }),
        dateMention(whole, '6 January 2027', { iso: '2027-01-06', role: 'hearing' }),
      ],
    }
    const { analysis } = adviseOn({
      kind: 'COURT_CLAIM',
      text: `${text}\nHearing 6 January 2027`,
      changes,
    })
    expect(analysis.deadlines[0]?.date).toBe('2026-12-23')
  })

  test('a day that the court prints leads, and no service is counted beside it', () => {
    const text = 'Respond by 27 October 2026'
    const whole = `6 October 2026\n${text}`
    const deadline = statedDeadline(whole, text, { iso: '2026-10-27', what: 'reply' })
    const rules = [
      rule('deadline', {
        kinds: ['COURT_CLAIM'],
        terms: {
          trigger: 'letter',
          service: { days: 5, unit: 'days', says: 'counted as served' },
          count: 14,
          unit: 'days',
          roll: 'none',
        },
      }),
    ]
    const { analysis } = adviseOn({ kind: 'COURT_CLAIM', text, rules, changes: { deadline } })
    expect(analysis.deadlines.map((one) => one.date)).toEqual(['2026-10-27'])
  })

  test('a period is shown as a count of two lines, and told once', () => {
    const text = 'Pay within 14 days'
    const deadline = mainOf('DEBT_COLLECTION_LETTER', text, { relativeDays: 14, iso: '2026-10-20' })
    expect(deadline?.working).toEqual([
      { says: 'Letter dated 6 October 2026', date: '2026-10-06' },
      { says: '+ 14 days', date: '2026-10-20' },
    ])
  })
})

describe('rows of the time before the day, and of the time after it', () => {
  const rules = [
    rule('step', { kinds: ['PARKING_TICKET'], dayToAct: 'open', says: 'Write to them in time.' }),
    rule('step', {
      kinds: ['PARKING_TICKET'],
      dayToAct: 'over',
      says: 'Write to them all the same.',
    }),
  ]
  const stepOn = (today: string) => {
    const text = 'Pay by 20 October 2026'
    const deadline = statedDeadline(`6 October 2026\n${text}`, text, { iso: '2026-10-20' })
    const changes = { deadline, statedDeadlines: [deadline] }
    const { analysis } = adviseOn({ kind: 'PARKING_TICKET', text, rules, changes, today })
    return analysis.recommendedActions.step1
  }

  test('a time of months that the law counts is not over because a shorter one beside it is', () => {
    const text = 'You have 2 months after you receive this to dispute it'
    const other = 'You may send your remarks within 20 days'
    const whole = `6 October 2026\n${text}\n${other}`
    const deadline = statedDeadline(whole, text, {
      unit: 'months',
      from: 'receipt',
      what: 'appeal',
    })
    const shorter = statedDeadline(whole, other, { relativeDays: 20, iso: '2026-10-26' })
    const byLaw = rule('deadline', {
      kinds: ['PARKING_TICKET'],
      weight: 'main',
      terms: { trigger: 'letter', count: 2, unit: 'months', roll: 'none' },
    })
    const { analysis } = adviseOn({
      kind: 'PARKING_TICKET',
      text: `${text}\n${other}`,
      rules: [...rules, byLaw],
      changes: { deadline, statedDeadlines: [deadline, shorter] },
      today: '2026-11-10',
    })
    expect(analysis.recommendedActions.step1).toBe('Write to them in time.')
  })

  test('the day itself is still in time', () => {
    expect(stepOn('2026-10-20')).toBe('Write to them in time.')
  })

  test('from the next day on it is over', () => {
    expect(stepOn('2026-10-21')).toBe('Write to them all the same.')
  })

  /** Eleven days before the law's own day, and five after that of the letter. */
  const stepBetween = (what: StatedDeadline['what']) => {
    const later = rule('deadline', {
      kinds: ['PARKING_TICKET'],
      terms: { trigger: 'letter', count: 28, unit: 'days', roll: 'none' },
    })
    const text = 'By 20 October 2026'
    const deadline = statedDeadline(`6 October 2026\n${text}`, text, { iso: '2026-10-20', what })
    const { analysis } = adviseOn({
      kind: 'PARKING_TICKET',
      text,
      rules: [...rules, later],
      changes: { deadline, statedDeadlines: [deadline] },
      today: '2026-10-25',
    })
    return analysis.recommendedActions.step1
  }

  test('a letter without a day is in time', () => {
    const { analysis } = adviseOn({
      kind: 'PARKING_TICKET',
      text: 'Pay now',
      rules,
      today: '2027-05-01',
    })
    expect(analysis.recommendedActions.step1).toBe('Write to them in time.')
  })

  test('the end of a lower price ends nothing where the law gives a later day', () => {
    expect(stepBetween('pay_discount')).toBe('Write to them in time.')
  })

  test('the day to be out of the home keeps no time open that the law has ended', () => {
    const text = 'Leave by 20 December 2026'
    const deadline = statedDeadline(`6 October 2026\n${text}`, text, {
      iso: '2026-12-20',
      what: 'leave',
    })
    const law = rule('deadline', {
      kinds: ['EVICTION_NOTICE'],
      terms: { trigger: 'letter', count: 28, unit: 'days', roll: 'none' },
    })
    const stepOnDay = (today: string) =>
      adviseOn({
        kind: 'EVICTION_NOTICE',
        text,
        rules: [law, ...rules.map((one) => ({ ...one, kinds: ['EVICTION_NOTICE' as const] }))],
        changes: { deadline, statedDeadlines: [deadline] },
        today,
      }).analysis.recommendedActions.step1
    expect(stepOnDay('2026-11-03')).toBe('Write to them in time.')
    expect(stepOnDay('2026-11-10')).toBe('Write to them all the same.')
  })

  test('a later day of the law does not open again what the letter asked for', () => {
    expect(stepBetween('reply')).toBe('Write to them all the same.')
  })
})

describe('a limit that is counted from the date of a letter, though it runs from the day on which it came', () => {
  const limit = rule('deadline', {
    kinds: ['COURT_CLAIM'],
    terms: { trigger: 'letter', count: 14, unit: 'days', roll: 'none' },
  })
  const served = rule('deadline', {
    kinds: ['COURT_CLAIM'],
    terms: {
      trigger: 'letter',
      service: { days: 5, unit: 'days', says: 'counted as served' },
      count: 9,
      unit: 'days',
      roll: 'none',
    },
  })
  const pageOn = (today: string, deadline = limit) => {
    const { verdict, summary } = adviseOn({
      kind: 'COURT_CLAIM',
      text: 'Answer in two weeks.',
      rules: [deadline],
      today,
    }).analysis
    return `${verdict} ${summary}`
  }

  test('may still be open for some days after the counted one, and the page says so', () => {
    expect(pageOn('2026-10-25')).toMatch(/the last day was 20 October 2026.*may still be in time/)
  })

  test('is over when no letter is so long under way', () => {
    expect(pageOn('2026-10-31')).toMatch(
      /the last day was 20 October 2026, so the time looks over.*You can still act/,
    )
  })

  test('is over at once where the law says on which day it counts as served', () => {
    expect(pageOn('2026-10-25', served)).toMatch(/20 October 2026, has passed/)
  })
})
