/** Italian demands that end with the lawyers of the house. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

const typeOf = (words: string) =>
  read(
    `Tarno Casa S.r.l.\nVia Roma 3, 80100 Napoli\n\nNapoli, 30 settembre 2026\n\nEgregio signore,\n\n${words}\n\nDistinti saluti`,
    { country: 'it' },
  ).documentType

test.each([
  'La invitiamo a pagare la somma di € 320,00 entro 10 giorni, trascorsi i quali la pratica verrà inoltrata al nostro Ufficio Legale.',
  'La fattura n. 12 di € 320,00 non risulta pagata. In mancanza daremo mandato ai nostri legali.',
  'Il saldo di € 320,00 è ancora aperto. Dopo il 10 ottobre la pratica sarà affidata ai nostri legali.',
])('a sum that goes to them is a debt: %s', (words) => {
  expect(typeOf(words)).toBe('DEBT_COLLECTION_LETTER')
})

test('their holidays are none', () => {
  expect(typeOf('Il nostro ufficio legale sarà chiuso in agosto.')).toBe('OTHER')
})
