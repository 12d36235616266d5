import { expect, test } from 'vitest'

import { read } from './read.ts'

const LETTERS = {
  gb: [
    'Brightway Supplies Ltd\n10 November 2026\n\nDear Ms Quill,\n\n',
    '\n\nWe have not been paid. The sum of £450.00 is overdue.',
  ],
  de: [
    'Malerbetrieb Kern\n10. November 2026\n\nSehr geehrte Frau Quill,\n\n',
    '\n\nDie Rechnungen sind noch nicht bezahlt. Offen sind 450,00 EUR.',
  ],
  fr: [
    'Menuiserie Duval\n10 novembre 2026\n\nMadame,\n\n',
    '\n\nNous n’avons pas reçu votre paiement de 450,00 €.',
  ],
  es: [
    'Reformas Tajo S.L.\n10 de noviembre de 2026\n\nEstimada señora:\n\n',
    '\n\nQuedan pendientes de pago 450,00 euros.',
  ],
  it: [
    'Edilcasa srl\n10 novembre 2026\n\nGentile signora,\n\n',
    '\n\nRestano da pagare 450,00 euro.',
  ],
  nl: [
    'Schilders BV\n10 november 2026\n\nGeachte mevrouw,\n\n',
    '\n\nEr staat nog € 450,00 open op uw naam.',
  ],
} as const

function referencesOf(country: keyof typeof LETTERS, words: string): string[] {
  const [head, end] = LETTERS[country]
  return read(`${head}${words}${end}`, { country }).references.map(({ value }) => value)
}

test.each([
  ['gb', 'Invoice nos. 55120 / 55121 / 55122', ['55120', '55121', '55122']],
  ['de', 'Rechnungsnummern: 881201, 881202 und 881203', ['881201', '881202', '881203']],
  ['de', 'Rechnungen Nr. 2026-101, 2026-102', ['2026-101', '2026-102']],
  ['fr', 'Vos factures n° F1201, F1202 et F1203', ['F1201', 'F1202', 'F1203']],
  ['es', 'Facturas n.º 2026/114, 2026/115 y 2026/120', ['2026/114', '2026/115', '2026/120']],
  ['it', 'Fatture n. 88/2026, 91/2026 e 95/2026', ['88/2026', '91/2026', '95/2026']],
  ['nl', 'Facturen: 70011, 70012 en 70013', ['70011', '70012', '70013']],
] as const)('one label gives all its numbers, in %s: %s', (country, words, values) => {
  expect(referencesOf(country, words)).toEqual(values)
})

test.each([
  ['gb', 'Account 20-99-13 / 44718820', 1],
  ['gb', 'Invoice: 1001, due 14 November 2026', 1],
  ['de', 'Rechnungen 2024, 2025 und 2026', 0],
  ['fr', 'Factures : 1200, 1300 et 1400 €', 0],
] as const)('what is no list of numbers stays what it is, in %s: %s', (country, words, count) => {
  expect(referencesOf(country, words)).toHaveLength(count)
})
