/** The creditor of old behind its label, in letters of collectors abroad. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { read } from './read.ts'

const LETTERS = {
  es: [
    'Tarn Cobros, S.L.',
    'Teléfono de atención: 981 555 210',
    'Acreedor anterior: Banco Marsal, S.A.',
    'Le requerimos el pago de 312,00 € en el plazo de 15 días.',
  ],
  fr: [
    'Tarn Recouvrement SAS',
    'Téléphone de votre conseiller : 01 55 50 02 10',
    "Créancier d'origine : Banque Marsal",
    'Nous vous demandons de payer 312,00 € sous 15 jours.',
  ],
  it: [
    'Tarn Crediti S.r.l.',
    'Telefono del nostro ufficio: 06 5550 2100',
    'Creditore originario: Banca Marsale',
    'La invitiamo a pagare € 312,00 entro 15 giorni.',
  ],
} as const

test.each(['es', 'fr', 'it'] as const satisfies readonly CountryCode[])('in %s', (country) => {
  const [sender, phone, creditor, ask] = LETTERS[country]
  const reading = read(`${sender}\n${phone}\n${creditor}\n\n4/5/2026\n\n${ask}`, { country })
  expect(reading.originalCreditor).toMatch(/Mars/)
  expect(reading.senderOrganization).toMatch(/^Tarn/)
})
