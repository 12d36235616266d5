/** What decides in American papers: the day that is worked out, who takes what, and when. The texts are invented. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const leads = (text: string): [string | null | undefined, number | null | undefined] => {
  const { deadline } = read(text)
  return [deadline?.iso, deadline?.relativeDays]
}

describe('the day that leads', () => {
  test.each([
    [
      'is the last day to file that an office has worked out',
      'Date Mailed: 05/02/2026\n\nOVERPAYMENT DECISION\n\nYou were paid benefits of $205.00 too much. If you disagree, you may appeal within thirty (30) calendar days of the date mailed. The last day to file is 06/02/2026.',
      ['2026-06-02', 30],
    ],
    [
      'is the day to appeal by, behind its label',
      'NOTICE OF DENIAL\n\nDated May 4, 2026\n\nYour claim is denied. You may appeal within 21 days. The last day to file an appeal is May 26, 2026.',
      ['2026-05-26', 21],
    ],
    [
      'is the end of the notice that a landlord has worked out, far below',
      `THREE-DAY NOTICE TO PAY RENT OR QUIT\n\nTo: Keisha Quill\n\nWithin THREE (3) days after service of this notice you must pay rent of $790.00 or leave. ${'You may pay by cheque at the office on weekdays. '.repeat(10)}\n\nThe THREE-DAY notice period expires at: 5:00 p.m. on June 12, 2026.`,
      ['2026-06-12', 3],
    ],
    [
      'is the day printed to pay by, beside days from receipt',
      'NOTICE OF INTENT TO FILE MECHANICS LIEN\n\nTarn Roofing LLC\n\nYou owe $840.00. If payment is not received by May 12, 2026, we will file. You have 10 days from receipt of this notice to pay in full.',
      ['2026-05-12', null],
    ],
    [
      'is the time that a firm waits before it decides',
      'Tarn Gear Inc\n\nDate: April 14, 2026\n\nThis is not a final denial. We will wait at least 5 business days from the date of this notice before making a final decision on your application.',
      [null, 5],
    ],
    [
      'is the time to ask for the free report',
      'Tarn Bank\n\nMarch 3, 2026\n\nWe are unable to approve your request. You may have a free copy of your report, if you request it no later than 60 days after you receive this notice. The Equal Credit Opportunity Act binds us.',
      [null, 60],
    ],
    [
      'is the visit that somebody has set',
      'CHILD PROTECTION OFFICE\n\nMarch 2, 2026\n\nDear Ada Quill,\n\nWe have opened an investigation. A home visit has been scheduled for March 10, 2026 at 2:00 PM.',
      ['2026-03-10', null],
    ],
  ] as const)('%s', (_is, text, day) => {
    expect(leads(text)).toEqual(day)
  })

  test('stays the days from receipt where no day to pay is printed', () => {
    const notice =
      'FORMAL DEMAND\n\nTarn Roofing LLC\n\nMay 2, 2026\n\nYou owe $840.00 for work of March 3, 2026. You have 10 days from receipt of this letter to pay in full.'
    expect(leads(notice)).toEqual([null, 10])
  })
})

describe('a date', () => {
  const roleOf = (text: string, iso: string): string | undefined =>
    read(text).dates.find((date) => date.iso === iso)?.role

  test.each([
    ['other', 'We have until May 19, 2026 to file this lien. You owe $800.'],
    ['deadline', 'You have until May 19, 2026 to pay $800.'],
    [
      'deadline',
      'Pay $800 within seven (7) days from the date of this letter, being 5pm (AEST) 19 May 2026.',
    ],
    ['deadline', 'Pay $800 within 14 days of this letter, being 19 May 2026.'],
    ['other', 'Date of Application: May 19, 2026\nYou owe $800.'],
    ['other', 'Loan No. 771 | Loan Date: May 19, 2026 | Rate: 4%\nYou owe $800 of this loan.'],
  ])('is %s: %s', (role, line) => {
    const text = `Tarn Collections Inc.\n\nDate: May 5, 2026\n\nDear Ada Quill,\n\n${line}\n`
    expect(roleOf(text, '2026-05-19')).toBe(role)
  })
})

describe('a paper is urgent', () => {
  test.each([
    [
      'where foreclosure may begin',
      'Tarn Mortgage LLC\n\nNotice of Default\n\nYour mortgage loan is in DEFAULT. You have missed 4 payments. Pay $4,529.88 no later than August 11, 2026. If you do not, foreclosure may begin.',
    ],
    [
      'where a lien comes next',
      'NOTICE OF INTENT TO FILE MECHANICS LIEN\n\nTarn Roofing LLC\n\nYou owe $7,840. Pay by May 12, 2026.',
    ],
    [
      'where a host takes a repository down',
      'GitQuill received a DMCA takedown notice about your repository. You have 1 business day to make the changes, or we will disable it.',
    ],
    [
      'where a host suspends an account',
      'Tarn Hosting Ltd\n\nWe received a copyright complaint about a picture on your site. Remove it within 48 hours or we will suspend your account.',
    ],
    [
      'where a cut-off is days away',
      'Wattle Energy\nDISCONNECTION WARNING NOTICE\nIssue date: 2 June 2026\nAmount overdue: $618.74. You must pay by 13 June 2026. If you do not, we may arrange for the disconnection of your electricity supply on or after 16 June 2026.',
    ],
  ])('%s', (_where, text) => {
    expect(read(text).urgencyLevel).toBe('high')
  })

  test.each([
    [
      'of a mortgage that is paid',
      'low',
      'Tarn Bank\nYour mortgage statement for March 2026. Payment due $900 on April 1, 2026. Thank you.',
    ],
    [
      'about a picture with two weeks',
      'medium',
      'Pictura Rights\n\nCOPYRIGHT INFRINGEMENT\n\nYou used our picture without a licence. Pay £310 within 14 days or remove it.',
    ],
  ])('but not one %s', (_of, level, text) => {
    expect(read(text).urgencyLevel).toBe(level)
  })

  test('where a credit is refused there is time to ask why', () => {
    const letter =
      'Tarn Credit Union\n\nMarch 3, 2026\n\nDear Ada Quill,\n\nThank you for your application for credit. We are unable to approve your request at this time. The reporting agency played no part in our decision.'
    expect(read(letter).urgencyLevel).toBe('medium')
  })
})

test('an unemployment office that disqualifies says how long somebody may protest', () => {
  expect(
    read(
      'State of Tarn Unemployment Insurance Agency\nNotice of Determination\nMail date 11/10/2026\nYou are disqualified for benefits because you quit your job. You may protest within 30 calendar days from the mail date.',
      { country: 'us' },
    ),
  ).toMatchObject({
    senderOrganization: 'Unemployment Insurance Agency',
    documentType: 'OTHER',
    urgencyLevel: 'medium',
    deadline: { iso: '2026-12-10', what: 'appeal' },
  })
})

test('a small claim that wants an answer within two weeks is a claim', () => {
  expect(
    read(
      'State of Tarn Circuit Court\nSmall Claims Department\nCase 26SC11882\nPlaintiff: Quill Auto\nDefendant: Dana Marsh\nClaim $1,940. You must pay the claim, demand a hearing or demand a jury trial within 14 days of service.',
      { country: 'us' },
    ),
  ).toMatchObject({ documentType: 'COURT_CLAIM', senderOrganization: 'Quill Auto' })
})

test('deductions listed below a security deposit are money kept from it', () => {
  expect(
    read(
      'Tarn Residential\n11/14/2026\nDear Ms. Quill, security deposit held $1,200.00. Deductions: carpet $450.00, cleaning $180.00. Refund $570.00 enclosed.',
      { country: 'us' },
    ),
  ).toMatchObject({ paper: { name: 'deposit_deductions' }, urgencyLevel: 'medium' })
})
