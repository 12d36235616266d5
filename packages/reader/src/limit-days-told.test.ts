/** Limits told in a table, by a label that stands elsewhere, or whose days are said to start or end in a sentence of their own. The texts are invented. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const letter = (body: string) =>
  read(
    `Tarn Benefits Office\n\nDate mailed: November 3, 2026\n\nDear Ms Quill\n\nYou were overpaid $812.00 and must repay it.\n\n${body}\n`,
    { country: 'us' },
  )

describe('a day below the head of its column', () => {
  test.each([
    'Amount owing        Payment due by       Reference\n$812.00             December 1, 2026     4471',
    '| Amount | Due date | Reference |\n|---|---|---|\n| $812.00 | December 1, 2026 | 4471 |',
    'Account      Total      Pay by\n88-2         $812.00    December 1, 2026',
    'Sum\tLast day for payment\n$812.00\tDecember 1, 2026',
  ])('is the limit that the head names: %j', (body) => {
    expect(letter(body).deadline?.iso).toBe('2026-12-01')
  })

  test.each([
    'Amount        Paid on              Reference\n$812.00       October 1, 2026      4471',
    'Instalment    Due date\n1             December 1, 2026\n2             January 1, 2027\n3             February 1, 2027',
  ])('is none where the head names none, or many rows follow: %j', (body) => {
    expect(letter(body).deadline?.iso ?? null).not.toBe('2026-12-01')
  })
})

describe('a label of a day', () => {
  test.each(['Date due: 1 December 2026', 'Date payable:      1 December 2026'])('%s', (line) => {
    const { deadline, dates } = read(
      `REVENUE OFFICE OF TARNIA\nPenalty Notice 3187420915\nIssue date: 3 November 2026\nAmount due: $647.00\n${line}\n`,
    )
    expect(deadline?.iso).toBe('2026-12-01')
    expect(dates.map(({ role }) => role)).toEqual(['letter', 'deadline'])
  })

  test('may come in boxes of a form', () => {
    const { deadline } = read(
      'Form 9\nNotice to remedy breach\n\n1 Issued on   Day Friday   Date 6/11/2026\n2 The breach must be remedied by (due date)   Day Monday   Date 16/11/2026\n3 Rent of $560.00 is owed.\n',
      { country: 'au' },
    )
    expect(deadline?.iso).toBe('2026-11-16')
  })
})

describe('the start of a time', () => {
  test.each([
    "Your appeal must be filed within 21 calendar days after the 'Date Mailed' shown above.",
    'You must appeal within 21 days of the mail date.',
    'To be timely an appeal must be sent within 21 days of the date this was mailed.',
  ])('is the day of mailing that is printed: %s', (body) => {
    expect(letter(body).deadline).toMatchObject({ iso: '2026-11-24', relativeDays: 21 })
  })

  test.each([
    'You must ask for a review within 30 days following the date on which this decision was communicated to you.',
    'You have 30 days to ask for an appeal. The 30 days start the day after you get this letter.',
    'You must ask for a review within 30 days of being told about this decision.',
  ])('is the receipt: %s', (body) => {
    expect(letter(body).deadline).toMatchObject({ iso: null, relativeDays: 30, from: 'receipt' })
  })
})

test.each([
  'You have 14 days from when you receive this notice to pay. The fourteen days finish on November 20, 2026.',
  'You have 14 days from receipt of this notice to pay. These 14 days run out on November 20, 2026.',
])('the last day that the sender has counted: %s', (body) => {
  expect(letter(body).deadline?.iso).toBe('2026-11-20')
})

test('a request that stops what is taken from a benefit comes before the later day to appeal', () => {
  const { deadline } = letter(
    'You have 60 days to ask for an appeal. If you want nothing to be taken from your check while we look at it, we need your request within 30 days of the date of this letter.',
  )
  expect(deadline?.relativeDays).toBe(30)
})

test('what must be done before a hearing goes before the hearing', () => {
  const { deadline } = read(
    'Quarry Owners Association, Inc.\n\nNovember 9, 2026\n\nDear Owner\n\nRE: NOTICE OF VIOLATION. Your shed was built without approval.\n\nA hearing before the Board will be held on December 10, 2026 at 6:30 p.m. It can be closed without one if an application is in our office no later than five days before the hearing.\n',
    { country: 'us' },
  )
  expect(deadline).toMatchObject({ iso: '2026-12-05', relativeDays: 5 })
})

test.each(['18 N0V 2026', '18 5EP 2026', '18 JU1 2026'])(
  'a month misread by a scanner: %s',
  (day) => {
    const { dates } = read(`TARN CITY COUNCIL\nIssue date: ${day}\nAmount due: $64.00\n`)
    expect(dates[0]?.iso).toMatch(/^2026-(?:11|09|07)-18$/)
  },
)
