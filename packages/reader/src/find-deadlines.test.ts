import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const limitIn = (words: string) =>
  read(
    `Bramble Recoveries Ltd\n\nDate: 3 June 2025\n\nDear Ms Quill\n\nYour account ref BR/2201 is in arrears.\n\n${words}\n\nYours sincerely\nBramble Recoveries Ltd\n`,
    { country: 'gb' },
  ).deadline

describe('a limit', () => {
  const leading = (text: string) => read(text).deadline

  test('of an eviction is the day to leave before the time to dispute it', () => {
    const text =
      'NOTICE OF TERMINATION\n\nThis notice was served on: 6 January 2026\n\nYour tenancy, which commenced on 12 September 2020, will terminate on 12 May 2026.\n\nAny issue as to its validity must be referred to the Residential Tenancies Board within 90 days of receipt.\n\nLandlord'
    expect(leading(text)?.iso).toBe('2026-05-12')
  })

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
  ])('is not this: %s', (words) => {
    expect(limitIn(words)).toBeNull()
  })

  test('before proceedings are issued runs forwards', () => {
    expect(limitIn('You have 14 days before the court proceedings are issued.')?.iso).toBe(
      '2025-06-17',
    )
  })

  test('may be told as a deadline of so many days', () => {
    expect(limitIn('The deadline to respond is 28 days.')?.relativeDays).toBe(28)
  })

  test('comes before the time to dispute the validity of a debt', () => {
    const text =
      "Tarn Credit, Inc.\n\nBalance: $812.00\n\nIf we don't hear from you or receive payment by 12-15-2026, we may forward this account to an attorney.\n\nUnless you notify us within thirty (30) days after receiving this notice that you dispute the validity of this debt, we will assume that it is valid."
    expect(read(text, { country: 'us' }).deadline?.iso).toBe('2026-12-15')
  })
})

test('three days in a notice to leave run from service where the notice says so once', () => {
  expect(
    read(
      'THREE-DAY NOTICE TO LEAVE PREMISES\n\nDate: March 6, 2026\n\nTo: Brandon Tull, Unit 12\n\nYou may stop this by paying the rent on or before the date that is three (3) days after service of this notice. If you fail to pay within three (3) days, your tenancy will end and you must vacate the premises.',
    ).deadline,
  ).toMatchObject({ iso: null, relativeDays: 3 })
})

test('a bullet below a day does not make it the beginning of a time', () => {
  expect(
    read(
      'Tarn Gas\n\nGas bill\nDate of issue: 20/01/2026\n\nTotal amount outstanding: €628.35\n- Payment Due Date: 03/02/2026\n\n- Remittance slip below',
      { country: 'ie' },
    ).deadline,
  ).toMatchObject({ iso: '2026-02-03' })
})

test('the day of a meeting is not the day of the paper that calls to it', () => {
  expect(
    read(
      'DISCIPLINARY HEARING NOTICE\n\nEmployee: Callum Wren\nDate: 15th January 2026\nTime: 10:00 AM\n\nDismissal is a possible outcome.\n\nPlease confirm your attendance by 12th January 2026.',
    ).deadline,
  ).toMatchObject({ iso: '2026-01-12' })
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

  test.each(['Pay the debt by Friday.', 'You must ring us about the debt before noon on Tuesday.'])(
    '%s has no date of its own',
    (words) => {
      expect(limitIn(words)).toMatchObject({ iso: null, relativeDays: null })
    },
  )
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

describe('a day on which a power is used is the last day to act before', () => {
  test.each([
    [
      'an officer who comes back',
      'KESTOR ENFORCEMENT\nREMOVAL NOTICE\nRef KE 339021   Date 19/11/26\n\nI called to remove goods under a liability order. Amount outstanding £788.00.\n\nI will return on 26/11/26 with a van.',
      '2026-11-26',
    ],
    [
      'a supply that is cut off',
      'Tarn Power\n10 November 2026\n\nNOTICE OF DISCONNECTION\n\nYour electricity account is €512.33 in arrears. The network has been told to disconnect your supply on or after 24 November 2026.',
      '2026-11-24',
    ],
    [
      'a supply that is cut off, in Spanish',
      'Luz Tarn S.A.\nValencia, 6 de noviembre de 2026\n\nEstimado cliente:\n\nLe comunicamos que está pendiente de pago la factura de la luz de su vivienda por importe de 143,77 €. De no abonarse, su suministro de electricidad podrá ser suspendido a partir del 8 de enero de 2027.',
      '2027-01-08',
    ],
  ])('%s', (_what, text, day) => {
    expect(read(text).deadline?.iso).toBe(day)
  })

  test('and comes second to a day by which payment is asked', () => {
    expect(
      read(
        'Tarn Power\n10 November 2026\n\nYour electricity account is £512.33 in arrears. Please pay by 20 November 2026. We will disconnect your supply on 4 December 2026.',
      ).deadline?.iso,
    ).toBe('2026-11-20')
  })
})

describe('the day that counts', () => {
  const notice = (words: string) =>
    read(
      `NOTICE TO PAY RENT OR QUIT\n\nTo: Ana Reyes, 11 Palm Ave, Tampa FL 33602\nDate: November 6, 2026\n\nYou owe $1,850.00 rent. ${words}\n\nPalm Homes LLC`,
    ).deadline

  test('weekends and holidays that are left out make working days', () => {
    expect(
      notice(
        'Pay within three (3) days, excluding Saturday, Sunday and legal holidays, of service.',
      )?.unit,
    ).toBe('working_days')
  })

  test('a day that is said for such a period is taken', () => {
    expect(
      notice(
        'You must pay within 3 days, excluding Saturday, Sunday and legal holidays, from delivery of this notice, to wit on or before November 12, 2026.',
      )?.iso,
    ).toBe('2026-11-12')
  })

  test('no home must be left on the day the tenancy began', () => {
    const { deadline } = read(
      'Form 3A\nNotice of seeking possession\n\nTo: Mr Jo Quill\nYour tenancy began on 1 March 2021. Court proceedings will not begin earlier than 12 January 2027.\n\nSigned: M. Frost, landlord\n3 November 2026',
    )
    expect(deadline?.iso).toBe('2027-01-12')
  })

  test('a claim is dated by the day it was issued', () => {
    const { dates, deadline } = read(
      'In the County Court Business Centre\nClaim Form\nClaim number M4QZ11RT\n\nThe claim was issued on 9 November 2026.\n\nClaimant: Lodestar Finance Ltd\nDefendant: Mr P Quill\n\nThe claimant claims £812.00. You must respond within 14 days of service. Service is deemed to be 5 days after issue.',
    )
    expect(dates[0]?.role).toBe('letter')
    expect(deadline?.iso).toBe('2026-11-28')
  })

  test('a day in court may stand alone below the word that calls for it', () => {
    const { deadline } = read(
      'Betreibungsamt Tarn\nPfändungsankündigung\n\n12.11.2026\n\nSchuldner: Jan Quill\nForderung CHF 244.85\nSie werden hiermit auf\n\nDienstag, 24.11.2026, 08.30 Uhr\n\nzur Einvernahme auf unser Amt vorgeladen.',
    )
    expect(deadline?.iso).toBe('2026-11-24')
  })

  test('the last of several letters speaks last', () => {
    const letter = (day: string, words: string) =>
      `Tarn Credit Services\nRef TC-801\n${day}\n\nDear Miss Quill\n\nYour account with Hooper Catalogue: £449.70\n\n${words}\n\nYours sincerely\nCollections Team\n\n`
    const text =
      letter('2 October 2026', 'Please get in touch within 14 days so that we can agree a plan.') +
      letter('6 November 2026', 'If we do not hear from you by 20 November 2026 we may call.')
    expect(read(text).deadline?.iso).toBe('2026-11-20')
  })
})

describe('no limit', () => {
  test.each([
    [
      'is a hearing that was held',
      'Tarn Distribution Ltd\n\n9 October 2026\n\nDear Marcus\n\nI am writing to confirm the outcome of your appeal hearing held on 9 October 2026. The dismissal stands. There is no further appeal.',
    ],
    [
      'is the length of a treatment',
      'Tarn Health Plan\n\n04/12/2026\n\nDear Member\n\nYour claim is denied. The scan was ordered on 04/04/2026, prior to completion of the six-week window.',
    ],
  ])('%s', (_what, text) => {
    expect(read(text).deadline).toBeNull()
  })

  test('is the day before which a notice had to be served for another law', () => {
    const { deadline } = read(
      'NOTICE SEEKING POSSESSION\n\nDate: 2 March 2026\n\nTo: Ms Quill\n\nPossession proceedings may not be commenced before: 16 March 2026\n\nIf this notice was served before 1 May 2026, court proceedings must be issued in time.',
    )
    expect(deadline?.iso).not.toBe('2026-05-01')
  })

  test('but a hearing to come is one', () => {
    const { deadline } = read(
      'Tarn Foods Ltd\n\n9 October 2026\n\nDear Marcus\n\nYou must attend a disciplinary hearing on 19 October 2026 at 10 am.',
    )
    expect(deadline?.iso).toBe('2026-10-19')
  })
})

test.each([
  [
    '10gg.',
    'Tarn Immobiliare S.r.l.\n\nNovara, 30 settembre 2026\n\nGentile signora,\n\nLa invitiamo a pagare 310,00 euro entro il termine di 10gg. dalla presente.',
    '2026-10-10',
  ],
  [
    '12∙15∙2026',
    "Tarn Credit Management, Inc.\n\nNovember 2, 2026\n\nDear Ellen\n\nYou owe $500.00. If we don't receive payment by 12∙15∙2026, we may sue.",
    '2026-12-15',
  ],
])('a limit printed as %s', (_how, text, day) => {
  expect(read(text).deadline?.iso).toBe(day)
})

describe('a limit in a paper that seems to ask nothing', () => {
  test.each([
    [
      'the day before which a policy is paid, or cancelled',
      'Orchard Insurance plc\n\n9 November 2026\n\nDear Mr Hall\n\nYou have missed your instalment of £54.20. If we do not receive payment by 23 November 2026 we will cancel your policy.',
      '2026-11-23',
    ],
    [
      'the day to come to the police',
      'West Vale Police\n\n14 November 2026\n\nDear Mr Cole\n\nVoluntary interview\n\nPlease attend Elland Road police station on 24 November 2026 at 2 pm for an interview under caution.',
      '2026-11-24',
    ],
    [
      'the day on which an order takes effect unless it is appealed',
      'Calder District Council\n\n5 November 2026\n\nENFORCEMENT NOTICE\n\nTo: Ms R Lane\n\nYou must remove the shed within three months. This notice takes effect on 8 December 2026 unless an appeal is made beforehand.',
      '2026-12-08',
    ],
    [
      'the last day for observations',
      'Parkgate Freehold Ltd\n\n2 November 2026\n\nTo all leaseholders\n\nNOTICE OF INTENTION TO CARRY OUT WORKS\n\nYou may send observations in writing by 4 December 2026.',
      '2026-12-04',
    ],
  ])('%s', (_what, text, day) => {
    expect(read(text).deadline?.iso).toBe(day)
  })

  test('but not the time in which the reader may cancel', () => {
    const { deadline } = read(
      'Orchard Insurance plc\n\n9 November 2026\n\nDear Mr Hall\n\nWelcome. You can cancel your policy until 23 November 2026 without a fee.',
    )
    expect(deadline).toBeNull()
  })
})

test('the day of an auction of the home is the last to act before', () => {
  const { deadline } = read(
    "T.S. No. 26-104\nNOTICE OF TRUSTEE'S SALE\n\nGolden Tarn Trustee Services, Inc.\n\nNovember 18, 2026\n\nYou are in default under a deed of trust. A public auction sale to the highest bidder for cash will be held on December 21, 2026 at 10:00 AM at the courthouse.",
    { country: 'us' },
  )
  expect(deadline?.iso).toBe('2026-12-21')
})
