import { describe, expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'
import { read } from './read.ts'

test('rent arrears in the title tell what a final notice is about, whatever it threatens', () => {
  const notice = (title: string) =>
    read(
      `Subject: FINAL NOTICE: ${title}\n\nDear Mr Foster,\n\nDespite our messages, your account for Flat 2 stays in arrears.\n\nOutstanding balance: £1,960\nDays overdue: 51\n\nPay within 7 days, or we pass it to debt collectors.\n\nNorth Quay Estate Management`,
    ).documentType
  expect(notice('Rent Arrears - Action Required')).toBe('RENT_ARREARS_LETTER')
  expect(notice('Unpaid Account')).toBe('DEBT_COLLECTION_LETTER')
})

test('a notice of a higher rent is none to leave, whatever its notes speak of', () => {
  const notice = (title: string) =>
    read(
      `${title}\nHousing Act 1988 Section 13(2)\n\nFORM 4 - LANDLORD'S NOTICE UNDER AN ASSURED PERIODIC TENANCY\n\nTo: Mrs Helen Tull\nDate: 10 January 2026\n\nThe rent shall be £960 per month from 1 March 2026.\n\nNotes: you must not ignore this notice. It is no claim for possession.`,
    ).documentType
  expect(notice('NOTICE OF INCREASE OF RENT')).toBe('OTHER')
})

test.each([
  [
    'a refused benefit is no dismissal, in Dutch',
    'UWV\n\nDatum: 4 november 2026\n\nGeachte mevrouw Bakker,\n\nU krijgt geen WW-uitkering, omdat u zelf ontslag heeft genomen. U kunt tot en met 16 december 2026 bezwaar maken.',
    { documentType: 'BENEFIT_OVERPAYMENT', urgencyLevel: 'medium' },
  ],
  [
    'an order to leave the country is urgent, in French',
    'PRÉFECTURE DU RHÔNE\n\nARRÊTÉ portant obligation de quitter le territoire français\n\nLyon, le 3 novembre 2026\n\nArticle 1er : Vous êtes obligé de quitter le territoire français dans un délai de trente jours.',
    { documentType: 'OTHER', urgencyLevel: 'high' },
  ],
  [
    'an account that a bank closes is no job, in French',
    "Banque du Lac\n12 rue des Quais, 69001 Lyon\n\nLyon, le 3 novembre 2026\n\nMadame,\n\nNous mettons fin à notre relation. Votre compte de dépôt sera clôturé le 5 janvier 2027, à l'issue d'un préavis de deux mois.",
    { documentType: 'OTHER', urgencyLevel: 'low' },
  ],
])('%s', (_what, text, expected) => {
  expect(read(text)).toMatchObject(expected)
})

describe('a benefit', () => {
  const decision = (words: string) =>
    read(
      `Department for Work and Pensions\n2 October 2026\n\nPersonal Independence Payment\n\nDear Ms Quill\n\n${words}`,
    )

  test('that is refused is read as a decision about benefits, and the time to challenge it runs', () => {
    const found = decision(
      'We have decided that you cannot get PIP. Your award has ended. If you disagree, ask for a mandatory reconsideration by 2 November 2026. You do not need to pay any money back.',
    )
    expect(found).toMatchObject({
      documentType: 'OTHER',
      paper: { name: 'benefit_decision' },
      isOfficialDemand: true,
      urgencyLevel: 'medium',
      deadline: { iso: '2026-11-02' },
    })
  })

  test('that is claimed back is one', () => {
    const found = decision(
      'We paid you too much. You owe £310.20 and must pay it back by 2 November 2026. You can ask for a mandatory reconsideration.',
    )
    expect(found.documentType).toBe('BENEFIT_OVERPAYMENT')
  })
})

test.each([
  ['OTHER', 'If you would like to move your money you can do that at any time, with no charge.'],
  ['OTHER', 'You can move your money to another account before or after that day.'],
  ['SCAM_LETTER', 'Please move your money to a secure account in your name straight away.'],
  ['SCAM_LETTER', 'You must move your money now. We will help you move your money.'],
] as const)('%s: whoever may move their money is not told to: %s', (kind, sentence) => {
  const text = `Tarn Building Society\n\n2 November 2026\n\nDear Ms Marsh\n\nThe rate on your Easy Saver changes. ${sentence}\n\nSavings Team`
  expect(read(text, { country: 'gb' }).documentType).toBe(kind)
})

test('advice about frauds is no fraud', () => {
  const text =
    "Tarn Building Society\n\nDear member\n\nWe'll never ask you to move money to a safe account. Criminals may say that they are a bailiff and that you must pay now with gift cards. If you get a call like that, hang up."
  expect(read(text).documentType).toBe('OTHER')
})

test.each([
  [
    'COURT_JUDGMENT',
    'a fine that a court has set',
    "Notice of fine and collection order\n\nJo Quill\nYour court: Leeds Magistrates' Court\n\nFined £220.00. To pay costs of £90.00. To pay victim surcharge of £88.00.\nTotal to pay: £398.00\nPay by: 14/10/2025\nDriving record endorsed with 3 points.",
  ],
  [
    'COPYRIGHT_INFRINGEMENT_LETTER',
    'a claim to a platform that a work was copied',
    'Copyright Claim Notice\n\nDear Jo Quill,\n\nWe have received a DMCA copyright claim about content you uploaded to TuneYard.\n\nCLAIMANT\nOak Records Inc.\n\nYou can submit a counter-notice by March 25, 2026. Three copyright strikes end an account.\n\nThe TuneYard Team',
  ],
  [
    'SCAM_LETTER',
    'a licence reminder with a link to a throwaway address',
    'Your TV Licence ends soon. Renew now to avoid a £1,000 fine: tvlicence-renewals.click',
  ],
  [
    'SCAM_LETTER',
    'a rescue that wants the payments for the bank',
    'FINAL NOTICE. You are pre-approved for foreclosure relief! We guarantee we can stop your sheriff sale for a processing fee of $900. Stop making payments to your lender and do not talk to your bank. Call now.',
  ],
  [
    'SCAM_LETTER',
    'an invoice for what nobody bought, with a number to call',
    'PayTrust. Invoice from Coinmart Inc. Amount due: $749.99. Your payment will be processed within 24 hours. If you did not authorize this purchase, call Support at +1 (808) 555-0147 to cancel.',
  ],
  [
    'SCAM_LETTER',
    'money that waits behind a fee',
    'Dear Beneficiary, you have not received your funds of $10 million. We will send an ATM card with a pin. You only pay $380 for delivery within 24 hours.',
  ],
  [
    'RENT_ARREARS_LETTER',
    'a French demand for rent',
    'MISE EN DEMEURE DE PAYER\n\nMadame, Monsieur,\n\nMalgré ma relance, le loyer de avril 2026 pour le logement dont vous êtes locataire demeure impayé à hauteur de 380,00 €. Je vous mets en demeure de régler cette somme dans un délai de quinze jours, conformément à la loi du 6 juillet 1989 sur les rapports locatifs.\n\nLe bailleur\nOdile Marais',
  ],
  [
    'COURT_CLAIM',
    "a court's letter that gives a security code",
    'HMCTS CMC\nPO Box 300\nHarlow\n\nClaim Number:\n263MC118\nSecurity code:\nK4PW82TN\n\nDear Mr Jo Quill,\n\nWe are contacting you because Merrow Gardens Limited has made a money claim against you for £912.50. You must respond by 19 February 2024.\n\nYours sincerely\nCourts and Tribunals Service Centre team\nHM Courts and Tribunals Service',
  ],
  [
    'DISMISSAL_LETTER',
    'a probation that ends, with the letter that once offered the work',
    'Dear Mr Quill\n\nProbationary Period\n\nAs you know from your offer of employment letter of 22 April 2025 your work with Merrow Care Limited is subject to a probationary period. The Company has taken the decision to terminate your contract of employment. You may appeal within 5 working days.\n\nFor and on behalf of Merrow Care Limited',
  ],
  [
    'SCAM_LETTER',
    'a text about a bill with a link',
    '[Tarn Mobile]: We were unable to process your latest bill. To avoid fees, update your billing information via: https://bills.tarnmobile77.example/?t=2',
  ],
  [
    'SCAM_LETTER',
    'a fortune given away by a stranger',
    'Hello, I am a philanthropist of 77 years and was diagnosed with cancer. I have decided to bequeath part of my fortune to you. Reply to this message for the details to access the funds.',
  ],
  [
    'SCAM_LETTER',
    'a mail with a borrowed name and hidden marks',
    'From: "E\u034fV\u034fR\u034fi\u034f Delivery" <mailapps-4va@articleboxes.example>\nSubject: Delivery attempt failed\n\nYour courier tried to deliver your parcel today. Please schedule a redelivery. A small fee may apply.\n\nRequest Redelivery',
  ],
  [
    'INSURANCE_DECISION',
    'a treatment that a health plan refuses',
    'MERROW HEALTH PLAN\nNotice of Adverse Benefit Determination\n\nDetermination: DENIED\nThe requested MRI is denied as not medically necessary. You may submit a written appeal within 180 days of the date of this notice.',
  ],
  [
    'EVICTION_NOTICE',
    'a notice to pay the rent or go',
    '14-DAY NOTICE TO PAY RENT OR VACATE\n\nTo: Jo Quill\nDate of Notice: March 3, 2026\n\nYou are in default of your lease. Pay $1,486.00 within fourteen (14) days from the date of this notice or vacate the premises. Virginia Code 55.1-1245.',
  ],
  [
    'OTHER',
    'a late statement to the register of companies',
    'Companies House\n\nDefault letter: overdue identity verification statement\n\nMs Jo Quill\n\nYou have not delivered a statement to confirm your identity. You may get a financial penalty if you do not deliver it by 6 February 2026.',
  ],
  [
    'ENQUIRY',
    'what went wrong, told to nobody',
    'The washing machine came with a broken door. The seller has tried a repair twice and refuses a refund.',
  ],
])('%s: %s', (kind, _what, text) => {
  expect(read(text).documentType).toBe(kind)
})

test('a jury summons is no claim', () => {
  const found = read(
    'Jury Central Summoning Bureau\n\nJURY SUMMONS\n\nJuror number 641120884     16 November 2026\n\nYou are summoned to attend for jury service from 11 January 2027. You must reply within 7 days of the date above. You may be fined up to £1,000.',
  )
  expect(found).toMatchObject({ documentType: 'OTHER', isOfficialDemand: true })
})

test('a summons that warns of judgment by default is a claim', () => {
  const found = read(
    'TARN COUNTY JUSTICE COURTS, ARIZONA\n\nCOPPER CAPITAL LLC,\n            Plaintiff,     CASE NUMBER: CC2026118842RC\n   v.\nHECTOR QUILL,     SUMMONS\n            Defendant.\n\nYou are summoned to respond to this complaint by filing an answer within 20 days after service.\nIF YOU FAIL TO ANSWER, A DEFAULT JUDGMENT MAY BE ENTERED AGAINST YOU.\nAmount due: $2,917.44',
  )
  expect(found).toMatchObject({
    documentType: 'COURT_CLAIM',
    senderOrganization: 'Copper Capital LLC',
  })
})

test('an enforcement firm that is to come again is no council', () => {
  const found = read(
    'From: casework@tarnenforcement.example\nSubject: TE-90-71182 your non-domestic rates - Castle Ward District Council\n\nThe liability order debt plus fees (£75 + £235) stands at £1,093.44. Unless cleared before 8am on 24 November 2026, Mr Dee is instructed to re-attend and remove the stock.\n\nTarn Enforcement Ltd - Certificated Enforcement Agents',
  )
  expect(found.documentType).toBe('BAILIFF_NOTICE')
  expect(found.references.map(({ value }) => value)).toContain('TE-90-71182')
})

test('a fine of an association of owners is no penalty of a council', () => {
  const found = read(
    'Silver Tarn Homeowners Association\nParker, CO 80134\n\nNovember 3, 2026\n\nSecond notice of covenant violation\n\nYour trailer is parked in the driveway. A fine of $150.00 has been assessed. You have 30 days to cure.',
  )
  expect(found.isOfficialDemand).toBe(false)
})

test('a short Dutch letter from an employer is a dismissal and no question', () => {
  const found = read(
    'Aalsmeer, 17 november 2026\n\nBeste Sanne,\n\nZoals besproken stoppen we met je dienstverband. Dit gebeurt nog in je proeftijd en gaat vandaag in. Je laatste salaris krijg je eind november.\n\nWil je je sleutel inleveren?\n\nGroet,\nWim\nBloemen Tarn V.O.F.\n',
  )
  expect(found).toMatchObject({ language: 'nl', documentType: 'DISMISSAL_LETTER' })
})

test.each([
  [
    'nz',
    'Your vehicle was at the private car park in Rosedale, Auckland. The breach fee is $95.00. Pay within 14 days.',
  ],
  [
    'us',
    'Our shop in the neighborhood does your tire rotation for $40. The dumpster comes on 5/21/26.',
  ],
  [
    'au',
    'Mrs Jo Quill\n4/19 Wattle Court\nTarnfield VIC 3999\n\nPENALTY REMINDER NOTICE under the Infringements Act 2006. Amount now payable $71.00.',
  ],
  ['ie', 'There is a clamp on my car at the station and NCPS want €125 to take it off.'],
  ['nz', 'This is strike 2 under the Residential Tenancies Act 1986. Please pay $1,240.00.'],
  ['gb', 'Parking charge notice for LN21 QTA. You may appeal to POPLA within 28 days.'],
])('%s is told from its places and its spelling', (country, text) => {
  expect(read(text).jurisdiction.countryCode).toBe(country)
})

test('a French fine is French, also where a person chose the United Kingdom', () => {
  const found = read(
    'RÉPUBLIQUE FRANÇAISE\nTrésorerie Contrôle Automatisé\n35094 RENNES CEDEX 9\n\nAVIS D’AMENDE FORFAITAIRE MAJORÉE\n\nMontant dû : 375 €. Vous n’avez pas payé l’amende dans le délai.',
    { country: 'gb' },
  )
  expect(found.jurisdiction.countryCode).toBe('fr')
})

test.each([
  [
    'BAILIFF_NOTICE',
    'Warrant Number: 6J002914\n\nFINAL NOTICE\n\nThis warrant has been issued for £638.45 or the removal of your goods to the sale room. Unless it is paid within 24 hours into the Court Office I will carry out the warrant by re-attending your premises.\n\nJ Whit\nBailiff',
  ],
  [
    'TAX_DEMAND',
    "You didn't pay your 2024 to 2025 tax bill on time.\n\nPay now, otherwise we'll pass your debt to our debt collection services. You'll be charged interest. Contact HMRC if you can't pay.",
  ],
  [
    'SCAM_LETTER',
    "Hey Mom, it's me! My iPhone broke, this is Sarah's phone. I got arrested. I need $2,500 for bail. Please don't tell Dad. Send it to his Venmo now.",
  ],
  [
    'OTHER',
    'Amtsgericht Tarnau\n\nGeschäftsnummer: 4 C 211/26\nDatum: 26.02.2026\n\nLadung als Zeugin\n\nSehr geehrte Frau Quill,\n\nin dem Rechtsstreit Krause gegen Tarn GmbH werden Sie als Zeugin geladen zu dem Termin: Donnerstag, 26.03.2026, 10:30 Uhr.',
  ],
] as const)('a letter is a %s by what it does', async (kind, text) => {
  expect((await readInItsLanguage(text)).documentType).toBe(kind)
})

test('a founder who demands is no person who asks, and whoever has won asks for the money first', () => {
  const demand =
    'Hi there - nice little project. I founded Tarn Labs. It has come to my attention that you are using the TARN trademark in the name of your software.\n\nI demand that you cease and desist within 5 days from your receipt of this letter.\n\nSincerely,\nDale Test\nManager, Tarn Labs LLC'
  const winner =
    'Dear Ada Quill:\n\nI write regarding the Small Claims Court judgment recently entered against you. Please remit $3,275.00 no later than March 27, 2026.\n\nIf you fail to do so, I reserve the right to engage in all legal remedies available to me to enforce the judgment, including a judgment lien, a writ of execution and wage garnishment.\n\nImani Tarn'
  expect([demand, winner].map((text) => read(text).documentType)).toEqual([
    'CEASE_AND_DESIST',
    'DEBT_COLLECTION_LETTER',
  ])
})

test('a bank that ends an account is no fraud, and one that says how to keep it is', () => {
  const kindOf = (words: string) =>
    read(`Tarn Bank\n12 November 2026\nHi Ada, ${words}`, { country: 'gb' }).documentType
  expect(
    kindOf(
      "we've decided to close your account. It will close on 11 January 2027. Please move your money before then. You can complain to us or to the Financial Ombudsman.",
    ),
  ).toBe('OTHER')
  expect(
    kindOf(
      'your account will be closed on 14 November 2026. You must move your money now to a secure account in your name. We will help you move your money.',
    ),
  ).toBe('SCAM_LETTER')
})
