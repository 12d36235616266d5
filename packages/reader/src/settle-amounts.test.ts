import { expect, test } from 'vitest'

import { read } from './read.ts'

const totalsIn = (words: string) =>
  read(
    `Ash & Vale Solicitors\n6 November 2026\n\nLETTER BEFORE CLAIM\n\nOur client is Tarn Roofs Ltd.\n\n${words} Unless you pay within 14 days of the date of this letter we will issue a claim in the County Court.`,
  )
    .amounts.filter(({ role }) => role === 'total')
    .map(({ value }) => value)

test.each([
  [
    'The contract price £6,400 was agreed in March. You have paid £3,000. Our client claims £3,400.',
    3400,
  ],
  [
    'You agreed to the work for the price of £9,800.00 and paid £7,050.00. Our client therefore claims £2,750.00 from you.',
    2750,
  ],
])('the price is not what is claimed: %s', (words, total) => {
  expect(totalsIn(words)).toEqual([total])
})

test('what is dearer later is not what is due now', () => {
  const found = read(
    'An Garda Síochána\nFIXED CHARGE NOTICE\nDate of notice: 2 November 2026\n\n1. Pay the fixed charge of €160 within 28 days of the date of this notice, or\n2. Pay €240 in the following 28 days.',
  )
  expect(found.amounts.find(({ role }) => role === 'total')?.value).toBe(160)
})

test('a smaller sum that is taken instead is a discount, and a fine of a court is not asked for', () => {
  const { amounts } = read(
    'Driver & Vehicle                    Date: 9 November 2026\nLicensing Agency\n\nYou must pay a late licensing penalty of £80. If you pay by 12 December 2026 we will take £40 instead. Otherwise we may take you to court, where you could be fined £1,000.',
  )
  expect(amounts.map(({ value, role }) => [value, role])).toEqual([
    [80, 'total'],
    [40, 'discount'],
    [1000, 'penalty'],
  ])
})

const totalOf = (text: string) =>
  read(text)
    .amounts.filter(({ role }) => role === 'total')
    .map(({ value }) => value)

test.each([
  [
    'Betreibungsamt Tarn\n\nZahlungsbefehl Nr. 41\nGläubiger: Quilla AG\n\nForderung                        Zins     seit\nCHF 940.60  Prämien              5 %      15.03.2026\nCHF 120.00  Mahnspesen\nCHF  73.30  Kosten dieses Zahlungsbefehls\n\nDer Schuldner wird aufgefordert, den Gläubiger innert 20 Tagen zu befriedigen.',
    940.6,
  ],
  [
    'Betreibungsamt Tarn\n\nZahlungsbefehl Nr. 41\nGläubiger: Quilla AG\n\nCHF 940.60  Prämien   nebst Zins zu 5 % seit 15.03.2026\nCHF 73.30  Kosten\n\nDer Schuldner wird aufgefordert, den Gläubiger innert 20 Tagen zu befriedigen.',
    940.6,
  ],
  [
    'Office des poursuites de Tarn\n\nCommandement de payer n° 41\n\nCHF 940.60  loyers, avec intérêts à 5 % dès le 15.03.2026\nFrais : CHF 73.30\n\nLe débiteur est sommé de payer dans les 20 jours.',
    940.6,
  ],
])('the sum that bears the interest is what an order to pay is about', (text, total) => {
  expect(totalOf(text)).toEqual([total])
})

test('interest in a column of sums stays interest', () => {
  const text =
    'Tarn Inkasso GmbH\n4. Mai 2026\n\nHauptforderung   300,00 €\nZinsen 5 %        12,00 €\nSumme            312,00 €\n\nBitte zahlen Sie.'
  expect(totalOf(text)).toEqual([312])
})

test.each([
  'Your rent is behind by $1,140.00. The last payment received was $570.00 on 25 September 2026.',
  'Your rent account is now in arrears by $1,140.00. Last payment received: $570.00.',
])('rent that is behind is what is asked, and not the last payment: %s', (words) => {
  const { amounts } = read(`28 Quarry Road\n19 October 2026\n\nDear Ada\n\n${words}`, {
    country: 'nz',
  })
  expect(amounts.filter(({ role }) => role !== 'other').map(({ value }) => value)).toEqual([1140])
})

test('the form of American collectors in Spanish', () => {
  const { amounts } = read(
    'Quarry Recovery\nP.O. Box 8, Tarn, CA 93701\n\nQuarry Recovery es un cobrador de deudas.\n\nEl 2 de marzo de 2026, usted debía:  $910.00\nLe cobraron esta cantidad en cargos:  + $25.00\nUsted pagó o le acreditaron esta cantidad a la deuda:  - $120.00\nMonto total de la deuda ahora:  $815.00',
    { country: 'us' },
  )
  expect(amounts.map(({ value, role }) => [value, role])).toEqual([
    [910, 'principal'],
    [25, 'fee'],
    [120, 'other'],
    [815, 'total'],
  ])
})

test('the total of the penalties is what is asked', () => {
  const { amounts } = read(
    'HMRC\n\nLate filing    Amount\n6 months late: 5% of the tax or £300, if higher    £300.00\nLate payment\n30 days late    £82.00\nTotal penalties    £382.00',
    { country: 'gb' },
  )
  expect(amounts.find(({ value }) => value === 382)?.role).toBe('total')
})

test.each([
  [
    'ch',
    'Tarn Wohnen AG\n\nHorgen, 12. Januar 2026\n\nZahlungsaufforderung mit Kündigungsandrohung\n\nSehr geehrter Herr Quill\n\nDie Miete für Januar 2026 von CHF 1980.00 ist nicht eingegangen.',
    1980,
  ],
  [
    'fr',
    'SCI du Tarn\n\nLyon, le 12 janvier 2026\n\nObjet : loyer impayé\n\nMonsieur,\n\nVotre loyer de janvier, 640,00 €, reste impayé.',
    640,
  ],
] as const)(
  '%s: the only rent in a letter about arrears is what it asks for',
  (country, text, value) => {
    const { amounts } = read(text, { country })
    expect(amounts.filter(({ role }) => role === 'total').map((sum) => sum.value)).toContain(value)
  },
)

test.each([
  '£80 if paid within 21 days, £160 if paid within 28 days.',
  'The penalty is £80 if paid within 21 days and £160 if paid within 28 days.',
])('of a penalty that grows, the later sum is the whole: %s', (words) => {
  const { amounts } = read(`Tarn Council\n6 November 2026\n\nPenalty notice\n\n${words}`, {
    country: 'gb',
  })
  expect(amounts.map(({ value, role }) => [value, role])).toEqual([
    [80, 'discount'],
    [160, 'total'],
  ])
})

test('the costs of a judgment are no interest', () => {
  const { amounts } = read(
    'In the County Court at Tarn\nJudgment for claimant\n12 November 2026\n\nYou must pay £1,276.40 for debt and interest to date of judgment and £130.00 for costs, a total of £1,406.40, forthwith.',
    { country: 'gb' },
  )
  expect(amounts.find(({ value }) => value === 130)?.role).toBe('cost')
})

test.each([
  [
    'nl',
    'CJIB\nAanmaning\nDatum 5 november 2026\n\nUw boete van € 129,00 is niet betaald. Met de verhoging is het bedrag nu € 193,50. Betaal uiterlijk 19 november 2026.',
    193.5,
  ],
  [
    'de',
    'Beitragsservice\nFestsetzungsbescheid\n06.11.2026\n\nSehr geehrter Herr Adler, der Beitragsrückstand einschließlich Säumniszuschlag beträgt 63,08 EUR. Bitte zahlen Sie innerhalb von vier Wochen.',
    63.08,
  ],
] as const)('in %s the sum with what was added is the total', (country, text, value) => {
  const { amounts } = read(text, { country })
  expect(amounts.find(({ role }) => role === 'total')?.value).toBe(value)
})
