/** Times of the sender, times of the law, pence, and numbers of trade marks. The letters are invented. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('the time that the sender has is no limit of the reader’s', () => {
  test.each([
    'If we have not settled your complaint within eight weeks you may go to the Financial Ombudsman Service.',
    'If we do not resolve this within 8 weeks, you can ask the ombudsman to look at it.',
    'If we cannot give you a final answer within 40 days we will write and say why.',
    'Where we have not sent you our decision in 28 days, you may take it further.',
  ])('%s', (words) => {
    const { deadline } = read(
      `Bell Home Insurance\n\n30 April 2026\n\nDear Ms Quill\n\nWe will not pay your claim for the burglary on 11 March 2026.\n\n${words}`,
      { country: 'gb' },
    )
    expect(deadline).toBeNull()
  })

  test.each([
    'If we do not receive payment within 14 days we will start a claim.',
    'If we have not heard from you within 14 days we will pass your account to a collector.',
  ])('but what it waits for from the reader is: %s', (words) => {
    const { deadline } = read(
      `Tarn Recoveries Ltd\n\n30 April 2026\n\nDear Ms Quill\n\nYou owe us £412.00.\n\n${words}`,
      { country: 'gb' },
    )
    expect(deadline?.iso).toBe('2026-05-14')
  })
})

describe('a statutory demand counts from its service', () => {
  const HEAD =
    'STATUTORY DEMAND UNDER SECTION 268(1)(a) OF THE INSOLVENCY ACT 1986\n\nTo: Ada Quill\nDate: 22 January 2026\n\nThe creditor Tarn House Freehold Ltd demands £6,692.75.\n\n'

  test.each([
    ['If you do not pay within 21 days a bankruptcy petition may be presented.', 21],
    ['You must apply to set this demand aside within 18 days.', 18],
    ['Failure to satisfy this debt within 21 days may result in a bankruptcy petition.', 21],
    ['Pay or come to terms within 21 days or we may ask the court to make you bankrupt.', 21],
  ] as const)('%s', (words, relativeDays) => {
    expect(read(HEAD + words, { country: 'gb' }).deadline).toMatchObject({
      iso: null,
      relativeDays,
    })
  })

  test('unless it names its own day', () => {
    const { deadline } = read(
      `${HEAD}You must pay within 21 days of the date of this demand, or a petition may be presented.`,
      { country: 'gb' },
    )
    expect(deadline?.iso).toBe('2026-02-12')
  })
})

describe('pence', () => {
  const sumsIn = (words: string) =>
    read(`Tarn Primary School\n\n3 March 2026\n\n${words}`, { country: 'gb' }).amounts.map(
      ({ value }) => value,
    )

  test.each([
    ['Breakfast club costs 50p.', [0.5]],
    ['Squash is 20p and biscuits are just 10p, please bring change.', [0.2, 0.1]],
    ['There is a 70p charge for a lost card.', [0.7]],
    ['Interest runs at 29p a day.', [0.29]],
  ])('%s', (words, sums) => {
    expect(sumsIn(words)).toEqual(sums)
  })

  test.each(['The hall opens at 4pm.', 'Please read p. 12p2 of the guide by 3p.m. today.'])(
    'are not in "%s"',
    (words) => {
      expect(sumsIn(words)).toEqual([])
    },
  )
})

describe('the number of a right is a reference', () => {
  test.each([
    ['Your name is too like our trademark Registration Number 4651494.', '4651494'],
    ['You use our trade mark, registration no. UK00003124567.', 'UK00003124567'],
    ['Your part is covered by our patent registration number 2512345.', '2512345'],
    ['This is our registered design, registration number 6012345.', '6012345'],
  ])('%s', (words, number) => {
    const { references } = read(
      `Quay Pie Ltd\n\n3 March 2026\n\n${words} Stop using it within 5 days.`,
      { country: 'gb' },
    )
    expect(references.map(({ value }) => value)).toContain(number)
  })

  test('and that of the firm is none', () => {
    const { references } = read(
      'Quay Pie Ltd\n\n3 March 2026\n\nYou owe us £40.00.\n\nRegistered in England, company registration number 01234567.',
      { country: 'gb' },
    )
    expect(references).toEqual([])
  })
})

test('what is asked out of curiosity can wait', () => {
  const { urgencyLevel } = read(
    'My cousin got evicted last year and still owes rent. Can the landlord take her wages? This is mostly my curiosity, I am not involved.',
    { country: 'ca' },
  )
  expect(urgencyLevel).toBe('low')
})

describe('a period that is no time to act', () => {
  const HEAD =
    'Tarn Recoveries Ltd\n\n4 May 2026\n\nDear Ms Quill\n\nYou owe us £412.00. Please pay by 30 May 2026.\n\n'
  const days = (words: string) =>
    read(HEAD + words, { country: 'gb' }).statedDeadlines.map(({ iso }) => iso)

  test.each([
    'If a County Court Judgment is made and you do not pay it within one month, it stays on the register.',
    'If judgment is entered against you and is not paid within 14 days we may send bailiffs.',
    'Once a decree is granted and you fail to pay within 14 days, wages can be arrested.',
    'If we get a CCJ and it is unpaid after you had 28 days, we can ask for an order on your home.',
    'We will charge £10 for each day, up to a maximum of 90 days.',
    'A daily penalty of £10 applies for up to 90 days.',
    'Once we have your form we will pay you within 5 working days.',
  ])('%s', (words) => {
    expect(days(words)).toEqual(['2026-05-30'])
  })

  test.each([
    ['If you do not pay within 14 days we will ask for a judgment.', '2026-05-18'],
    ['Unless you pay within 14 days we will charge £10 a day.', '2026-05-18'],
  ])('but this is: %s', (words, day) => {
    expect(days(words)).toContain(day)
  })
})

test.each([
  ['If it is urgent, your review will generally be conducted within 72 hours.', false],
  ['Your power will be restored within 24 hours.', false],
  ['Complaints are answered within 48 hours.', false],
  ['Your refund will be processed within 48 hours.', false],
  ['Your account will be closed unless you pay within 24 hours.', true],
  ['Verification must be completed within 24 hours.', true],
])('%s: hours that press: %s', (words, isPressing) => {
  const { authenticity } = read(`Bell Health Plan\n\n30 April 2026\n\nDear Ada\n\n${words}`, {
    country: 'us',
  })
  expect(authenticity.some(({ code }) => code === 'pressure_hours')).toBe(isPressing)
})
