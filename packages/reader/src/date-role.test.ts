import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const rolesIn = (head: string, words: string): Record<string, string> =>
  Object.fromEntries(
    read(`${head}\n\nDate: 3 June 2025\n\nDear Ms Quill\n\n${words}\n`, {
      country: 'gb',
    }).dates.map(({ iso, role }) => [iso ?? 'none', role]),
  )

describe('what a date is, in a letter about a debt', () => {
  const inDebt = (words: string) =>
    rolesIn('Bramble Recoveries Ltd', `Your account is in arrears.\n\n${words}`)

  test.each([
    ['You missed the payments due on 1 March, 1 April and 1 May 2025.', '2025-03-01', 'incident'],
    ['You missed the payments due on 1 March, 1 April and 1 May 2025.', '2025-05-01', 'incident'],
    ['The account was sold to us on 4 February 2025.', '2025-02-04', 'other'],
    ['The debt was assigned to our client on 4 February 2025.', '2025-02-04', 'other'],
    ['We wrote to you on 4 February 2025.', '2025-02-04', 'other'],
    ['Your last payment was £20 on 4 February 2025.', '2025-02-04', 'other'],
    ['The agreement is dated 4 February 2020.', '2020-02-04', 'other'],
    [
      'A liability order was made at Tarn Magistrates Court on 4 February 2025.',
      '2025-02-04',
      'other',
    ],
    ['Your account defaulted on 4 February 2025.', '2025-02-04', 'incident'],
    ['Direct debit cancelled 4 February 2025.', '2025-02-04', 'incident'],
    ['The offer ended on 4 February 2025.', '2025-02-04', 'other'],
    ['You had until 4 February 2025 to reply.', '2025-02-04', 'other'],
    ['You must pay by 6 pm on Tues 17 June 2025.', '2025-06-17', 'deadline'],
    [
      'We shall close the account on 17 June 2025 unless you have paid £40.',
      '2025-06-17',
      'deadline',
    ],
    ['17 June 2025 is the last day for a reply.', '2025-06-17', 'deadline'],
    ['You must attend court at a hearing on 17 June 2025.', '2025-06-17', 'hearing'],
    ['Statement period 1 May 2025 to 31 May 2025.', '2025-05-31', 'other'],
  ])('%s %s is of the role %s', (words, iso, role) => {
    expect(inDebt(words)[iso]).toBe(role)
  })
})

describe('what a date is, in a letter about parking', () => {
  const onParking = (words: string) => rolesIn('Tarn Parking Ltd\nPARKING CHARGE NOTICE', words)

  test.each([
    ['On 9 May 2025 our cameras saw your vehicle at Tarn Retail Park.', '2025-05-09', 'incident'],
    ['Event: 9 May 2025, 40 minutes.', '2025-05-09', 'incident'],
    ['Your vehicle was parked at Tarn Yard on Friday 9 May 2025.', '2025-05-09', 'incident'],
    ['Thank you for your appeal received on 20 May 2025.', '2025-05-20', 'other'],
    ['The DVLA gave us your details; we obtained them on 20 May 2025.', '2025-05-20', 'other'],
    ['A Notice to Owner was served on you on 20 May 2025.', '2025-05-20', 'other'],
  ])('%s %s is of the role %s', (words, iso, role) => {
    expect(onParking(words)[iso]).toBe(role)
  })
})

describe("the letter's own date", () => {
  const own = (text: string): (string | null)[] =>
    read(text, { country: 'gb' })
      .dates.filter(({ role }) => role === 'letter')
      .map(({ iso }) => iso)

  test.each([
    [
      'in a column beside the address',
      'Tarn Homes\n\nMrs J Quill\n7 Heron Court          19/03/2026\n\nDear Mrs Quill\n\nBill dated 12/02/2026   £318.77\nPlease pay £318.77 now.\n',
    ],
    [
      'beside a reference',
      'Tarn Homes\n\nTenancy ref 300417-T          19 March 2026\n\nDear Mrs Quill\n\nThe last payment was on 2 March 2026. Your rent is in arrears by £40.\n',
    ],
    [
      'below the signature',
      'Tarn Parking\n\nDear Ms Quill\n\nOn 2 March 2026 we wrote about a parking charge of £60. Pay it by 9 April 2026.\n\nRegards\nTeam Tarn\n\n19 March 2026\n',
    ],
    [
      'sent by email',
      'From: pay@tarn.example\nTo: quill@mail.example\nSent: 19 Mar 2026 07:02\nSubject: Overdue\n\nYou owe £40. Your direct debit was cancelled 2 March 2026.\n',
    ],
    [
      'in the table of a reminder',
      'REMINDER\n\nInvoice   77403 of 2 February 2026\nReminder 1      2 March 2026\nThis reminder   19 March 2026\n\nYou owe Tarn Joinery Ltd £40.\n',
    ],
  ])('%s', (_where, text) => {
    expect(own(text)).toEqual(['2026-03-19'])
  })
})

test('a court paper is dated by the day on which its clerk signs, not by that of the petition', () => {
  const { dates } = read(
    'THE STATE OF TARNLAND\nCITATION\n\nCause No. 4B-25-0311\nJustice Court, Precinct 2\n\nPlaintiff: Tarn Funding LLC\nDefendant: Ada Quill\n\nYou have been sued. Your answer is due by the end of the 14th day after the day you were served with these papers. If you do not file an answer, a default judgment may be taken against you.\n\nThe petition was filed on May 4, 2026. The amount claimed is $1,918.00.\n\nIssued and given under my hand this 7th day of May, 2026.\nClerk of the Justice Court\n',
    { country: 'us' },
  )
  expect(dates.map(({ iso, role }) => [iso, role])).toEqual([
    ['2026-05-04', 'other'],
    ['2026-05-07', 'letter'],
  ])
})

test.each([
  'I called today, 3 February 2026, at 07:50 to remove goods to pay the debt below.',
  'An enforcement agent attended your home today, 3 February 2026. Call us within 24 hours.',
])('the card of a bailiff is of the day of the call: %s', (words) => {
  const { dates } = read(`Tarn Enforcement\nMr S Quill\n\n${words}\nTOTAL TO PAY £392.00\n`, {
    country: 'gb',
  })
  expect(dates.map(({ iso, role }) => [iso, role])).toEqual([['2026-02-03', 'letter']])
})
