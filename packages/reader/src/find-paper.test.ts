/** Which paper of its kind a letter is. The texts are invented. */
import { Paper } from '@plainletter/contracts/paper'
import { describe, expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const HARBOUR =
  'Harbour Foods Ltd\n14 Mill Lane, Leeds LS1 4AB\n\n16 November 2026\n\nDear Dana\n\n'

const LETTERS = {
  disciplinary_hearing: `${HARBOUR}You are required to attend a disciplinary hearing on 25 November 2026 at 10 am. The allegation is that you left your shift early. This could result in dismissal.\n\nKaren Bolt\nHR Manager`,
  work_warning: `${HARBOUR}First written warning\n\nFollowing the meeting on 5 November 2026 you are issued with a first written warning for lateness. It stays on your file for 12 months. You have the right to appeal within 5 working days.\n\nKaren Bolt\nHR Manager`,
  work_suspension: `${HARBOUR}You are suspended on full pay from today while we look into an allegation of theft. You must attend an investigation meeting on 24 November 2026. Do not contact colleagues.\n\nKaren Bolt\nHR Manager`,
  exit_agreement: `${HARBOUR}Settlement agreement\n\nWe propose that your employment ends by mutual agreement on 31 December 2026. We offer £9,500 in return for your agreement not to bring any claims. The offer is open until 24 November 2026.`,
  offence_hearing:
    'Polizeipräsidium Tarn\nZentrale Bußgeldstelle\n\n09.11.2026\n\nAnhörung im Bußgeldverfahren\n\nSehr geehrter Herr Kern,\n\nIhnen wird vorgeworfen, am 20.10.2026 auf der A 61 zu schnell gefahren zu sein. Sie können sich innerhalb einer Woche äußern.',
  driver_details:
    'West Vale Police\nCentral Ticket Office\n\nNOTICE OF INTENDED PROSECUTION\n\nDate of issue: 14 November 2026\n\nIt is intended to take proceedings against the driver of AB12 CDE for speeding. You must tell us within 28 days who was driving.',
  court_fine:
    "West Vale Magistrates' Court\n\nNotice of fine and collection order\n\n14 November 2026\n\nFine £220.00\nVictim surcharge £88.00\nTotal to pay £308.00 by 12 December 2026. If you cannot pay, call the fines officer.",
  police_penalty:
    'West Vale Police\nCentral Ticket Office\n\nCONDITIONAL OFFER OF FIXED PENALTY\n\n14 November 2026\n\nPay £100 and surrender your driving licence for 3 penalty points within 28 days, or ask for a court hearing.',
  school_absence_penalty:
    "Milton Borough Council\nEducation Welfare\n\nPENALTY NOTICE\nEducation Act 1996, section 444A\n\n11 November 2026\n\nYour child failed to attend Oakwood School regularly. The penalty is £80 if paid within 21 days, rising to £160 within 28 days. You may be prosecuted in the Magistrates' Court.",
  benefit_move:
    'Department for Work and Pensions\n\nUniversal Credit Migration Notice\n\n12 November 2026\n\nYour tax credits are ending. You need to claim Universal Credit by 12 February 2027 to keep getting financial support.',
  benefit_decision:
    'State of Ohio\nDepartment of Job and Family Services\n\nDetermination of Unemployment Compensation Benefits\nDate issued: 11/10/2026\n\nYour application for unemployment benefits is DISALLOWED. You quit work without just cause. You may appeal within 21 days.',
  child_maintenance:
    'Child Maintenance Service\nPO Box 249\n\n6 November 2026\n\nDear Mr Hall\n\nYour child maintenance payments: you owe £642.17. If you do not pay by 27 November 2026 we can take money from your earnings.',
  complaint_refused:
    'Kestrel Bank plc\nComplaints Department\n\n3 November 2026\n\nFinal response to your complaint\n\nWe have decided not to uphold your complaint about the faulty card machine you bought and will not refund it. You may refer it to the Financial Ombudsman Service within six months.',
  deposit_deductions:
    'Homeways Lettings\n22 Station Road, Exeter\n\n9 November 2026\n\nDear Ms Grant\n\nThe landlord proposes these deductions from your deposit of £1,150: cleaning £220, carpet £450. We will return £480. If you do not agree, tell us within 14 days.',
  rent_increase:
    "Landlord's notice proposing a new rent\nHousing Act 1988 section 13(2)\n\nTo: Marta Lopez, 3 Quay Street, Bristol\n\nYour landlord is proposing a new rent of £1,250 per month in place of £1,050. It will start on 1 February 2027.",
  service_charge:
    'Parkgate Block Management Ltd\n\n1 November 2026\n\nDear Mr Khan\n\nService charge demand: 2026\n\nYour share of the shortfall is £1,184.20. Payment is due within 28 days.',
  jury_summons:
    'Jury Central Summoning Bureau\n\nJury Summons\n\n12 November 2026\n\nYou are summoned to attend for jury service at the Crown Court at Leeds on 11 January 2027. You must reply within 7 days.',
  witness_summons:
    'County Court at Leeds\n\nWitness Summons\n\nClaim No 512MC044\n12 November 2026\n\nTo: Ms R Lane\n\nYou are summoned to attend the court on 14 December 2026 at 10 am to give evidence in Moor v Tarn Ltd. If you do not attend you may be fined.',
  divorce_papers:
    'Family Court\nDivorce Service, PO Box 13226, Harlow\n\nCase number: 1731-4412\n9 November 2026\n\nDear Mr Bell\n\nYour spouse has applied for a divorce. You must respond within 14 days.',
  immigration_refusal:
    'Home Office\nUK Visas and Immigration\n\n13 November 2026\n\nDear Ms Osei\n\nYour application for leave to remain: refused\n\nYou may appeal to the First-tier Tribunal within 14 days. If you do not appeal you must leave the United Kingdom.',
  council_order:
    'Calder District Council\nEnvironmental Health\n\nABATEMENT NOTICE\n\nTo: Ms R Lane\n\nYou are required to abate the nuisance within 14 days from the service of this notice. You may appeal within 21 days.\n\nDated 10 November 2026',
  vehicle_tax_penalty:
    'DVLA\nSwansea SA99 1AH\n\n11 November 2026\n\nDear Mr Cole\n\nVehicle AB12 CDE is untaxed\n\nYou must pay a late licensing penalty of £80, reduced to £40 if you pay within 33 days.',
  prescription_penalty:
    'NHS Business Services Authority\n\nPenalty Charge Notice\n\n10 November 2026\n\nDear Ms Lane\n\nYou claimed free NHS prescriptions on 2 August 2026. We could not confirm that you were entitled. Pay £59.40 by 8 December 2026.',
  tribunal_hearing:
    'Employment Tribunals\nLeeds\n\n12 November 2026\n\nCase number 1800123/2026\n\nMs D Price v Harbour Foods Ltd\n\nNOTICE OF HEARING\n\nThe claim will be heard by an Employment Judge on 8 February 2027 at 10 am.',
  means_form:
    'In the County Court Business Centre\n\nClaim number 4QZ11887\n\nHalden Finance Ltd v Mr S Cole\n\n10 November 2026\n\nThe judgment creditor has asked for an attachment of earnings order. You must fill in form N56 and return it to the court within 8 days.',
  benefit_review:
    'Department for Work and Pensions\n\n9 November 2026\n\nDear Ms Lane\n\nIt is time to review your PIP. Please fill in the enclosed form and send it back by 9 December 2026. If you do not, your PIP may stop.',
  student_overpayment:
    'Student Loans Company\n\n5 November 2026\n\nDear Dana\n\nYou were paid too much maintenance grant: £1,212.00. Please repay it by 5 December 2026.',
  policy_cancelled:
    'Orchard Insurance plc\n\n9 November 2026\n\nDear Mr Hall\n\nCancellation of your motor insurance\n\nYou have missed your instalment of £54.20. If we do not receive payment by 23 November 2026 we will cancel your policy.',
  account_closing:
    'Kestrel Bank plc\n\n4 November 2026\n\nDear Ms Osei\n\nWe are closing your account\n\nWe have decided to close your current account ending 4471 on 4 January 2027.',
  lodger_notice:
    '14 Elm Street, Leeds\n\n15 November 2026\n\nDear Sam\n\nAs your live-in landlord I am giving you notice to leave your room. Please be out by 13 December 2026.\n\nMary Holt',
  estate_debt:
    'Tarn Recoveries Ltd\n\n6 November 2026\n\nTo the executor of the late Mr P Shaw\n\nOur client Halden Bank: balance £3,120.44. Please tell us within 28 days who deals with the estate.',
  default_notice:
    'Halden Finance Ltd\n\n6 November 2026\n\nDEFAULT NOTICE SERVED UNDER SECTION 87(1) OF THE CONSUMER CREDIT ACT 1974\n\nAgreement 55120077\n\nYou have failed to pay £312.40. You must pay this by 24 November 2026. If you do not, we will terminate the agreement.',
  single_justice_notice:
    'Single Justice Procedure Notice\n\nProsecutor: West Vale Police\nDate of posting: 12 November 2026\n\nTo: Mr S Cole\n\nYou have been charged with using a motor vehicle without insurance on 3 August 2026. You must respond within 21 days: plead guilty or not guilty.',
  police_interview:
    'West Vale Police\nLeeds District\n\n14 November 2026\n\nDear Mr Cole\n\nPlease attend Elland Road police station on 24 November 2026 at 2 pm for an interview under caution about an allegation of theft. You are not under arrest.',
  care_charges:
    'Calder District Council\nAdult Social Care\n\n6 November 2026\n\nDear Mr Lane\n\nYour contribution to your care\n\nAfter a financial assessment you must pay £84.20 a week from 20 November 2026.',
  works_consultation:
    'Parkgate Freehold Ltd\n\n2 November 2026\n\nTo all leaseholders\n\nNOTICE OF INTENTION TO CARRY OUT WORKS\n\nWe intend to renew the roof. You may send observations in writing by 4 December 2026.',
  data_breach:
    'Skylark Mobile Ltd\n\n8 November 2026\n\nDear customer\n\nNotice of a data breach\n\nOn 20 October 2026 somebody gained access to a system with customer records. Your name and address may have been copied.',
  price_rise:
    'Tallis Gym\n\n5 November 2026\n\nDear Mrs Hart\n\nFrom 1 February 2027 the price of your plan will rise from £18 to £23 a month. You can cancel without charge within 30 days.',
  foreclosure:
    "T.S. No. 26-104\nNOTICE OF TRUSTEE'S SALE\n\nGolden Tarn Trustee Services, Inc.\nNovember 18, 2026\n\nYOU ARE IN DEFAULT UNDER A DEED OF TRUST. A public auction sale will be held on December 21, 2026 at 10:00 AM. Amount of unpaid balance: $412,880.15",
  circular:
    'Thurle Parish Council\nMinutes of the meeting held on 11 May 2026\n\nPresent: Cllrs Moody, Vance.\n\n1. Apologies: Cllr Idle (jury service).\n2. The minutes were agreed.',
} as const satisfies Record<Paper, string>

describe('a paper whose kind is too wide to name it', () => {
  test.each(Paper.options)('is known, with the words that show it: %s', async (name) => {
    const text = LETTERS[name]
    const { paper } = await readInItsLanguage(text)
    expect(paper?.name).toBe(name)
    const [start, end] = paper?.span ?? [0, 0]
    expect(text.slice(start, end)).toMatch(/\w{4}/)
  })

  test.each([
    [
      'disciplinary_hearing',
      'Harbour Sarl\n\nLe 16 novembre 2026\n\nMadame,\n\nConvocation à un entretien préalable\n\nNous envisageons votre licenciement. Vous êtes convoquée le 25 novembre 2026 à 10 heures. Vous pouvez vous faire assister.',
    ],
    [
      'disciplinary_hearing',
      'Cantieri Riva S.p.A.\n\n16 novembre 2026\n\nEgregio Signor Conti,\n\nOggetto: contestazione disciplinare\n\nLe contestiamo di avere lasciato il posto di lavoro. Entro 5 giorni può presentare le Sue giustificazioni.',
    ],
    [
      'work_warning',
      'Müller Logistik GmbH\n\n12.11.2026\n\nAbmahnung\n\nSehr geehrte Frau Lehr,\n\nam 9. November 2026 sind Sie nicht zur Arbeit erschienen. Wir mahnen Sie hiermit ab. Im Wiederholungsfall müssen Sie mit einer Kündigung rechnen.',
    ],
    [
      'work_warning',
      'Transports Tarn SARL\n\nNantes, le 16 novembre 2026\n\nMonsieur,\n\nObjet : avertissement\n\nVous êtes arrivé en retard trois fois ce mois-ci. Nous vous notifions un avertissement. En tant que salarié, vous devez respecter les horaires.',
    ],
    [
      'circular',
      'Verbraucherzentrale Tarn - Newsletter November 2026\n\nLiebe Leserinnen und Leser,\n\nzahlen Sie nicht vorschnell! Weitere Themen: Heizkostenabrechnung prüfen, Vortrag zum Erbrecht am 19. November.',
    ],
    [
      'circular',
      'Condominio Via Tarno 4\n\nVerbale di assemblea del 9 novembre 2026\n\nSono presenti sei condomini. Si approva il bilancio.',
    ],
    [
      'divorce_papers',
      'Amtsgericht Tarnau\nFamiliengericht\n\n12.11.2026\n\nSehr geehrter Herr Kern,\n\nanbei erhalten Sie den Scheidungsantrag Ihrer Ehefrau. Sie können sich innerhalb von zwei Wochen äußern.',
    ],
    [
      'price_rise',
      'Energia Tarno S.p.A.\n\n6 novembre 2026\n\nGentile cliente,\n\nOggetto: variazione delle condizioni economiche del contratto\n\ndal 1 febbraio 2027 il prezzo sarà di 0,19 €/kWh. Lei può recedere senza costi entro 30 giorni.',
    ],
    [
      'price_rise',
      'Banque Quill\n\nVannes, le 30 septembre 2026\n\nObjet : évolution de nos conditions tarifaires au 1er janvier 2027\n\nChère cliente,\n\nLa cotisation de votre carte passe de 44,00 € à 45,50 €.',
    ],
    [
      'price_rise',
      'Sparkasse Tarnhausen\n3. November 2026\n\nÄnderung unserer Entgelte zum 1. Januar 2027\n\nSehr geehrte Frau Quill,\n\nIhr Girokonto kostet ab Januar 6,90 € im Monat.',
    ],
    [
      'rent_increase',
      'Wohnbau Nord GmbH\n\nHamburg, 16. November 2026\n\nMieterhöhungsverlangen nach § 558 BGB\n\nSehr geehrte Frau Lang,\n\nwir bitten um Ihre Zustimmung zur Erhöhung Ihrer Miete auf 845 Euro ab 1. Februar 2027.',
    ],
  ])('is known in other languages: %s', async (name, text) => {
    expect((await readInItsLanguage(text)).paper?.name).toBe(name)
  })
})

test('a notice of intended prosecution stays one, though its notes speak of a fixed penalty', async () => {
  const { paper, topic } = await readInItsLanguage(
    `${LETTERS.driver_details}\n\nNotes: Depending on the speed, the driver may be offered a speed awareness course or a conditional offer of a fixed penalty of £100 and 3 points.`,
  )
  expect([paper?.name, topic]).toEqual(['driver_details', 'criminal'])
})

test('help with the rent that is to end is a decision about a benefit, and asks for an appeal', async () => {
  const { documentType, paper, deadline } = await readInItsLanguage(
    'TARN CITY HOUSING AUTHORITY\nHOUSING CHOICE VOUCHER PROGRAM\n\nDate: November 12, 2026\n\nNOTICE OF PROPOSED TERMINATION OF ASSISTANCE\n\nWe intend to terminate your housing assistance. Your written request for an informal hearing must be received by us no later than November 26, 2026.',
    { country: 'us' },
  )
  expect([documentType, paper?.name]).toEqual(['OTHER', 'benefit_decision'])
  expect(deadline).toMatchObject({ iso: '2026-11-26', what: 'appeal' })
})

test('a sum for a child that rests on the figures of the tax office is no tax', async () => {
  const { documentType, paper, topic, isOfficialDemand } = await readInItsLanguage(
    'Child Maintenance Service\nPO Box 249\n\n9 November 2026\n\nDear Mr Patel\n\nFrom 23 November 2026 you must pay £48.00 a week of child maintenance payments. This is based on your gross income from HMRC of £31,200.',
  )
  expect(documentType).not.toBe('TAX_DEMAND')
  expect([paper?.name, topic, isOfficialDemand]).toEqual(['child_maintenance', 'family', true])
})

test.each([
  [
    'complaint_refused',
    'Harbour Bank Ltd\n\n3 November 2026\n\nDear Ms Lane\n\nFinal response to your complaint\n\nWe do not agree that the card you bought was faulty and will not refund it. You can take this to AFCA within two years.',
  ],
  [
    'police_penalty',
    'An Garda Síochána\nFixed Charge Notice\n\n10 November 2026\n\nYou may pay €160 within 28 days. 3 penalty points will be put on your driving licence.',
  ],
  [
    'service_charge',
    'Tarn Strata Management\n\n2 November 2026\n\nTo the owner of lot 7\n\nStrata levy notice: your contribution of $812.00 is due on 1 December 2026.',
  ],
] as const)('the words of other countries show it: %s', async (name, text) => {
  expect((await readInItsLanguage(text)).paper?.name).toBe(name)
})

describe('what only mentions such a paper is none', () => {
  test.each([
    [
      'the dismissal after a hearing',
      `${HARBOUR}Outcome of your disciplinary hearing\n\nFollowing the disciplinary hearing I have decided that your employment will be terminated. I took your first written warning into account. Your last day is 30 November 2026.`,
    ],
    [
      'the dismissal of somebody who did not come to the hearing',
      `${HARBOUR}You were asked to come to a disciplinary hearing on 20 October 2026. You did not come, so it went ahead. The decision was that your employment should be terminated. Your employment ends on 22 October 2026. You have the right to appeal.`,
    ],
    [
      'a fine that was hearing before',
      'Polizeipräsidium Tarn\nBußgeldbescheid\n\n09.11.2026\n\nSehr geehrter Herr Kern,\n\nauf den Anhörungsbogen haben Sie nicht geantwortet. Gegen Sie wird eine Geldbuße von 100 Euro festgesetzt. Gegen diesen Bescheid können Sie innerhalb von zwei Wochen Einspruch einlegen.',
    ],
    [
      'the warning of a school about a pupil',
      'Harbour Primary School\n\n10 November 2026\n\nDear Mr and Mrs Lane\n\nFIXED PENALTY FORMAL WARNING\n\nName of child: Ada Lane\n\nThe absence will be unauthorised. A fixed penalty notice will be requested. Parents have a duty under section 7 of the Education Act 1996. Regular attendance matters.',
    ],
    [
      'a letter about late rent that also raises it',
      'Quay Homes\n\n12 November 2026\n\nDear Ms Lopez\n\nYour rent account is in arrears of £900. Please pay by 30 November 2026. We remind you of the rent increase from April.',
    ],
  ])('%s', async (_what, text) => {
    expect((await readInItsLanguage(text)).paper).toBeNull()
  })
})

test.each([
  'DVLA\nV11 Reminder to tax your vehicle\n\nThe vehicle tax runs out on 30 September 2026. If your vehicle is not taxed you could be fined £80.',
  'DVLA\n\nYour vehicle tax is due on 1 October 2026. If it is not taxed or declared SORN you could be fined.',
  'DVA\n\nYour car tax expires on 30 September 2026. Do not drive with no vehicle tax.',
])('a reminder of vehicle tax is no penalty: %s', async (text) => {
  const { paper } = await readInItsLanguage(text, { country: 'gb' })
  expect(paper?.name).not.toBe('vehicle_tax_penalty')
})

test('a penalty for free dental treatment is the one of the health service', async () => {
  const { paper } = await readInItsLanguage(
    'NHS Business Services Authority\n\n4 May 2026\n\nPENALTY CHARGE NOTICE\n\nOn 3 March 2026 you had NHS dental treatment and the form said that you did not have to pay. We could not confirm that you were entitled to free treatment. Total to pay £175.30 within 28 days.',
    { country: 'gb' },
  )
  expect(paper?.name).toBe('prescription_penalty')
})

test.each([
  [
    'exit_agreement',
    'Tarn Techniek B.V.\n\n17 november 2026\n\nBetreft: vaststellingsovereenkomst\n\nWegens reorganisatie vervalt uw functie. Bijgaand een voorstel: einde dienstverband 31 januari 2027, vergoeding € 8.200 bruto.',
  ],
  [
    'deposit_deductions',
    'Abrechnung Ihrer Mietkaution\n\n17.11.2026\n\nSehr geehrter Herr Quill,\n\nvon Ihrer Kaution in Höhe von 1.950,00 EUR behalte ich folgende Beträge ein: Streichen 900,00 EUR.',
  ],
  [
    'child_maintenance',
    'Kreisjugendamt Tarnau - Beistandschaft\n\n17.11.2026\n\nKindesunterhalt für Ada Quill\n\nSehr geehrter Herr Quill,\n\nbitte erteilen Sie bis zum 10.12.2026 Auskunft über Ihr Einkommen.',
  ],
])('a paper abroad is known by its own words: %s', async (name, text) => {
  expect((await readInItsLanguage(text)).paper?.name).toBe(name)
})
