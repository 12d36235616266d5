import { expect, test } from 'vitest'

import { read } from './read.ts'

const isOfficial = (text: string) => read(text).isOfficialDemand

test.each([
  'Department for Work & Pensions\n\n21 September 2026\n\nDear Mr Quill,\n\nAbout your Personal Independence Payment\n\nYour award is being reviewed. We need to have the completed form back by 21 October 2026.\n\nYours sincerely\nOffice Manager\n',
  'Quayside High School District 41\nOffice of the Superintendent\n\nOctober 22, 2026\n\nDear Ms. Quill:\n\nYour son has been suspended from school for ten days. If you cannot attend the meeting, you must tell us no later than October 30, 2026.\n\nSincerely,\nSuperintendent\n',
  'Transport for Tarnland\n\nIssue date: 19 October 2026\n\nMr Lee Quill\n\nYour licence will be suspended for 3 months. You must make your choice before 23 November 2026.\n',
  'VicRoads\n\nIssue date: 19 October 2026\n\nMr Lee Quill\n\nYour licence will be suspended for 3 months. You must make your choice before 23 November 2026.\n',
  'U.S. Citizenship and Immigration Services\n\nSeptember 28, 2026\n\nDear Ada Quill:\n\nYour response must be received in this office by December 21, 2026.\n',
])('a public body that sets a day demands officially: %#', (text) => {
  expect(isOfficial(text)).toBe(true)
})

test.each([
  'Tarnford Borough Council\n\n2 November 2026\n\nDear Resident\n\nAn application has been made for a porch. You can comment on it. Please send any comments by 11 December 2026.\n',
  "Quay Court Residents' Association\n\n2 November 2026\n\nDear Ms Quill\n\nPlease return your form for the garden party by 11 December 2026.\n",
  'Tarn Bank\n\n2 November 2026\n\nDear Ms Quill\n\nPlease return the completed form by 11 December 2026.\n',
])('who need not answer, or a private house, does not: %#', (text) => {
  expect(isOfficial(text)).toBe(false)
})

test('a social insurer decides like an office, a private insurer does not', () => {
  const end = (insurer: string) =>
    `${insurer}\n\n11.11.2026\n\nGuten Tag Frau Quill,\n\nIhr Krankengeld endet. Der Medizinische Dienst hat Ihre Unterlagen geprüft. Wir lehnen weitere Leistungen aus der Versicherung ab. Sie können gegen diesen Bescheid innerhalb eines Monats Widerspruch einlegen.\n`
  const kinds = ['BKK Tarnwerk', 'Tarn Versicherung AG'].map((name) => read(end(name)))
  expect(
    kinds.map(({ documentType, isOfficialDemand }) => [documentType, isOfficialDemand]),
  ).toEqual([
    ['INSURANCE_DECISION', true],
    ['INSURANCE_DECISION', false],
  ])
})

test('a tax roll of a Japanese town with signs of both scripts in its name is official', () => {
  const text =
    '督促状\n\n大西 美咲 様\n\n緑ヶ丘市長 印\n発付日 令和7年9月19日\n通知書番号 0071-448210\n\n下記の市税が納期限を過ぎても納付されていません。地方税法の規定により督促します。\n\n税額 27,500円\n指定期限 令和7年9月29日'
  expect(read(text, { country: 'jp' }).isOfficialDemand).toBe(true)
})

test.each([
  ['Tarn Motorway Pty Ltd', false],
  ['Tarn Bridge Authority', true],
])('a toll that %s asks for under an act is official: %s', (operator, isDemand) => {
  const text = `${operator}\n\nTOLL DEMAND NOTICE\nRoads (Tolls) Act 1994 (Qld)\n\nNotice number: DN 2210 4471\nIssue date: 4 May 2026\nRegistered operator: Ada Quill\nVehicle: 221 QLL\n\nA toll invoice for a trip on 2/04/2026 was not paid. Toll $4.10. Administration charge $22.00. Total $26.10.\n\nYou must within 30 days of the date of this notice pay the total or give us a statutory declaration. It is an offence not to respond. We may refer it to the council, which may send you a penalty infringement notice.\n`
  const { documentType, isOfficialDemand } = read(text, { country: 'au' })
  expect([documentType, isOfficialDemand]).toEqual(['PENALTY_CHARGE_NOTICE', isDemand])
})

test.each(['Quarry Solicitors LLP', 'Tarn & Ash Solicitors', 'Elm Roads Ltd'])(
  'who collects a toll as a firm or a lawyer is no office: %s',
  (name) => {
    expect(
      read(
        `${name}\nMarket Street, Tarn\n\n2 November 2026\n\nTOLL VIOLATION NOTICE\n\nThe toll and default tolls of €168.60 for your vehicle have not been paid. Pay within 7 days of the date of this notice.`,
        { country: 'ie' },
      ).isOfficialDemand,
    ).toBe(false)
  },
)

const heldBy = (bank: string) =>
  `${bank}\n\nDate: October 6, 2026\nNotice to: Lee Quill\n\nOn October 2, 2026 we received a garnishment order from a court to freeze funds in your account. The amount of the garnishment order was $3,180.55. We have placed a hold on $642.10 and may have to turn these funds over to your creditor.\n`

test.each([
  'Tarn Savings Bank',
  'Quill Federal Credit Union',
  'Tarnford Building Society',
  'Bank of Tarn',
])('a bank that tells of an order is no office: %s', (bank) => {
  expect(isOfficial(heldBy(bank))).toBe(false)
})

test.each(['Sheriff of Tarn County', 'Tarn County District Court, Office of the Clerk'])(
  'who carries the order out is: %s',
  (office) => {
    expect(isOfficial(heldBy(office))).toBe(true)
  },
)

const debtTo = (office: string) =>
  `${office}\n\n19 January 2026\n\nNotice of debt\n\nOverpayment of benefits: $2,184.00. Please pay the total by 18 February 2026.\n`

test.each([
  'Employment and Social Development Canada',
  'Veterans Affairs Canada',
  'Indigenous Services Canada',
  'Service Canada',
])('a department of Canada demands officially: %s', (office) => {
  expect(isOfficial(debtTo(office))).toBe(true)
})

test('a firm with the country in its name does not', () => {
  expect(isOfficial(debtTo('Tarn Credit Canada Inc.'))).toBe(false)
})
