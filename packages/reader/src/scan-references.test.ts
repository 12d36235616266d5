import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'
import { read } from './read.ts'

const referencesIn = (text: string) => read(text).references.map(({ value }) => value)

test('a date with its hour, an hour and a post code are no references', () => {
  const found = referencesIn(
    'Medwick Council\nPENALTY CHARGE NOTICE\nNotice number: MW11204471\nContravention no: 20/11/2026 08:14\nNotice: 20/11/2026 08\nTime 08:14\n\nTo: A Quill, 12 Elm St, Columbus\nOH 43215\n\nYou must pay £70 within 28 days.',
  )
  expect(found).toEqual(['MW11204471'])
})

test('a form that every worker gets is no reference', () => {
  const found = referencesIn(
    'Tarn Foods Ltd\nOur ref: TF/2291\n\nYour employment ends today. Your P45 will follow.',
  )
  expect(found).toEqual(['TF/2291'])
})

test.each([
  [
    'a national insurance number',
    'DWP Debt Management\ntell us this reference number\nPX 44 71 20 C\nYou owe £310.',
    'PX 44 71 20 C',
  ],
  [
    'initials and a number at the end',
    'CHARGE FOR PAYMENT\nTotal £2,029.64\n(signed) M Quill, Sheriff Officer\nKM/DIL/60177',
    'KM/DIL/60177',
  ],
  [
    'a fine in French',
    "AVIS DE CONTRAVENTION\nN° de l'avis de contravention : 6713380245\nDate de l'avis de contravention : 21/09/2026",
    '6713380245',
  ],
  [
    'a number with strokes and spaces',
    'Jobcenter Tarn\nBG-Nummer:               12345 // 0067890\n\nSie müssen 2.800,00 Euro erstatten.',
    '12345 // 0067890',
  ],
  [
    'a French bill whose number begins with its year, without the word for number',
    'Mise en demeure\nMalgré nos relances, la facture 2025-0377 de 210,50 € reste impayée. Nous vous demandons de la régler sous 10 jours.',
    '2025-0377',
  ],
  [
    'a French bill whose number looks like two years',
    'Nous sommes chargés de recouvrer la facture n° 2024/2011 du 3 mai 2024. Veuillez payer 96,00 € sous quinze jours.',
    '2024/2011',
  ],
  [
    'the number of a French damage behind its bare word',
    'Assurances Quill\nNos réf. : sinistre 24-K-771502 / contrat 5523 118 C\n\nNous ne pouvons donner une suite favorable à votre demande.',
    '24-K-771502',
  ],
  [
    'an Italian number behind any word',
    'Oggetto: Accredito bonus n. 2025/40918\nGentile utente, Le comunichiamo che il bonus è di € 90,00.',
    '2025/40918',
  ],
  [
    'a register with a long last part',
    'RENT ARREARS WARNING NOTICE\nRTB number: RT-2291-0047781\n\nThe arrears are €2,850.00.',
    'RT-2291-0047781',
  ],
  [
    'a loan in Spanish',
    'Tarn Activos S.A.\n\nEl Préstamo Hipotecario número 0487-3321-906 presenta un saldo de 91.412,38 €.',
    '0487-3321-906',
  ],
  [
    'an Italian roll',
    'CARTELLA DI PAGAMENTO N. 070 2026 00531882 17 000\n\nTotale da pagare 4.138,08',
    '070 2026 00531882 17 000',
  ],
  [
    'a registered letter in French',
    'Lettre recommandée avec accusé de réception n° 1A 204 881 7730 6\n\nObjet : Mise en demeure',
    '1A 204 881 7730 6',
  ],
  [
    'a German number of something',
    'Jobcenter Tarn\nNummer der Bedarfsgemeinschaft: 35502BG0044718\nSie müssen 842,16 Euro erstatten.',
    '35502BG0044718',
  ],
  [
    'a French number of something',
    "Sommation\nN° d'assuré 756.4471.8820.19\nVotre prime du mois d'octobre n'a pas été payée.",
    '756.4471.8820.19',
  ],
  [
    'an Italian supply point',
    'Energia Tarn S.p.A.\nOggetto: costituzione in mora - POD IT001E44117788\nLa fattura risulta non pagata.',
    'IT001E44117788',
  ],
  [
    'the number of an Italian tax bill, whose name ends like a phone',
    'Agente della riscossione\nINTIMAZIONE DI PAGAMENTO\nCartella n. 014 2023 00418820 71 000 notificata il 21/09/2023\nTotale da pagare € 372,59',
    '014 2023 00418820 71 000',
  ],
  [
    'a German contract account',
    'Stadtwerke Test GmbH\nVertragskonto: 2004 718 336\nMahnung\nBitte zahlen Sie 112,40 €.',
    '2004 718 336',
  ],
])('%s is one', (_what, text, reference) => {
  expect(referencesIn(text)).toContain(reference)
})

test.each([
  [
    'in the column of its heading',
    'TARN ELECTRIC CO-OP\n----------------------\nACCOUNT            SERVICE                 PERIOD\n5520-1187-04       Parking lot lighting    06/28/26-07/26/26\n\nTOTAL DUE 08/21/2026            $198.14',
    '5520-1187-04',
  ],
  [
    'in a Dutch column',
    'Sommatie tot betaling\n\nFactuurnummer   Datum        Vervaldatum   Bedrag\nF2026-0415      04-03-2026   03-04-2026    512,40\n\nTe voldoen € 611,90 binnen 3 dagen.',
    'F2026-0415',
  ],
  [
    'the name of a notice of the American tax office',
    'Internal Revenue Service\nFORM LT11: NOTICE OF INTENT TO LEVY\nNotice date: October 1, 2026\n\nYou owe $4,812.63.',
    'LT11',
  ],
  [
    'behind a mark',
    'Your claim was filed under policy #HO3-88120-3. We are unable to approve it.',
    'HO3-88120-3',
  ],
  [
    'behind the short name of a meter in New Zealand',
    'Account: 500 318 7742\nICP: 0001442096UN8C1\n18 November 2026\n\nYour power account is overdue: $487.15.',
    '0001442096UN8C1',
  ],
  [
    'behind the short name of a gas meter in Ireland',
    'Tarn Gas\nGPRN: 1188204\n18 March 2026\n\nYour gas account is overdue: €212.40.',
    '1188204',
  ],
  [
    'behind the holder of an account',
    'From: Tarn Fibre <notices@tarn.example>\nTo: Account holder 55120938\n\nA notice about your line is below.',
    '55120938',
  ],
  [
    'behind an account and a dash',
    'Subject: Council Tax Account - 700318822\n\nDear Mr Test, please pay £412.00.',
    '700318822',
  ],
])('a reference stands %s', (_what, text, reference) => {
  expect(referencesIn(text)).toContain(reference)
})

test('a day or a sum below a heading is none', () => {
  const found = referencesIn(
    'Dear Ms Quill\n\nINVOICE        ACCOUNT\n02-05-2026     1,204.50\n\nPlease pay £1,204.50.',
  )
  expect(found).toEqual([])
})

test.each([
  [
    'Geschäftsnummer des Amtsgerichts: 26-4471902-0-3\n\nMahnbescheid. Telekommunikationsleistungen gem. Vertrag 7720518 vom 01.02.2024. Sie werden aufgefordert zu zahlen.',
    ['26-4471902-0-3', '7720518'],
  ],
  [
    'Jobcenter Kreis Tarn\n\nBG-Nummer: 43504//0018827\nDatum: 10. November 2026\n\nSehr geehrter Herr Quill, der Betrag ist zu erstatten.',
    ['43504//0018827'],
  ],
  [
    "Mutuelle Tarn\nBP 118\n03000 Moulins\n\nContrat multirisque habitation n° MH 2207 4416\n\nVotre contrat est renouvelé et vous n'avez rien à faire.",
    ['MH 2207 4416'],
  ],
])('numbers of files abroad, and no box at the post: %s', (text, values) => {
  expect(read(text).references.map(({ value }) => value)).toEqual(values)
})

test.each([
  [
    'de',
    'Jobcenter Tarn\nMein Zeichen: 614.2\nKV-Nummer: M482 119 305\n\nSehr geehrter Herr Quill, bitte antworten Sie.',
    ['614.2', 'M482 119 305'],
  ],
  [
    'be',
    'Stad Tarn\nDossiernummer: P26-118\nGestructureerde mededeling: +++118/0204/77313+++\n\nGeachte heer, gelieve dit bedrag te betalen.',
    ['P26-118', '+++118/0204/77313+++'],
  ],
  [
    'de',
    'Kanzlei Tarn\nUnser Zeichen: 882/25 Qu/me\nObjekt 4471.12.08 / 3-Zimmer-Wohnung\n\nSehr geehrter Herr Quill, bitte antworten Sie.',
    ['882/25 Qu/me', '4471.12.08'],
  ],
  [
    'fr',
    "Énergie Tarn\nN° de compte de contrat : 00881204471\nN° de compte bancaire : 30004 00118\nRéférence acheminement (PDL) : 21800447102933\n\nMadame, par ordonnance du tribunal judiciaire d'Albi, n° 11-25-000831, vous devez payer.",
    ['00881204471', '21800447102933', '11-25-000831'],
  ],
  [
    'it',
    'Studio Tarno\n\nGentile cliente, restano da pagare le fatture n. 118/2024, n. 131/2024 e n. 204/2024. Il D.lgs. n. 231/2002 prevede interessi.\nCartella 118 2024 00447102 93 - TARI 2021   euro 80,00',
    ['118/2024', '131/2024', '204/2024', '118 2024 00447102 93'],
  ],
  [
    'fr',
    'Préfecture du Tarn\nN° étranger : 7703114862\nArrêté n° 2026-DMI-1187\nREF. ETUDE : 26A08812/MM\n\nMadame, veuillez répondre. Selon la loi n° 89-462 vous pouvez contester.',
    ['7703114862', '2026-DMI-1187', '26A08812/MM'],
  ],
  [
    'es',
    'Recaudación de Tarn\nN.º liquidación : 26-IBIU-0083\nRef. cobro: 00417 7729\n\nMuy señor mío: por la presente le requerimos el pago de los recibos pendientes del ejercicio y le recordamos que puede solicitar un aplazamiento.',
    ['26-IBIU-0083', '00417 7729'],
  ],
  [
    'it',
    'Luce Tarno S.p.A.\nRaccomandata n. 61820047733-5\nDecreto ingiuntivo n. 1904/2026\n\nGentile cliente, la preghiamo di pagare.',
    ['61820047733-5', '1904/2026'],
  ],
  [
    'jp',
    '千川区長\n被保険者記号番号   24-007713\n管理番号 (わ)527-2291\n第40211号\n電話番号 03-0000-4471\n\n国民健康保険法(昭和33年法律第1920号)により納付してください。',
    ['24-007713', '(わ)527-2291', '第40211号'],
  ],
] as const)(
  'the labels of offices abroad name a number, laws and phones do not: %s',
  async (country, text, values) => {
    const { references } = await readInItsLanguage(text, { country })
    expect(references.map(({ value }) => value)).toEqual(values)
  },
)

test.each([
  ['gb', 'URN: 41/TN/0077120/26', '41/TN/0077120/26'],
  ['gb', 'Landlord registration number: 118402/340/09917', '118402/340/09917'],
  ['gb', 'When you call us, have this number ready: 88 1042 77', '88 1042 77'],
  ['gb', 'Meter point: 2000 0441 7720 3', '2000 0441 7720 3'],
  ['ie', 'driving a vehicle that bears the identification mark 161-TS-7741', '161-TS-7741'],
  ['us', 'Docket: 26-CV-00417', '26-CV-00417'],
  ['us', 'Tag: QXB1234 (FL)', 'QXB1234'],
  ['ca', 'Notice of assessment 4471 220 118', '4471 220 118'],
] as const)('a rare label or a plate names a number too: %s %s', (country, line, value) => {
  const text = `Tarn Office\n4 May 2026\n\n${line}\n\nDear Sam Test\n\nPlease pay what you owe by 28 May 2026.\n\nRegistration number 04417720 (England)`
  const { references } = read(text, { country })
  expect(references.map((one) => one.value)).toEqual([value])
})

test.each([
  'Pay to sort code 08-32-10  a/c 12001039',
  'Bank: sort code 20 45 11, account number 40917723',
])('the account to pay into is no reference: %s', (line) => {
  const text = `HM Revenue & Customs\n\nReference: 66281 40917\n\nDear Ms Quill\n\nA penalty of £300.00 is due by 16 December 2026.\n\n${line}`
  expect(read(text, { country: 'gb' }).references.map(({ value }) => value)).toEqual([
    '66281 40917',
  ])
})

test.each([
  'ADA QUILL\n8 QUARRY RD\nBOISE ID 83706',
  'Ada Quill, 8 Quarry Rd, Nampa, ID 83651-2210',
  'ADA QUILL\nCOEUR D ALENE ID  83814',
])('a post code of Idaho is no number of the reader: %s', (address) => {
  expect(
    referencesIn(`Internal Revenue Service\nNotice CP14\n\n${address}\n\nYou owe $812.00.`),
  ).toEqual(['CP14'])
})

test('but an identity number is one', () => {
  expect(referencesIn('Tarn Health Plan\nMember ID 8370612\n\nYou owe $812.00.')).toEqual([
    '8370612',
  ])
})

test.each([
  ['us', 'LICENSE PLATE: IL CD 41877', 'CD 41877'],
  ['us', 'Plate: TX  LRV 4471', 'LRV 4471'],
  ['ca', 'Plate: BC  NR8 41T', 'NR8 41T'],
  ['ca', 'Plate No. : ON  CKLD 331', 'CKLD 331'],
  ['au', 'Registration: 614-XKT (QLD)', '614-XKT'],
  ['au', 'Vehicle registration: BC-41-QT, NSW', 'BC-41-QT'],
  ['nz', 'Plate: QLR 418', 'QLR 418'],
  ['au', 'Rego no. : 1AB-2CD', '1AB-2CD'],
] as const)('%s: a plate behind its state: %s', (country, line, plate) => {
  const found = read(`City of Tarn\nPARKING VIOLATION NOTICE\n\n${line}\n\nFine $45.00`, {
    country,
  }).references
  expect(found.map(({ value }) => value)).toEqual([plate])
})

test.each([
  'Taxpayer ID number: XXX-XX-4471',
  'Social Insurance Number: XXX XXX 418',
  'SSN number: XXX-XX-0093',
  'Member number XXXXXX4471',
])('a number that is hidden is for nobody to repeat: %s', (line) => {
  expect(referencesIn(`Tarn Tax Office\n\n${line}\n\nYou owe $812.00.`)).toEqual([])
})

test.each(['Standing charge: 60.10p per day', 'Standing charge: 52.4p', 'Day charge: 31.25p/day'])(
  'a price in pence is no reference: %s',
  (price) => {
    expect(referencesIn(`Tarn Power\nAccount number: 8842 0076\n${price}\n`)).toEqual(['8842 0076'])
  },
)
