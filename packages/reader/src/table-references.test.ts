import { expect, test } from 'vitest'

import { read } from './read.ts'

test('each code below the heading of its column is a reference, down to the row without one', () => {
  const text =
    'Tarn Home Credit\n\nDate: 17 August 2026\n\nDear Mrs Quill\n\nYour accounts are in arrears.\n\nAccount Number(s)     Balance     Weekly Terms\n40771184              £412.50     £15.00\n40774902              £186.00     £8.00\n\nTotal                 £598.50\n\nPayments must start again.\n\nYours sincerely\nTarn Home Credit\n'
  expect(read(text, { country: 'gb' }).references.map(({ value }) => value)).toEqual([
    '40771184',
    '40774902',
  ])
})

test.each([
  [
    'it',
    'Fattura n.        Scadenza       Importo',
    '004831927755      10/08/2026     187,42 euro',
  ],
  ['es', 'Recibo n.º        Vencimiento    Importe', '88120044          10/08/2026     187,42 €'],
  ['es', 'N.º de factura    Vencimiento    Importe', 'F2026-88120       10/08/2026     187,42 €'],
  ['nl', 'Factuur           Vervaldatum    Bedrag', '20264471          10-08-2026     € 187,42'],
  ['it', 'N. pratica        Data           Importo', '774019-26         10/08/2026     187,42 €'],
] as const)('a heading in another language names its column too: %s %s', (country, heads, row) => {
  const says = {
    it: 'Gentile Cliente, non risultano pagate le seguenti somme. La invitiamo a pagare entro il 6 novembre 2026.',
    es: 'Estimado cliente: no consta el pago de los siguientes importes. Debe pagar antes del 6 de noviembre de 2026.',
    nl: 'Geachte klant, de volgende bedragen zijn nog niet betaald. Wij verzoeken u te betalen vóór 6 november 2026.',
  }[country]
  const code = row.split(' ')[0]
  expect(
    read(`Tarn\n\n${says}\n\n${heads}\n${row}\n`, { country }).references.map(({ value }) => value),
  ).toEqual([code])
})

test('a column of due days or of sums holds no references', () => {
  const text =
    'Tarn\n\nGentile Cliente, non risultano pagate le seguenti somme. La invitiamo a pagare.\n\nScadenza       Importo\n10/08/2026     187,42 euro\n'
  expect(read(text, { country: 'it' }).references).toEqual([])
})
