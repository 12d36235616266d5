/** Times in which others act are no limits for the reader. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

const limitOf = (text: string) => read(text, { country: 'gb' }).deadline

test.each([
  [
    'a rate runs by the month',
    'Tarn Pension Services\n\n3 November 2026\n\nYour pension: important information about an overpayment\n\nMonthly pension now paid £612.40\nTotal overpaid to 31 August 2026 £3,864.12\n\nThe Trustees are required to put right benefits paid in error. They propose to recover the overpayment by taking £53.67 a month from your pension for 72 months.',
  ],
  [
    'a day and a time are over',
    'NOTICE OF TERMINATION\n\nTo: Ada Quill\n\nYou were notified in writing on 30 March 2026 that you owed rent of £840.00 and you did not pay it within 28 days.',
  ],
  [
    'somebody asks about the law at large',
    'My mum got a bus lane ticket dated 20 November 2026, 17 days after the day. Isn’t there a rule that camera tickets have to go out within 14 days?',
  ],
  [
    'a surveyor will ring',
    'Tarn Insurance\n\n3 November 2026\n\nWe have registered your claim. A surveyor will ring you in two working days to fix a visit.',
  ],
  [
    'funds must be released',
    'Tarn District Court\nWRIT OF GARNISHMENT\n\nThe property that you have claimed as exempt must be released not later than 10 days after the plaintiff receives your claim form.',
  ],
  [
    'a penalty could be asked for',
    'Tarn Primary School\n\n3 November 2026\n\nThis is a formal warning. The council may instead issue a fixed penalty of £80 if paid within 21 days.',
  ],
])('no limit is set when %s', (_what, text) => {
  expect(limitOf(text)).toBeNull()
})

test.each([
  [
    'confirm in writing by Friday at noon',
    'Stop giving out the leaflet and confirm in writing by Friday at noon.',
  ],
  [
    'an appeal within ten days to somebody',
    'Your employment ends today. An appeal may be made within ten days to Canon Blythe.',
  ],
  [
    'a letter from a lender of repossessed goods',
    'Tarn Motor Finance, Inc.\n\nNovember 14, 2026\n\nNOTICE OF OUR PLAN TO SELL PROPERTY\n\nWe have your car because you broke promises in our agreement. We will sell the car at private sale sometime after November 30, 2026.',
  ],
  [
    'a sum in some days',
    'Your debt is with us. Please pay £3,900 in 14 days of this letter, or we go to court.',
  ],
  [
    'a spoken "you have"',
    'Tarn Recovery\n\nYou owe us £310.00. You’ve 15 days to dispute the debt.',
  ],
  [
    'a day of the month alone',
    'Tarn Nursery\n\nYour fees are overdue. Please pay the remainder by the 15th or we pass what is owed to a collector.',
  ],
  [
    'an offer of help behind it',
    'PPL PRS\n\nPlease pay £210 within ten days, or get in touch if you would like to spread it.',
  ],
])('a limit is set by %s', (_what, text) => {
  expect(limitOf(text)).not.toBeNull()
})

test('a day that is counted in words is a period', () => {
  const { deadline } = read(
    'MAGISTRATE COURT OF TARN COUNTY\nDISPOSSESSORY SUMMONS\n\nYou must file your answer on or before the seventh (7th) day after the date of service of this summons.',
    { country: 'us' },
  )
  expect(deadline).toMatchObject({ relativeDays: 7, from: 'service' })
})

test('a treatment of six weeks is no limit, nor is the day on which a loan was charged off the letter’s own', () => {
  const { deadline } = read(
    'TARN LAW GROUP\n\nOctober 30, 2026\n\nNOTICE OF INTENT TO FILE SUIT\n\nUnless we receive payment within 15 days of the date of this letter, our client will file a civil complaint.\n\nLast payment on the account: June 9, 2022. Charge-off date: January 31, 2023.',
    { country: 'us' },
  )
  expect(deadline).toMatchObject({ iso: '2026-11-14' })
  expect(
    limitOf(
      'Tarn Health Plan\n\nThe service is not medically necessary because six weeks of conservative treatment have not been documented. We will not pay.',
    ),
  ).toBeNull()
})

test('a scanner writes rn for m, and the month is read all the same', () => {
  const { dates } = read(
    'Tarn Council\n\nDate of this notice: 10 Novernber 2026\n\nPay £80.00 within 14 days.',
    { country: 'gb' },
  )
  expect(dates.map(({ iso }) => iso)).toContain('2026-11-10')
})

test('two numbers behind a limit word are month and day in the United States', () => {
  const limit = (country: 'us' | 'gb') =>
    read('Tarn Recovery\n\nNovember 2, 2026\n\nOur client will take $2,750. Please pay by 11/12.', {
      country,
    }).deadline?.iso
  expect(limit('us')).toBe('2026-11-12')
  expect(limit('gb')).toBe('2026-12-11')
})
