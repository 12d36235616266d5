/** Words that set a limit in one letter, and words that set none. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const limitIn = (words: string) =>
  read(
    `Bramble Recoveries Ltd\n\nDate: 3 June 2025\n\nDear Ms Quill\n\nYour account ref BR/2201 is in arrears.\n\n${words}\n\nYours sincerely\nBramble Recoveries Ltd\n`,
    { country: 'gb' },
  ).deadline

describe('a limit', () => {
  test('is the day after which an offer lapses', () => {
    expect(
      limitIn(
        'If you would like to accept, please reply by 5 July 2025. After that date the offer lapses.',
      )?.iso,
    ).toBe('2025-07-05')
  })

  test.each([
    'You will be paid redundancy pay of 12 weeks and any outstanding pay up to and including today.',
    'If 3 strikes are issued within a 90-day period we may apply to the tribunal.',
    'We offer severance of £4,120.00, equal to six weeks of your base salary, for your signature.',
    'You will be paid for 9 days of unused annual leave.',
    'We are paying you four weeks’ gross wages in place of notice.',
    'The final invoice is for 38 hours at £31.50.',
  ])('is not this: %s', (words) => {
    expect(limitIn(words)).toBeNull()
  })

  test('but it is what runs from leave that is given', () => {
    const words = 'Please answer within 14 days of leave being granted.'
    expect(limitIn(words)?.relativeDays).toBe(14)
  })

  test('after one’s own signature has no day yet', () => {
    const { statedDeadlines } = read(
      'Tarn Freight Inc.\n\nNovember 2, 2026\n\nDear Ada:\n\nYour job ends. You may take back the release within seven (7) days after signing it.',
      { country: 'us' },
    )
    expect(statedDeadlines.map(({ iso, from }) => [iso, from])).toEqual([[null, 'event']])
  })

  test('before proceedings are issued runs forwards', () => {
    expect(limitIn('You have 14 days before the court proceedings are issued.')?.iso).toBe(
      '2025-06-17',
    )
  })

  test('may be told as a deadline of so many days', () => {
    expect(limitIn('The deadline to respond is 28 days.')?.relativeDays).toBe(28)
  })
})

describe('a limit is read however it is said', () => {
  test.each([
    ['You have until 4pm on Friday 20 June 2025 to make payment of £210.', '2025-06-20', null],
    [
      'Payment of £210 must reach us no later than noon on Monday 16th June 2025.',
      '2025-06-16',
      null,
    ],
    ['Please settle the balance by close of business on 17/06/2025.', '2025-06-17', null],
    [
      'Unless we hear from you on or before the 18th day of June 2025 we shall pass the file to our agents.',
      '2025-06-18',
      null,
    ],
    ['The last day for payment is Thursday 19 June 2025.', '2025-06-19', null],
    [
      '19 June 2025 is the last day on which we will take payment without adding costs. The balance is £210.',
      '2025-06-19',
      null,
    ],
    ['This demand expires at midnight on 21 June 2025. Pay £210 before then.', '2025-06-21', null],
    ['Pay by: 22 June 2025\nAmount: £210', '2025-06-22', null],
    ['Bramble has sent you invoice 77 for £210, due 22 June 2025.', '2025-06-22', null],
    ['TOTAL DUE 22/06/2025   £210.00', '2025-06-22', null],
    ['Should it stay unpaid for SEVEN DAYS, we are told to pursue it.', '2025-06-10', 7],
    ['The invoice of £210 is due for payment on 28/06/2025.', '2025-06-28', null],
    ['If the balance is not addressed within 14 days, we may pass it on.', '2025-06-17', 14],
    ['DEADLINE FOR REPLY\t23 June 2025', '2025-06-23', null],
    ['We give you to 24 June 2025 to pay what you owe.', '2025-06-24', null],
    [
      'Kindly let us have your cheque for £210 within a fortnight of the date of this letter.',
      '2025-06-17',
      14,
    ],
    ['You must reply within twenty-one (21) days of the date of this letter.', '2025-06-24', 21],
    ['Payment is required within 10 working days of the date of this letter.', null, 10],
    ['You have seven clear days from receipt of this letter to pay the sum of £210.', null, 7],
    [
      'Failing payment within 7 days hereof we shall issue proceedings for the debt.',
      '2025-06-10',
      7,
    ],
    [
      'If your payment is not with us by 25.6.25 we will instruct solicitors to collect the debt.',
      '2025-06-25',
      null,
    ],
    [
      'The time allowed for paying the balance is 28 days from the date of this letter.',
      '2025-07-01',
      28,
    ],
    [
      'Ring us before 6pm tomorrow, Wednesday 4 June, to agree a plan for the debt.',
      '2025-06-04',
      null,
    ],
    [
      'We require your proposals for the debt not later than Tuesday, 24th June.',
      '2025-06-24',
      null,
    ],
    ['The offer to settle the debt lapses on 30 June 2025.', '2025-06-30', null],
    ['The discount closes on 30th June, 2025 and then the full £210 is due.', '2025-06-30', null],
    ['Please pay what you owe by the end of June 2025.', '2025-06-30', null],
    ['We must have your answer about the debt by 1pm, Friday 27 June 2025.', '2025-06-27', null],
    [
      'Your debt must be cleared within one calendar month of the date of this letter.',
      '2025-07-03',
      null,
    ],
    ['To stop further action, contact us in the next 5 days about the debt.', '2025-06-08', 5],
    ['You now have a final 72 hours to clear the debt.', null, 3],
    ['Return the form so that it is here by 20th of June. You owe £210.', '2025-06-20', null],
    ['The closing date for disputes about the debt is 20 June 2025.', '2025-06-20', null],
    [
      'If the debt is still unpaid at 5pm on 20 June 2025 we will apply to the court.',
      '2025-06-20',
      null,
    ],
    [
      'If the debt is not paid by then, that is by 20 June 2025, we will apply to court.',
      '2025-06-20',
      null,
    ],
    [
      'Should the balance of £210 remain unpaid after 20 June 2025, costs will be added.',
      '2025-06-20',
      null,
    ],
    ['You need to act on this debt by Fri 20/6.', '2025-06-20', null],
    [
      'We shall take no step on the debt before 20 June 2025 so as to give you time to pay.',
      '2025-06-20',
      null,
    ],
    ['Please pay £210 on or before Friday the 20th June 2025.', '2025-06-20', null],
    [
      'We look forward to receiving £210 by return of post, and at the latest by 20 June 2025.',
      '2025-06-20',
      null,
    ],
    ['Pay £210 (20 June 2025 at the latest).', '2025-06-20', null],
    ['Payable by 20-06-2025: £210', '2025-06-20', null],
    ['Your payment of £210 is due on 20 June 2025.', '2025-06-20', null],
    [
      'We have put the debt on hold until 20 June 2025. Use that time to get advice and then call us.',
      '2025-06-20',
      null,
    ],
    [
      'Within the period of 14 days beginning with the date of this letter pay the debt of £210.',
      '2025-06-16',
      14,
    ],
    [
      'We invite you to pay the debt in the 14 days following the date of this letter.',
      '2025-06-17',
      14,
    ],
    ['There are 14 days left to pay the debt.', '2025-06-17', 14],
    ['If you do nothing for 14 days we will issue a claim for the debt.', '2025-06-17', 14],
    [
      'You have 14 days to pay the debt. After a further 28 days we may go to court.',
      '2025-06-17',
      14,
    ],
    ['The full debt should be paid by 11:59pm 20/06/25', '2025-06-20', null],
  ])('%s', (words, iso, relativeDays) => {
    const limit = limitIn(words)
    expect(limit?.iso).toBe(iso)
    if (relativeDays !== null) expect(limit?.relativeDays).toBe(relativeDays)
  })

  test('on the weekday of the letter itself has no date of its own', () => {
    expect(limitIn('You must ring us about the debt before noon on Tuesday.')).toMatchObject({
      iso: null,
      relativeDays: null,
    })
  })
})

describe('these set no limit', () => {
  test.each([
    'Your contract runs until 30 September 2026 and £210 is owed.',
    'The judgment stays on the register until 4 June 2031. You owe £210.',
    'Our client expects to decide by 20 June 2025 whether to sue for the £210.',
    'Interest is frozen until 3 July 2025 on the £210.',
    'The office will be closed until 20 June 2025. You owe £210.',
    'We reply within 14 days and nothing is added while you wait.',
    'The first payment of £36.50 will be taken on 20 June 2025.',
    'We had asked you to pay the debt by 12 May 2025. You did not.',
    'Our offices are open until 8pm on 5 June 2025 to discuss the debt.',
    'We will reply to your letter about the debt within 14 days.',
    'The debt arises from goods delivered before 2 May 2025.',
    'Any payments received after 1 June 2025 are not shown. You owe £210.',
    'We will write to you again by 20 June 2025 about the debt.',
    'Interest has been charged until 31 May 2025 on the debt.',
    'Allow 5 working days for a payment to reach the account. You owe £210.',
    'You last paid the debt on 14 April 2025.',
    'TOTAL DUE 01/04/2025 to 31/03/2026   £210.00',
  ])('%s', (words) => {
    expect(limitIn(words)).toBeNull()
  })
})
