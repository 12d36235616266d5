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

  test('may be told as a deadline of so many days', () => {
    expect(limitIn('The deadline to respond is 28 days.')?.relativeDays).toBe(28)
  })

  test('comes before the time to dispute the validity of a debt', () => {
    const text =
      "Tarn Credit, Inc.\n\nBalance: $812.00\n\nIf we don't hear from you or receive payment by 12-15-2026, we may forward this account to an attorney.\n\nUnless you notify us within thirty (30) days after receiving this notice that you dispute the validity of this debt, we will assume that it is valid."
    expect(read(text, { country: 'us' }).deadline?.iso).toBe('2026-12-15')
  })
})

describe('a limit abroad', () => {
  test('names the unit first in Italian law', () => {
    const text =
      'ATTO DI PRECETTO\n\nINTIMA alla sig.ra Paola Riva di pagare, entro e non oltre giorni 10 dalla notifica del presente atto, euro 6.440,05.'
    expect(read(text, { country: 'it' }).deadline).toMatchObject({
      relativeDays: 10,
      from: 'service',
    })
  })

  const abroad = (text: string) => read(text).deadline
  const stated = (text: string) => read(text).statedDeadlines.map(({ iso }) => iso)

  test('is not the end of the time for which interest is asked', () => {
    expect(
      stated(
        'Quellhof Inkasso GmbH\n\nBerlin, 25.08.2026\n\nSehr geehrte Frau Roth,\n\nauf die Forderung fallen vom 04.01.2026 bis 31.08.2026 Zinsen an. Zahlen Sie 812,40 € bis spätestens zum 15.09.2026.\n\nMit freundlichen Grüßen',
      ),
    ).toEqual(['2026-09-15'])
  })

  test('is not the first day to pay, of which the letter reminds', () => {
    expect(
      abroad(
        "Mise en demeure\n\nMontant dû : 235,00 €\nDate d'échéance initiale     2026-03-05\n\nMadame,\n\nNous vous mettons en demeure de payer dans un délai de 8 jours à compter de la réception de ce courrier.",
      ),
    ).toMatchObject({ iso: null, relativeDays: 8, from: 'receipt' })
  })

  test('runs from today where Dutch says "heden"', () => {
    expect(
      abroad(
        'Sommatie\n\nAmsterdam, 14 april 2026\n\nBeste mevrouw Kuiper,\n\nZorg dat het bedrag binnen 5 dagen na heden op onze bankrekening staat.\n\nHoogachtend',
      ),
    ).toMatchObject({ iso: '2026-04-19', relativeDays: 5 })
  })

  test('may be forty-eight hours in words', () => {
    expect(
      abroad(
        "Préfecture de Paris\n\nArrêté\n\nArticle 2 : Vous disposez d'un délai de QUARANTE-HUIT HEURES à compter de la notification pour saisir le tribunal d'un recours.",
      ),
    ).toMatchObject({ relativeDays: 2, unit: 'hours' })
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

describe('a limit is read in every language however it is said', () => {
  const HEADS = {
    de: 'Tarn Inkasso GmbH\nHamburg, den 3. Juni 2026\n\nSehr geehrte Frau Quill,\n\nIhre Rechnung über 210,00 € ist trotz Mahnung noch offen.',
    fr: 'Recouvrement Tarn SARL\nNantes, le 3 juin 2026\n\nMadame,\n\nMalgré nos relances, la somme de 210,00 € reste impayée.',
    es: 'Recobros Tarn S.L.\nMadrid, 3 de junio de 2026\n\nEstimada señora:\n\nTiene una deuda pendiente de pago de 210,00 euros con nuestra empresa.',
    it: 'Recupero Crediti Tarn S.r.l.\nMilano, 3 giugno 2026\n\nGentile signora,\n\nnonostante il nostro sollecito la fattura di 210,00 euro non risulta pagata.',
    nl: 'Tarn Incasso B.V.\nUtrecht, 3 juni 2026\n\nGeachte mevrouw Quill,\n\nOndanks onze herinnering is uw rekening van € 210,00 nog niet betaald.',
    en: 'Bramble Recoveries Ltd\n\nDate: 3 June 2026\n\nDear Ms Quill\n\nYour account ref BR/2201 is in arrears by £210.',
  } as const

  test.each([
    ['de', 'Zahlungsziel: 14 Tage', '2026-06-17'],
    ['de', 'Geht die Zahlung nicht vor dem 19. Juni 2026 ein, klagen wir.', '2026-06-19'],
    ['fr', 'Vous disposez de 8 jours pour payer.', '2026-06-11'],
    ['fr', 'Passé le 19 juin 2026, le dossier sera transmis à un huissier.', '2026-06-19'],
    ['es', 'Deberá abonar la deuda en los próximos siete días.', '2026-06-10'],
    ['es', 'Si el 19 de junio de 2026 no hemos recibido el pago, demandaremos.', '2026-06-19'],
    ['it', 'Ha sette giorni di tempo per pagare.', '2026-06-10'],
    ['nl', 'U heeft nog 14 dagen de tijd om te betalen.', '2026-06-17'],
    ['nl', 'Te betalen tegen 19 juni 2026.', '2026-06-19'],
    ['en', 'You have got until the 19th to pay.', '2026-06-19'],
    ['en', 'You have got until the 2nd to pay.', '2026-07-02'],
    ['en', 'After 19 June 2026 we will pass this to a doorstep agent.', '2026-06-19'],
  ] as const)('%s: %s', (language, words, day) => {
    expect(read(`${HEADS[language]}\n\n${words}\n`).deadline?.iso).toBe(day)
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

describe('a limit in the words of courts and offices abroad', () => {
  const leading = (text: string) => read(text).deadline

  test.each([
    [
      'an objection that must be lodged',
      'Landkreis Tarn\n\nBußgeldbescheid\n\nDatum: 09.11.2026\n\nGegen diesen Bußgeldbescheid ist der Einspruch zulässig. Er muss binnen zwei Wochen ab der Zustellung schriftlich eingelegt werden.',
      { relativeDays: 14, from: 'service' },
    ],
    [
      'a claim before a labour court',
      'Talleres Quilla, S.L.\n\nZaragoza, 20/11/2026\n\nLe comunicamos la extinción de su contrato de trabajo por causas objetivas. Contra la presente decisión, podrá interponer demanda ante el Juzgado de lo Social en el plazo de 20 días hábiles desde la notificación.',
      { relativeDays: 20, from: 'service' },
    ],
    [
      'a term with an adjective',
      'Studio Legale Quilla\n\nParma, 10 novembre 2026\n\nDIFFIDA AD ADEMPIERE\n\nVi diffido ad adempiere a quanto dovuto entro e non oltre il termine perentorio di 15 (quindici) giorni dal ricevimento della presente.',
      { relativeDays: 15, from: 'receipt' },
    ],
    [
      'fewer hours than some',
      'Correos: su paquete está retenido. Pague 1,99€ de tasas en https://correos-quilla.xyz antes de 24h o será devuelto.',
      { relativeDays: 1 },
    ],
    [
      'a period of which the last day is said',
      "SELARL Quilla\nCommissaires de Justice\n\nDÉNONCIATION DE SAISIE-ATTRIBUTION\n\nL'AN DEUX MILLE VINGT-SIX et le DOUZE NOVEMBRE\n\nLes contestations doivent être soulevées par assignation dans le délai d'un mois. Ce délai expire le 14 décembre 2026.\n\nTOTAL 3 971,10 €",
      { iso: '2026-12-14' },
    ],
    [
      'a day on which one must appear',
      'TARN GERECHTSDEURWAARDERS\n\nDAGVAARDING\n\nHeden, de zeventiende november tweeduizend zesentwintig, op verzoek van Tarn Zorg N.V., eisende partij, heb ik gedagvaard de heer M. Quill, om op woensdag 9 december 2026 om 10.00 uur te verschijnen ter terechtzitting van de rechtbank. Hoofdsom € 967,50',
      { iso: '2026-12-09', what: 'attend' },
    ],
    [
      'the end of a month',
      'Hausverwaltung Tarn\n\n3. November 2026\n\nSehr geehrte Frau Quill,\n\nbitte zahlen Sie den Rückstand von 320 € bis spätestens Ende Januar 2027.',
      { iso: '2027-01-31' },
    ],
  ])('%s', (_, text, limit) => {
    expect(leading(text)).toMatchObject(limit)
  })

  test('a month for which something is paid sets none', () => {
    expect(
      leading(
        'Tarn Wonen\n\n3 november 2026\n\nGeachte heer Quill,\n\nDe huur voor december 2026 wordt automatisch betaald.',
      ),
    ).toBeNull()
  })

  test('the day of a law is no date', () => {
    const { dates } = read(
      'Madrid, 16 de noviembre de 2026\n\nEl impago es causa de resolución conforme a la Ley 29/1994, de 24 de noviembre, de Arrendamientos Urbanos.',
    )
    expect(dates.map(({ iso }) => iso)).toEqual(['2026-11-16'])
  })
})

describe('a limit in further turns of other languages', () => {
  const leading = (text: string) => read(text).deadline

  test.each([
    [
      'a right with its time behind it',
      'Ayuntamiento de Quilla\n\nLiquidación del impuesto, 1.240,00 €\n\nRecurso de reposición: 30 días desde la notificación.',
      { relativeDays: 30 },
    ],
    [
      'a day and a month without the year',
      'Hallo Timo,\n\nich habe dir 1500 Euro geliehen. Zahle sie bis 31.7. zurück, sonst beantrage ich einen Mahnbescheid.\n\nBernd Quill\n4. Juli 2026',
      { iso: '2026-07-31' },
    ],
    [
      'a new day to pay in a Japanese reminder',
      '令和8年4月10日\n\n関東タルン債権回収株式会社\n\n督促状\n\nお支払期日を経過しておりますが、未だご入金の確認ができておりません。\nご請求金額　213,480円\nお支払期限　令和8年4月24日',
      { iso: '2026-04-24' },
    ],
    [
      'a month and a day with a stroke in Japanese',
      'ガス料金のお支払いについて\n\n令和8年11月20日\n\n未払い 2か月分 9,873円。12/5までにお近くのコンビニでお支払いください。\n\nタルンガス株式会社',
      { iso: '2026-12-05' },
    ],
    [
      'the end of a lease in Japanese',
      '定期建物賃貸借契約終了についての通知\n\n下記物件の契約は、令和9年1月31日をもって期間満了により終了しますので、通知します。更新はありません。\n\n株式会社タルン賃貸管理',
      { iso: '2027-01-31' },
    ],
    [
      'the day on which a bailiff clears a home',
      'Ontruiming van uw woning\n\n1 september 2026\n\nMevrouw Quill,\n\nDe kantonrechter heeft bepaald dat u uw huis uit moet. Wij ontruimen daarom op maandag 28 september 2026 vanaf 9.30 uur.\n\nDeurwaarder Tarn',
      { iso: '2026-09-28' },
    ],
    [
      'the end of a notice, not its beginning',
      'Opzegging huurovereenkomst door de verhuurder\n\n3 april 2026\n\nMet deze brief zeg ik het huurcontract van de studio op. De opzegtermijn van zes maanden begint op 1 mei 2026 en eindigt op 31 oktober 2026.\n\nKoen Tarn',
      { iso: '2026-10-31' },
    ],
    [
      'the sooner of two times, of which the later follows',
      'REMITENTE: D. Andrés Quilla\nFecha: 16 de noviembre de 2026\n\nLes REQUIERO para que, en el PLAZO IMPRORROGABLE DE DIEZ (10) DÍAS desde la recepción del presente burofax paguen la renta de 890,00 €. Una vez transcurrido el plazo de TREINTA (30) DÍAS desde esta comunicación sin que paguen, perderán el derecho a enervar el desahucio.',
      { relativeDays: 10 },
    ],
  ])('%s', (_, text, limit) => {
    expect(leading(text)).toMatchObject(limit)
  })

  test('the end of a job asks nothing', () => {
    expect(
      leading(
        'Drukkerij Tarn B.V.\n\n12 november 2026\n\nGeachte collega,\n\nUWV heeft toestemming gegeven. Uw functie vervalt. Wij zeggen uw contract op tegen 31 december 2026.',
      ),
    ).toBeNull()
  })
})

describe('what a letter in another language asks by a time', () => {
  const from = (head: string, words: string) => read(`${head}\n\n${words}`).deadline

  const GERMAN =
    'Inkasso Tarn GmbH\n\n3. November 2026\n\nSehr geehrter Herr Quill,\n\nwir mahnen die unbezahlte Rechnung unserer Auftraggeberin über 104,65 EUR an.'
  const FRENCH = 'Préfecture de Tarn\n\nLe 3 novembre 2026\n\nProcès-verbal, amende de 135 €'
  const SPANISH =
    'Servicio Público de Empleo\n\n3 de noviembre de 2026\n\nCobro indebido de 960,00 €'
  const ITALIAN = 'Comune di Tarno\n\n3 novembre 2026\n\nSanzione di € 100,00'
  const DUTCH = 'Stad Tarn\n\n3 november 2026\n\nGeldboete van € 120,00'
  const JAPANESE =
    '児童扶養手当 返納決定のお知らせ\n\n令和8年7月1日\n\n220,250円を返納していただきます。'

  test.each([
    ['a sum with the name of its money', GERMAN, '104,65 EUR binnen 7 Tagen.', { relativeDays: 7 }],
    ['a label alone', GERMAN, 'Frist: 10 Tage', { relativeDays: 10 }],
    ['to reply', GERMAN, 'Bitte innerhalb von drei Wochen erwidern.', { relativeDays: 21 }],
    [
      'to be heard',
      FRENCH,
      'Vous pouvez présenter vos moyens de défense par écrit dans les quinze jours.',
      { relativeDays: 15 },
    ],
    [
      'in a number of fourteen',
      FRENCH,
      "Vous disposez d'un délai de quatorze jours pour contester.",
      { relativeDays: 14 },
    ],
    [
      'to appeal',
      SPANISH,
      'El plazo para presentar reclamación previa es de treinta días desde la notificación.',
      { relativeDays: 30 },
    ],
    ['to put it right', ITALIAN, 'La preghiamo di rimediare entro 5 giorni.', { relativeDays: 5 }],
    [
      'to defend oneself in Belgium',
      DUTCH,
      'U kunt binnen de 30 dagen schriftelijk verweer indienen.',
      { relativeDays: 30 },
    ],
    ['in hours', DUTCH, 'Bevestig uw gegevens binnen 24u.', { relativeDays: 1 }],
    ['a first day to pay', JAPANESE, '納期限 令和8年8月29日', { iso: '2026-08-29' }],
    [
      'the last day of a month',
      JAPANESE,
      'ご回答は令和8年9月末日までにお願いいたします。',
      { iso: '2026-09-30' },
    ],
  ] as const)('is read: %s', (...[, head, words, limit]) => {
    expect(from(head, words)).toMatchObject(limit)
  })

  test.each([
    [
      'Ihr Guthaben von 164,22 € überweisen wir in den nächsten sieben Tagen.',
      'what the sender does',
    ],
    ['Sie haben ein Widerrufsrecht: 14 Tage ab Erhalt der Ware.', 'a right to think again'],
  ])('is not: %s (%s)', (words) => {
    expect(read(`Tarn Strom GmbH\n\n3. November 2026\n\n${words}`).deadline).toBeNull()
  })

  test('a weekday with its hour is a limit', () => {
    expect(
      from(
        'Kanzlei Tarn\n\n3. November 2026',
        'Die Erklärung erwarten wir unterzeichnet bis Freitag, 12 Uhr. Sonst klagen wir auf 500 €.',
      )?.quote,
    ).toMatch(/bis Freitag/)
  })
})

describe('the day that a paper abroad sets', () => {
  const isoOf = (text: string) => read(text).deadline?.iso ?? null

  test.each([
    [
      'is the day on which a supply is cut, said before the verb',
      'Stadtwerke Brunnau GmbH\n\nBrunnau, 3.11.2026\n\nAnkündigung der Unterbrechung Ihrer Stromversorgung\n\nSehr geehrte Frau Test,\n\noffen sind 312,40 €. Der Netzbetreiber wird Ihre Stromversorgung am 19.11.2026 zwischen 9 und 11 Uhr unterbrechen.\n\nMit freundlichen Grüßen',
      '2026-11-19',
    ],
    [
      'is the day on which a home is cleared',
      'Van Test Gerechtsdeurwaarders\n\nUtrecht, 3 november 2026\n\nAANZEGGING ONTRUIMING\n\nUit kracht van het vonnis van 6 oktober 2026 zeg ik u aan dat op dinsdag 24 november 2026 om 10.00 uur uw woning aan de Teststraat 4 te Utrecht gedwongen wordt ontruimd.',
      '2026-11-24',
    ],
    [
      'is the day on which goods are seized',
      'Betreibungsamt Testwil\nPfändungsankündigung\n\nTestwil, 3. November 2026\n\nHerr Muster\n\nDie Pfändung wird am 17. November 2026, 10.00 Uhr, in Ihrer Wohnung vollzogen. Sie sind verpflichtet, anwesend zu sein.',
      '2026-11-17',
    ],
    [
      'is the end of the notice and not its beginning',
      'Aangetekend\n\nGent, 26 oktober 2026\n\nBetreft: opzegging huurovereenkomst\n\nGeachte heer Test,\n\nHierbij zeg ik de huurovereenkomst op. De opzeggingstermijn gaat in op 1 december 2026 en eindigt op 31 mei 2027. U dient de woning op die datum te verlaten.\n\nAn Test, verhuurder',
      '2027-05-31',
    ],
    [
      'is no notice that the employer keeps',
      'Schreinerei Test AG\n\n6. November 2026\n\nKündigung des Arbeitsverhältnisses\n\nSehr geehrter Herr Muster\n\nHiermit kündigen wir Ihr Arbeitsverhältnis unter Einhaltung der Kündigungsfrist von drei Monaten.\n\nFreundliche Grüsse',
      null,
    ],
    [
      'is not how long a bill has been unpaid',
      'Zorgverzekeraar Testhoek\n\nUtrecht, 9 november 2026\n\nGeachte heer Test,\n\nU heeft de premie vier maanden of langer niet betaald.\n\nTotaal € 734,16. Betaal het hele bedrag.',
      null,
    ],
    [
      'is what may be told within a time, in a question that is put to the reader',
      'Zorgverzekeraar Testhoek\n\nUtrecht, 9 november 2026\n\nGeachte heer Test,\n\nUw achterstand is € 734,16. Bent u het niet eens met de achterstand? Laat het ons binnen 4 weken na de datum van deze brief schriftelijk weten.',
      '2026-12-07',
    ],
    [
      'is not the time in which something will be brought',
      'Stadtwerke Test GmbH\n\n9. November 2026\n\nSehr geehrte Frau Test,\n\nIhr Vertrag ist bestätigt. Nach der Zahlung der Rechnung wird Ihr Zähler innerhalb von 14 Tagen geliefert.',
      null,
    ],
  ])('%s', (_, text, iso) => {
    expect(isoOf(text)).toBe(iso)
  })
})
