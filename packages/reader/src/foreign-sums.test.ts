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
