/** Who writes where no letterhead says it: a team, whoever is paid, partners of one office, a health fund. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const senderOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).senderOrganization

const BILL =
  'Guten Tag,\n\nIhre Rechnung über 42,00 € ist offen. Bitte zahlen Sie innerhalb von 7 Tagen.\n\n'
const OPEN = 'Bonjour,\n\nVotre facture de 42,00 € est impayée. Merci de payer sous 7 jours.\n\n'

test.each([
  ['de', `${BILL}Viele Grüße\nIhr Team von Tarnbau`, 'Tarnbau'],
  ['de', `${BILL}Viele Grüße\nDein Team vom Quellhof Tarn`, 'Quellhof Tarn'],
  [
    'nl',
    'Beste klant,\n\nUw factuur van € 42,00 is niet betaald. Betaal binnen 7 dagen.\n\nGroeten\nHet team van Tarnlamp',
    'Tarnlamp',
  ],
  [
    'de',
    `${BILL}Empfänger: Tarnhaus KG\nIBAN: DE02 1001 0010 0006 8201 01\n\nMit freundlichen Grüßen`,
    'Tarnhaus KG',
  ],
  [
    'fr',
    `${OPEN}Bénéficiaire : Régie Tarnelle\nIBAN : FR76 3000 4000 0100 0012 3456 789\n\nCordialement`,
    'Régie Tarnelle',
  ],
  [
    'fr',
    'SELARL CASTERA - QUILL\nCommissaires de Justice associés\n5 place Tarn, 81000 Albi\n\nCOMMANDEMENT DE PAYER\n\nNous vous faisons commandement de payer 420,00 €.',
    'SELARL Castera - Quill',
  ],
  [
    'fr',
    'Étude Castera - Quill\nHuissiers de justice\n5 rue du Tarn, 1003 Lausanne\n\nMadame, vous devez 420,00 CHF. Veuillez payer dans les 10 jours.',
    'Étude Castera - Quill',
  ],
  [
    'be',
    'Beste Mira,\n\nWe hebben je aanvraag goedgekeurd. Je krijgt 15,00 euro terug.\n\nVriendelijke groeten\nTarn Gezondheidsfonds\n\n18 september 2026',
    'Tarn Gezondheidsfonds',
  ],
] as const)('in %s: %#', async (country, text, name) => {
  expect(await senderOf(country, text)).toBe(name)
})

test('a team that every firm has is no sender', async () => {
  expect(await senderOf('de', `${BILL}Viele Grüße\nIhr Team vom Kundenservice`)).toBeNull()
})

test('the house in the head goes before whoever is paid', async () => {
  const text = `Tarn Inkasso GmbH\nHafenstr. 2, 20457 Hamburg\n\nFrau Mira Adler\n\n${BILL}Empfänger: Quellmoor AG\nIBAN: DE02 1001 0010 0006 8201 01`
  expect(await senderOf('de', text)).toBe('Tarn Inkasso GmbH')
})
