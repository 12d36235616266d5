/** Senders of forms that an authority prints, of companies with a number for a name, and of mails with nothing but an address. The texts are invented. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const senderOf = (text: string): string | null => read(text).senderOrganization

describe('who fills in the form of an authority is the sender, not the authority', () => {
  test('an agent behind boxes to tick', () => {
    const { senderOrganization, isOfficialDemand } = read(
      'Residential Tenancies Authority\nForm 11\nNotice to remedy breach\nResidential Tenancies and Rooming Accommodation Act 2008 (Section 280)\n\n1  Address of the rental property\n   8 Quarry Road, Tarn QLD 4059\n\n2  Notice issued by:  [ ] property owner  [x] property manager\n   Quarry Lettings Pty Ltd\n\n3  [x] rent arrears. Rent is $560.00 per week. Amount owing: $1,120.00\n\nIf the breach is not remedied a Notice to leave may be given to the tenant.\n',
    )
    expect(senderOrganization).toMatch(/^Quarry Lettings/)
    expect(isOfficialDemand).toBe(false)
  })

  test.each(['2490117 Ontario Inc.', '1188204 B.C. Ltd.', '9123-4567 Québec Inc.'])(
    'a company with a number for a name: %s',
    (name) => {
      const sender = senderOf(
        `Notice to End your Tenancy\nFor Non-payment of Rent\nN4\n\nTo: (Tenant's name)\nAda Quill\n\nFrom: (Landlord's name)\n${name}\n\nAddress of the Rental Unit:\n8 Quarry Road, Tarn ON M4H 1J6\n\nI can apply to the Board to have you evicted if you do not pay $ 2,100.00 by 08/12/2026.\n`,
      )
      expect(sender?.slice(0, 14)).toBe(name.slice(0, 14))
    },
  )
})

test('a person who signs as the landlord in running text', () => {
  expect(
    senderOf(
      'Three-day Notice to Tenant\nTarn County, Florida                 November 13, 2026\n\nYou owe $900.00 rent. I demand payment or possession within three (3) days. Sincerely, Rosa Quill, Landlord\n',
    ),
  ).toBe('Rosa Quill')
})

test.each([
  [
    'From: accounts@tarnpay.com.au\nSubject: Late\n\nHey Kim, $84.10 is overdue. Pay in the app.',
    'Tarnpay',
  ],
  ['From: jo.quill@gmail.com\nSubject: Late\n\nHey Kim, you owe me $84.10. Please pay.', null],
])('a mail with nothing but an address: %#', (text, name) => {
  expect(senderOf(text)).toBe(name)
})

test('a firm is named before its trading name', () => {
  expect(
    senderOf(
      'Tarn Bureau Services, Inc. d/b/a TBS Recovery\nPO Box 8\n\nOctober 26, 2026\n\nWe are trying to collect a debt of $603.58 that you owe.',
    ),
  ).toBe('Tarn Bureau Services, Inc')
})

test('a greeting is no name', () => {
  expect(senderOf('Fáilte,\n\nYour order is on its way. Total paid by card €18.45')).toBeNull()
})

test('capitals with two digits for letters are a word', () => {
  expect(
    senderOf('QUARRY COLLECT10NS LLC\nPO Box 8\n\nYou owe a debt of $84.10. Please pay it.'),
  ).toMatch(/^Quarry Collections/)
})

test('a question about redundancy without a sum is no small matter', () => {
  expect(
    read(
      'My contract says I am permanent but the shop made me redundant after 6 years and says there is no redundancy money, because it opens again in spring.',
    ).urgencyLevel,
  ).toBe('medium')
})

test('a notice that the rules of an estate are broken, before a hearing about a fine', () => {
  expect(
    read(
      'Quarry Owners Association, Inc.\n\nNovember 9, 2026\n\nNOTICE OF VIOLATION\n\nYour shed has not been taken down. A hearing before the Board will be held on December 10, 2026 at 6:30 p.m. You may be fined up to $100.00 per day.\n',
      { country: 'us' },
    ).urgencyLevel,
  ).toBe('medium')
})

test.each([
  ['ie', 'We have strict instructions to issue a Civil Bill in the Circuit Court'],
  ['au', 'we hold firm instructions to issue proceedings in the Local Court'],
] as const)(
  'a solicitor who is told to sue sends the last letter before it: %s',
  (country, words) => {
    expect(
      read(
        `Our ref QR/88\n9 November 2026\n\nMs Ada Quill\n\nDear Madam,\n\nWe act for Tarn Finance. Unless the full sum of 1,873.60 is received within 14 days, ${words} without further reference to you.\n\nYours faithfully,\nQuarry Rowe Solicitors\n`,
        { country },
      ),
    ).toMatchObject({ documentType: 'LETTER_BEFORE_CLAIM', urgencyLevel: 'high' })
  },
)

test('a business name is the sender, and not the firm that owns it', () => {
  expect(
    senderOf(
      'Termination of your employment\n\n18 November 2026\n\nDear Ada\n\nYour employment will come to an end today.\n\nRosa Lark\nDirector\nTarn Early Learning (ABN 51 000 000 000), a business name of Lark Nominees Pty Ltd, Tarn WA\n',
    ),
  ).toBe('Tarn Early Learning')
})

test.each([
  [
    'Quarry Plains Credit Union',
    'FACTS\nWHAT DOES QUARRY PLAINS CREDIT UNION DO WITH YOUR PERSONAL INFORMATION?',
  ],
  ['Tarn National Bank', 'What does Tarn National Bank do with your personal information?\nFACTS'],
  [
    'Ash Valley Insurance',
    'Rev. 03/2026\nFACTS\nWHAT DOES ASH VALLEY INSURANCE DO WITH YOUR PERSONAL INFORMATION?',
  ],
  ['Elm Brokerage Inc', 'FACTS   WHAT DOES ELM BROKERAGE INC DO WITH YOUR PERSONAL INFORMATION?'],
])('the privacy form of American banks is of %s, and calm', (name, head) => {
  const found = read(
    `${head}\n\nWhy?\nFinancial companies choose how they share your personal information. Federal law gives consumers the right to limit some but not all sharing. Federal law also requires us to tell you how we collect, share, and protect your personal information. Please read this notice carefully to understand what we do.\n\nWhat?\nThe types of personal information we collect and share depend on the product or service you have with us. This information can include:\n- Social Security number and account balances\n- payment history and credit history\n\nQuestions? Call 800-555-0186.`,
    { country: 'us' },
  )
  expect(found.senderOrganization?.toLowerCase()).toBe(name.toLowerCase())
  expect([found.documentType, found.urgencyLevel]).toEqual(['OTHER', 'low'])
})

test.each([
  ['We are trying to collect a debt that you owe to Tarn Furniture Bank.', 'Tarn Furniture Bank'],
  [
    'This firm has been retained by Tarn Furniture Bank to collect the balance.',
    'Tarn Furniture Bank',
  ],
  ['We have been engaged by Elm Clinic to recover $812.00.', 'Elm Clinic'],
  ['We were hired by Ash Roofing LLC to collect what you owe.', 'Ash Roofing'],
])('for whom a collector writes: %s', (words, creditor) => {
  const found = read(
    `Quarry Recovery LLC\nP.O. Box 8, Tarn, OH 43215\n\nOctober 21, 2026\n\nDear Ada Quill:\n\n${words} Your balance is $812.00. This is an attempt to collect a debt.\n`,
    { country: 'us' },
  )
  expect(found.originalCreditor).toContain(creditor)
  expect(found.senderOrganization).toContain('Quarry Recovery')
})

test.each(['PLLC', 'LLP', 'P.A.', 'LLC'])('a form behind a comma is of the name: %s', (form) => {
  expect(
    senderOf(
      `Quarry Dental, ${form}\n8 Maple Street, Tarn, MI 48104\n\nSTATEMENT\nStatement date: 11/05/2026\nBALANCE DUE $36.00`,
    ),
  ).toBe(`Quarry Dental, ${form}`)
})

test.each([
  [
    // The rental provider, in victoria.
    'au',
    'Notice to vacate to renter of rented premises\nTo renter: Jai Marsh. Rental provider: Lorna Quill\nReason: sale of the premises. Termination date 25 February 2027. Notice posted 20 November 2026.',
    'Lorna Quill',
  ],
  [
    // The landlord that is a company, in a demand for rent.
    'us',
    'FOURTEEN (14) DAY RENT DEMAND\nTO: Carlos Marsh, 31 Tarn Ave Apt 4F\nYou are indebted to the landlord, Tarn Holdings LLC, in the sum of $4,350.00 for rent. Pay on or before December 9, 2026, or surrender possession.',
    'Tarn Holdings LLC',
  ],
  [
    // Whom the rent is paid to, where nobody else is named.
    'us',
    '3-DAY NOTICE TO PAY RENT OR QUIT\nTo: Dana Marsh, 1420 Tarn St, Oakland, CA\nRent due: $2,875.00. Within three days after service you must pay or deliver possession.\nPay to: Quill Rentals Inc.\nDate: Nov 18, 2026',
    'Quill Rentals Inc',
  ],
  [
    // Whoever sues, before the vs. of a citation.
    'us',
    'STATE OF TEXAS, Justice Court Precinct 3\nCITATION. Cause No. JS26-04417. Tarn Credit Management, Inc. vs. Robert Marsh\nYou have been sued. If you do not file a written answer with the clerk within 14 days after you were served, a default judgment may be taken against you. Amount: $2,914.55',
    'Tarn Credit Management, Inc',
  ],
] as const)('a form of %s names its sender: %s', (country, text, name) => {
  expect(read(text, { country }).senderOrganization).toBe(name)
})

test.each([
  [
    'County Court Money Claims Centre',
    'In the County Court Money Claims Centre\nInterim Charging Order\nClaim no. G5KL33P9. Creditor: Tarn Credit. Debtor: Mr S. Quill. Amount £6,210.55. Any objection must be filed within 28 days of service.',
  ],
  [
    'Tarnshire Police',
    'Single Justice Procedure Notice\nTo: Kyle Quill   Date of posting: 12 November 2026\nYou have been charged with using a motor vehicle without insurance. Prosecutor: Tarnshire Police. You must respond within 21 days of the date of posting.',
  ],
  [
    'Tarn City Council',
    'Tarn City Council. Environmental Protection Act 1990 section 80. Abatement notice. To: Mr P. Quill. You are required to abate the nuisance within 7 days of service. Dated 12 November 2026',
  ],
] as const)('a notice comes from %s', (name, text) => {
  expect(read(text, { country: 'gb' }).senderOrganization).toBe(name)
})
