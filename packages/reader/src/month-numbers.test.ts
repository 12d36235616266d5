/** Months in figures. The texts are invented. */
import { expect, test } from 'vitest'

import { monthNumbers } from './month-numbers.ts'
import { readInItsLanguage } from './read-in-its-language.ts'

test.each([
  ['de', 'Beiträge 04.2026 bis 06.2026   55,08 EUR', ['2026-4', '2026-6']],
  ['de', 'Die Miete 06/2026 und 07/2026 ist offen', ['2026-6', '2026-7']],
  ['fr', 'Période du 03/2026 au 05/2026', ['2026-3', '2026-5']],
  ['fr', 'Le loyer de 03/2026 reste dû', ['2026-3']],
  ['nl', 'Bijdrage 04-2026 t/m 06-2026', ['2026-4', '2026-6']],
  ['it', 'la rata 04/2026', ['2026-4']],
  ['de', 'Rechnung Nr. 04/2026 vom 12.2026-7', []],
  ['es', 'Expediente 11/2026, 90,00 €', []],
] as const)('in %s: %s', (language, text, months) => {
  const found = monthNumbers(text, language).map(({ year, month }) => `${year}-${month}`)
  expect(found).toEqual(months)
})

test('the months that a bill is for are no limits', async () => {
  const { dates } = await readInItsLanguage(
    'Hausverwaltung Tarn\n3. August 2026\n\nSehr geehrte Frau Quill, die Miete 06/2026 bis 07/2026 ist offen. Bitte zahlen Sie 1.240,00 € bis 15.08.2026.',
    { country: 'de' },
  )
  expect(dates.map(({ iso, role }) => [iso, role])).toEqual([
    ['2026-08-03', 'letter'],
    ['2026-06', 'other'],
    ['2026-07', 'other'],
    ['2026-08-15', 'deadline'],
  ])
})
