import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  ['Sie schulden uns zweihundertfünfundzwanzig Euro aus der Rechnung vom März.', 225],
  ['Wir fordern die Zahlung von eintausenddreihundert Euro bis Freitag.', 1300],
  ['Vous nous devez la somme de mille deux cents euros depuis le mois de mars.', 1200],
  ['Nous vous réclamons quatre-vingt-dix euros pour cette facture impayée.', 90],
  ['Usted nos debe la cantidad de trescientos cincuenta euros por la factura.', 350],
  ['Lei ci deve la somma di duecentocinquanta euro per la fattura non pagata.', 250],
  ['滞納賃料として金二十七万二千円をお支払いください。', 272_000],
  ['U bent ons nog tweehonderdvijftig euro verschuldigd voor de factuur.', 250],
])('%s names %d', (text, value) => {
  expect(read(text).amounts.map((sum) => sum.value)).toEqual([value])
})

test('a euro in a saying is no sum', () => {
  expect(read('Wir haben keinen Cent und nicht ein Euro von Ihnen bekommen.').amounts).toEqual([])
})

test.each([
  ['it', 'Sanzione ridotta (8,33%)                    107,00', 107],
  ['it', ' - corrispettivo per recesso anticipato: 96,00', 96],
  ['es', 'Sanción por infracción leve                 200,00', 200],
  ['es', 'Tasa de basuras 2026: 84,20', 84.2],
  ['nl', 'Zuiveringsheffing woonruimte                258,42', 258.42],
  ['nl', 'boete: 45,50', 45.5],
] as const)('a sum without a sign behind its name in %s: %s', (country, line, value) => {
  const asks = {
    it: 'Gentile contribuente, La invitiamo a versare il totale entro 60 giorni.',
    es: 'Estimado contribuyente: debe ingresar el total en el plazo de diez días.',
    nl: 'Geachte heer, u moet het totaal binnen 14 dagen betalen.',
  }[country]
  const { amounts } = read(`Tarn\n\n${asks}\n\n${line}\n`, { country })
  expect(amounts.map((sum) => sum.value)).toContain(value)
})

test('the row below a sum with a comma is one more row of the column', () => {
  const text =
    'Comune di Tarn\n\nVerbale: deve pagare entro 60 giorni.\n\nTOTALE                              98,40\nEntro 5 giorni dalla notifica       73,50\n'
  expect(read(text, { country: 'it' }).amounts.map(({ value }) => value)).toEqual([98.4, 73.5])
})

test.each(['Articolo 8,33 del regolamento', 'Consumo specifico 12,50 kWh'])(
  'a number that names no money is no sum: %s',
  (line) => {
    const text = `Tarn\n\nGentile Cliente, La invitiamo a leggere.\n\n${line}\n`
    expect(read(text, { country: 'it' }).amounts).toEqual([])
  },
)
