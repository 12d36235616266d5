/** Sums from which a rule holds for everybody, beside the sum that is asked. The texts are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

const totalsIn = (text: string) =>
  read(text, { country: 'us' })
    .amounts.filter(({ role }) => role === 'total')
    .map(({ value }) => value)

test.each([
  'If you owe more than $350 in judgments your car may be towed.',
  'You may be eligible for a payment plan if you owe $25,000 or less.',
  'Those who owe over $2,500 may lose their passport.',
  'Once the balance exceeds $500 we may add a lien.',
])('what a rule is about is not asked: %s', (rule) => {
  expect(
    totalsIn(
      `CITY OF TARN\nParking Violations\n\nAmount due: $75.00\nPay by 12/01/2026.\n\n${rule}\n`,
    ),
  ).toEqual([75])
})

test.each([
  'You are indebted to me, as of today, $1,112.86 for the rent of the premises.',
  'You are indebted to the landlord in the sum of $1,112.86 for rent.',
])('what somebody is indebted is asked: %s', (words) => {
  expect(
    totalsIn(`THREE DAY NOTICE\nNovember 13, 2026\n\n${words} I demand payment or possession.\n`),
  ).toContain(1112.86)
})

test('a sum above which somebody is told to be is a fact', () => {
  expect(
    totalsIn('Tarn Loans\n\nYour total balance is $812.00. Please pay $812.00 by June 3, 2026.'),
  ).toContain(812)
})

test('the first row of a ticket that grows with the days is what is asked now', () => {
  const { amounts } = read(
    'CITY OF TARN\nPARKING VIOLATION\nIssue date: 10/02/26\n\n   ON OR BEFORE 12/01/26              $75.00\n   12/02/26 THROUGH 12/31/26          $85.00\n   AFTER 12/31/26                    $105.00\n',
    { country: 'us' },
  )
  expect(amounts.map(({ value, role }) => [value, role])).toEqual([
    [75, 'total'],
    [85, 'penalty'],
    [105, 'penalty'],
  ])
})

test.each([
  [
    'it',
    'Comune di Tarno - Polizia Locale\nVerbale n. 71/2026 del 4 maggio 2026\n\nImporti dovuti:\n- entro 5 giorni dalla notifica (riduzione 30%): € 60,90\n- dal 6° al 60° giorno: € 87,00\n- oltre il 60° giorno: € 173,00\n',
    173,
  ],
  [
    'it',
    'Comune di Tarno - Polizia Locale\nVerbale n. 72/2026 del 4 maggio 2026\n\nSanzione da pagare: € 42,00\ndopo 60 giorni dalla notifica: € 87,00\n',
    87,
  ],
  [
    'fr',
    'Avis de contravention\nLe 4 mai 2026\n\nAmende forfaitaire : 135,00 €\nAu-delà de 45 jours, amende majorée : 375,00 €\n',
    375,
  ],
] as const)('what a ticket grows to is not asked yet, in %s', (country, text, later) => {
  const { amounts } = read(text, { country })
  expect(amounts.find(({ value }) => value === later)?.role).not.toBe('total')
})
