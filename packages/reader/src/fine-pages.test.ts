/** Pages and messages that take money for a fine. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const kindOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).documentType

test.each([
  [
    'fr',
    'Règlement de votre amende de stationnement\n\nDernier rappel avant majoration. Montant : 35,00 €, sinon 135,00 €. Paiement 100 % sécurisé par carte bancaire.',
  ],
  [
    'de',
    'Bußgeldstelle Online\n\nSie haben eine offene Verwarnung wegen eines Parkverstoßes: 25,00 €, sonst 128,00 €. Diese Seite ist vollständig gesichert.',
  ],
  [
    'es',
    'Pago de multas de tráfico\n\nTiene una multa pendiente de 50,00 €. Si no paga, serán 200,00 €. Este sitio es totalmente seguro.',
  ],
  [
    'nl',
    'Boete betalen\n\nU heeft een openstaande boete van € 45,00 voor parkeren. Deze betaling is volledig beveiligd. Anders wordt het € 130,00.',
  ],
] as const)(
  'without a number or a car, and with praise of its safety, it is a fraud in %s',
  async (country, text) => {
    expect(await kindOf(country, text)).toBe('SCAM_LETTER')
  },
)

test('with the number of the notice and the car it is none', async () => {
  const text =
    "VILLE DE TARN\nAvis de paiement - forfait de post-stationnement\nN° d'avis : 26 1234 5678 9012\nVéhicule AB-123-CD, le 3 mars 2026 à 14h10, rue Haute.\nMontant : 35,00 €. Payez sur www.stationnement.gouv.fr, paiement sécurisé."
  expect(await kindOf('fr', text)).toBe('PENALTY_CHARGE_NOTICE')
})
