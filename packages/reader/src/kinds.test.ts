import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

/** Papers in the words of other countries, each of which was once taken for another kind. */
describe('the kind of', () => {
  test.each([
    [
      'a mass layoff is redundancy',
      'REDUNDANCY_NOTICE',
      'Tarn Tool, Inc.\n\nJanuary 5, 2026\n\nRE: WARN Notice of Mass Layoff\n\nDear Ms Voss:\n\nUnder the Worker Adjustment and Retraining Notification Act we give you notice that Tarn Tool will carry out a mass layoff. Your position will be eliminated. Your employment is expected to end on March 6, 2026.',
    ],
    [
      'a letter that says that it is no notice to leave is about rent',
      'RENT_ARREARS_LETTER',
      'PRE-ACTION REQUIREMENTS NOTICE\n\nDate: 4 May 2026\n\nTO THE TENANT: Ada Quill\nFROM THE LANDLORD: Tarn Homes Ltd\n\nYour landlord is required by law to send you this before they can serve a Notice to Leave or apply to the First-tier Tribunal for an eviction order on the ground of rent arrears. This is not a Notice to Leave. Total arrears: £1,340.00. Please contact us by 18 May 2026, or eviction may follow.',
    ],
    [
      'a last notice of a water company is its own bill, though it speaks of collectors',
      'UTILITY_BILL_DEMAND',
      "Tarn Water\nFinal notice\n4 November 2026\n\nDear Mrs Bell\nYou owe £286.20. If you don't pay by 18 November 2026 we'll pass your account to a debt collection agency or start court action, which adds costs to your bill.",
    ],
    [
      'a shut-off of water is a bill of a supplier',
      'UTILITY_BILL_DEMAND',
      'FAILURE TO PAY WILL RESULT IN SHUT-OFF\n\nTown of Tarn\nUtility Billing Office\n\nPast due water and sewer charges $211.63\n\nWater service is scheduled for disconnection on 04/17/2026 if the amount has not been paid.',
    ],
    [
      'a mail about a picture without a licence is about copyright',
      'COPYRIGHT_INFRINGEMENT_LETTER',
      'Subject: Licence check for Tarn Press\n\nWe look after licence compliance for owners of pictures. A picture has been shown on your website. Our client could find no licence for that use. Please take the picture off your website. We also ask for payment of C$875.00. Please respond within 14 days.',
    ],
    [
      'an order of a tenancy tribunal is a judgment',
      'COURT_JUDGMENT',
      'Residential Tenancy Branch\nFile Number: 910247\n\nDECISION\n\nI find that the tenant has failed to pay the rent of $2,100.00 and that the landlord is entitled to an order of possession.\n\nI order that the tenant pay $2,200.00 and give vacant possession not later than 1:00 p.m. on August 29, 2026. This order may be filed in the Provincial Court.',
    ],
    [
      'the wages of somebody who lost a case in Georgia is enforcement',
      'BAILIFF_NOTICE',
      'IN THE STATE COURT OF COBB COUNTY\nSTATE OF GEORGIA\n\nTarn Credit LLC, Plaintiff v. Lee Quill, Defendant\nMarsh Warehouse Inc., Garnishee\n\nCONTINUING GARNISHMENT\n\nYour wages are being taken to pay a judgment of $4,120.55. You may file a claim form within 20 days.',
    ],
    [
      'a frozen account is enforcement',
      'BAILIFF_NOTICE',
      'Tarn Bank\n\nMay 3, 2026\n\nDear Ms Quill,\n\nWe have received a restraining notice on a judgment of $2,914.10. The money in your account has been restrained. Mail the two exemption claim forms within 20 days.',
    ],
    [
      'a Welsh notice for serious arrears ends the home',
      'EVICTION_NOTICE',
      'RHW20\n\nNOTICE OF TERMINATION: SERIOUS RENT ARREARS\nRenting Homes (Wales) Act 2016\n\nThe landlord gives you notice that you are seriously in arrears with your rent and may make a possession claim after 3 June 2026.',
    ],
    [
      'an airline that pays nothing is a dispute about a purchase',
      'CONSUMER_CONTRACT_DISPUTE',
      'Tarn Air\n\n4 March 2026\n\nDear Ms Byrne,\n\nThank you for your claim for compensation under Regulation EC 261/2004. The delay was caused by extraordinary circumstances. Your claim is declined.',
    ],
    [
      'a disallowed allowance is a decision on a benefit, and nothing is asked back',
      'OTHER',
      'Department of Social Protection\n\n4 March 2026\n\nDear Mr Byrne,\n\nYour claim for Disability Allowance has been disallowed. You may appeal to the Social Welfare Appeals Office within 21 days.',
    ],
    [
      'a judgment on the home is a judgment',
      'COURT_JUDGMENT',
      'Marsh Solicitors LLP, Dublin 2\n\n4 March 2026\n\nOur client Tarn Credit DAC obtained judgment against you in the Circuit Court for €12,410.22. It has been registered as a judgment mortgage against your interest.',
    ],
    [
      'a suspension as a punishment is no debt',
      'OTHER',
      "Société Tarn SARL\n\nLyon, le 4 mars 2026\n\nObjet : notification d'une mise à pied disciplinaire\n\nMadame,\n\nNous vous notifions une mise à pied disciplinaire de trois jours pour des retards répétés. Cette sanction entraîne une retenue sur salaire.",
    ],
    [
      'a message that gives a lodger notice is no question',
      'EVICTION_NOTICE',
      "Hi Sam, as we discussed I need the room back. You are my lodger so I'm giving you 4 weeks notice, please be out by 30 May 2026 and leave the key on the table. Thanks, Jo",
    ],
  ] as const)('%s', (_what, kind, text) => {
    expect(read(text).documentType).toBe(kind)
  })
})

describe('the kind of a message in the words of people who write no letters', () => {
  test.each([
    [
      'a boss ends a job in Japanese',
      'DISMISSAL_LETTER',
      'お疲れさまです。店長です。急ですが、来月からシフトに入ってもらわなくて大丈夫になりました。今月25日までで終わりということで、制服は持ってきてください。',
    ],
    [
      'a boss ends a job in French',
      'DISMISSAL_LETTER',
      'Coucou Inès, on a bien réfléchi, on va pas continuer avec toi à la boutique après samedi. Les clientes se plaignent. Passe chercher ton chèque lundi. Désolée.',
    ],
    [
      'a landlord puts somebody out in German',
      'EVICTION_NOTICE',
      'Hr. Quill,\nso geht es nicht weiter. Dreimal habe ich sie wegen der Musik abgemahnt. Ich will das sie die Wohnung bis Ende des Monats verlassen. Schlüssel bei mir abgeben.\nR. Tarn (Vermieter)',
    ],
    [
      'a landlord puts somebody out in Italian',
      'EVICTION_NOTICE',
      'Ragazzi vi scrivo qui perché non rispondete. Ad agosto la casa mi serve quindi entro fine giugno dovete liberare la camera. La caparra la tengo per le bollette. Antonella',
    ],
  ])('%s', (_, kind, text) => {
    expect(read(text).documentType).toBe(kind)
  })
})

test('an office that ends a benefit dismisses nobody', () => {
  const { documentType, urgencyLevel, isOfficialDemand } = read(
    'OHIO DEPARTMENT OF MEDICAID\nNotice Date: November 10, 2026\n\nDear Dana Quill,\n\nNOTICE OF TERMINATION\nYour Medicaid coverage will end on November 30, 2026 because you did not return your form.\n\nYou may ask for a state hearing within 90 days. If you ask before November 25, 2026 your coverage will continue.\n\nCounty Department of Job and Family Services',
    { country: 'us' },
  )
  expect([documentType, urgencyLevel, isOfficialDemand]).toEqual(['OTHER', 'high', true])
})

test.each([
  'Vera Quill\nAm Markt 3\n12345 Tarnstadt\n\nHerrn\nSam Marsh\nWeg 2\n12345 Tarnstadt\n\n3.6.2026\n\nAbmahnung\n\nSehr geehrter Herr Marsh,\n\nseit Mai halten Sie ohne Erlaubnis zwei Hunde. Das ist ein vertragswidriger Gebrauch der Wohnung. Ich fordere Sie auf, die unerlaubte Tierhaltung bis zum 17.6.2026 zu beenden. Andernfalls werde ich das Mietverhältnis kündigen.\n\nVera Quill',
  'Tarn Wohnbau eG\n\n3.6.2026\n\nAbmahnung wegen Störung des Hausfriedens\n\nSehr geehrte Frau Marsh,\n\nmehrere Mieter klagen über Lärm in der Nacht. Bitte beachten Sie ab sofort die Ruhezeiten und die Zimmerlautstärke. Bei weiteren Verstößen gegen die Hausordnung kündigen wir das Mietverhältnis fristlos, hilfsweise fristgerecht.\n\nTarn Wohnbau eG',
])('a landlord who warns a tenant ends no job: %#', (text) => {
  const { documentType, urgencyLevel } = read(text, { country: 'de' })
  expect(['CEASE_AND_DESIST', 'OTHER']).toContain(documentType)
  expect(urgencyLevel).toBe('medium')
})

test('a landlord who wants the noise to stop does not give notice yet', () => {
  const { documentType, urgencyLevel } = read(
    "SCI du Tarn\n4 quai Quill\n81000 Albi\n\nFait le 3 juin 2026\n\nObjet : nuisances\n\nMadame,\n\nDes occupants de l'immeuble se plaignent de fêtes la nuit. Nous vous mettons en demeure de cesser ces nuisances sous 8 jours, faute de quoi nous pourrons demander la résiliation du bail.\n\nSCI du Tarn",
    { country: 'fr' },
  )
  expect([documentType, urgencyLevel]).toEqual(['CEASE_AND_DESIST', 'medium'])
})

test('a town that reminds of its own parking charge is no collector', () => {
  const { documentType, isOfficialDemand } = read(
    'Stad Tarngem\nDienst Parkeren\nKaai 2\n9999 Tarngem\n\nTarngem, 3 juni 2026\n\nDossiernummer: 26-118\n\nAANMANING - Retributie parkeren\n\nGeachte heer,\n\nVolgens het retributiereglement bent u 25,00 euro verschuldigd. Op onze herinnering van 4 mei 2026 kwam geen betaling binnen. Het openstaande bedrag wordt verhoogd met 15,00 euro administratiekosten.\n\nTe betalen: 40,00 euro\n\nGelieve te betalen binnen de 14 dagen na de datum van deze brief. Zo niet wordt het dossier overgemaakt aan de gerechtsdeurwaarder met het oog op de invordering.',
    { country: 'be' },
  )
  expect([documentType, isOfficialDemand]).toEqual(['PENALTY_CHARGE_NOTICE', true])
})

test.each([
  '最終通告：サイト利用料の未納があります。本日中にご連絡なき場合は訴訟を開始します。連絡先：080-0000-1234',
  '【重要】未払い料金が確認されました。24時間以内にお電話ください。連絡がない場合は法的措置に移ります。050-0000-1234',
])('an unpaid charge of nobody for nothing is a fraud: %#', (text) => {
  expect(read(text, { country: 'jp' }).documentType).toBe('SCAM_LETTER')
})

test('a reminder that names its firm, its customer and its sum is none', () => {
  const { documentType } = read(
    '督促状\n\n石川 美咲 様\n\n株式会社みどり通信\n\n6月分のご利用料金 4,800円 が未納です。至急お支払いください。お支払いがない場合は法的手続きに移行します。',
    { country: 'jp' },
  )
  expect(documentType).not.toBe('SCAM_LETTER')
})

test.each([
  'You must leave the flat by 4 July 2026.',
  'I want the room back for my son. Please be out of the house by 20 June 2026.',
])('a landlord who wants the home back in a plain note ends a tenancy: %s', (line) => {
  const text = `4 May 2026\n\nDear Sam Test\n\n${line}\n\nYours sincerely\n\nRosa Quill`
  const { documentType, urgencyLevel } = read(text, { country: 'gb' })
  expect([documentType, urgencyLevel]).toEqual(['EVICTION_NOTICE', 'high'])
})

test('guests who leave at the end of a holiday lose no home', () => {
  const text =
    'Seaview Holiday Lets\n\nDear Sam\n\nYour stay: 4 to 11 July 2026. On the last day you must leave the flat by 10am. Please put the keys in the box.'
  expect(read(text, { country: 'gb' }).documentType).toBe('OTHER')
})

describe('the field of', () => {
  test.each([
    [
      'a recall that mentions an employer once is none in particular',
      'general',
      'Tarn Motors\nSafety recall\n\nDear Ms Quill\n\nA part of your car may fail. Your dealer will replace it for free. Please call to arrange a day. If your employer owns the car, pass this letter on.',
    ],
    [
      'a copyright notice is buying and services, though it was sent to an office',
      'consumer',
      'Re: copyright infringement\n\nDear Ms Quill\n\nA film of our client was shared from your address, perhaps by an employee at work. You infringed the copyright. Remove it and pay the settlement of $450.00 by 4 May 2026.',
    ],
  ])('%s', (_name, topic, text) => {
    expect(read(text, { country: 'us' }).topic).toBe(topic)
  })
})

describe('a phone or internet company that bars its own service sends a bill', () => {
  test.each([
    'Your Tarn Telecom account is overdue. Please pay $137.90 now to avoid service restriction in 5 days. You will no longer be able to make outgoing calls.',
    'Your broadband account is unpaid: £64.20. If we do not hear from you your services will be suspended on 4 June 2026.',
    'We have tried to reach you about your mobile. $88.00 is overdue and your service will be barred.',
    'Payment of €51.00 is overdue. Once your services are restricted your data will be slowed down.',
  ])('%s', (words) => {
    expect(read(`${words}\n\nRegards\nThe Tarn team`).documentType).toBe('UTILITY_BILL_DEMAND')
  })

  test.each([
    'Our client Tarn Telecom has asked us to collect $137.90 for your mobile account. Pay within 7 days or we may recommend legal action.',
    'Your loan account is overdue by $137.90. Please pay within 7 days.',
  ])('but not: %s', (words) => {
    expect(read(`Quarry Recoveries\n12 May 2026\n\n${words}`).documentType).toBe(
      'DEBT_COLLECTION_LETTER',
    )
  })
})

test.each([
  [
    'DEBT_COLLECTION_LETTER',
    'Tarn Creek Homeowners Association\nNovember 10, 2026\nDear Homeowner: Your assessment account is past due in the amount of $1,110. If not paid within 30 days the Association will record a lien and may foreclose.',
  ],
  [
    'DEBT_COLLECTION_LETTER',
    'Tarn Loan Servicing\nNovember 4, 2026\nYour federal student loans are 240 days past due. Amount past due $1,540.22. If you do not act your loans will default in 30 days and we may take your tax refund.',
  ],
  [
    'PENALTY_CHARGE_NOTICE',
    'City of Tarn Department of Finance\nViolation notice 7019928831  Issue date 11/02/2026\nFine $70. Pay within 21 days or contest by mail within 21 days. After 25 days the fine doubles.',
  ],
] as const)('an American office or house that wants money, in few words: %s', (kind, text) => {
  expect(read(text, { country: 'us' }).documentType).toBe(kind)
})

test('a sum is due on the day behind it', () => {
  const text =
    'Tarn General Hospital\nStatement date 11/05/2026  Account 77120041\nEmergency visit 08/14/2026. Amount you owe $4,410.00 due 12/05/2026. Final notice before collections.'
  expect(read(text, { country: 'us' }).deadline?.iso).toBe('2026-12-05')
})
