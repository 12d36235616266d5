/** What is kept for the reader until a day, in calm papers in the languages beside English. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const dayOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).deadline?.iso

test.each([
  [
    'fr',
    'Pharmacie du Tarnet\n\nBonjour Madame Quill,\n\nVotre commande est prête. Elle est conservée au comptoir jusqu’au samedi 24 janvier 2026.',
  ],
  [
    'de',
    'Stadtbücherei Tarnau\n\nGuten Tag Frau Quill,\n\ndas vorbestellte Buch liegt bis zum 24.01.2026 für Sie bereit.',
  ],
  [
    'de',
    'Schuhhaus Tarn\n\nGuten Tag Frau Quill,\n\nIhre Schuhe sind fertig und können bis 24. Januar 2026 abgeholt werden.',
  ],
  [
    'it',
    'Poste Tarn\n\nGentile signora,\n\nil pacco è in giacenza e può essere ritirato fino al 24/01/2026 presso l’ufficio.',
  ],
  [
    'nl',
    'Buurtsuper Tarn\n\nBeste mevrouw Quill,\n\nuw pakket ligt tot en met 24 januari 2026 voor u klaar.',
  ],
  [
    'es',
    'Farmacia Tarn\n\nBuenos días, señora Quill:\n\nsu pedido está guardado hasta el 24 de enero de 2026.',
  ],
] as const)('must be fetched by then, in %s', async (country, text) => {
  expect(await dayOf(country, text)).toBe('2026-01-24')
})

test('a sale that lasts until a day asks nothing', async () => {
  const text =
    'Boutique Tarn\n\nBonjour,\n\nNos soldes durent jusqu’au 24 janvier 2026. À bientôt !'
  expect(await dayOf('fr', text)).toBeUndefined()
})
