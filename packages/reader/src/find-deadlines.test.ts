import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('a limit', () => {
  const leading = (text: string) => read(text).deadline

  test('of an eviction is the day to leave before the time to dispute it', () => {
    const text =
      'NOTICE OF TERMINATION\n\nThis notice was served on: 6 January 2026\n\nYour tenancy, which commenced on 12 September 2020, will terminate on 12 May 2026.\n\nAny issue as to its validity must be referred to the Residential Tenancies Board within 90 days of receipt.\n\nLandlord'
    expect(leading(text)?.iso).toBe('2026-05-12')
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
