/** Days in the heads and lines of papers abroad: where somebody writes, when somebody comes, what is fetched from an account. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const rolesOf = async (country: CountryCode, text: string) =>
  Object.fromEntries(
    (await readInItsLanguage(text, { country })).dates.map(({ iso, role }) => [iso, role]),
  )

test.each([
  [
    'de',
    'Tarn Inkasso GmbH\n\nAz. 26/0417                         Bochum, 28. April 2026\n\nSehr geehrte Frau Quill,\n\nbitte zahlen Sie 80,00 €.',
  ],
  [
    'nl',
    'Tarn Incasso B.V.\n\nDossier: M/26/0417                         Den Bosch, 28 april 2026\n\nGeachte heer Quill,\n\nbetaal alstublieft € 80,00.',
  ],
  [
    'fr',
    'Tarn Recouvrement\n\nDossier 26/0417                         Saint-Tarn, le 28 avril 2026\n\nMadame,\n\nveuillez régler 80,00 €.',
  ],
  [
    'it',
    'Tarn Recupero Crediti S.r.l.\n\nPratica 26/0417                         Tarno, lì 28 aprile 2026\n\nGentile signora,\n\nla preghiamo di pagare 80,00 €.',
  ],
] as const)(
  'the place before it makes a day in a column the letter’s own, in %s',
  async (country, text) => {
    expect(await rolesOf(country, text)).toMatchObject({ '2026-04-28': 'letter' })
  },
)

test('a court and the day of its decision in a column stay what they are', async () => {
  const text =
    'Tarn Inkasso GmbH\n4. Mai 2026\n\nTitel          Amtsgericht Tarnau, 9. Mai 2024\nForderung      80,00 €\n\nSehr geehrte Frau Quill, bitte zahlen Sie.'
  expect(await rolesOf('de', text)).toMatchObject({ '2026-05-04': 'letter', '2024-05-09': 'other' })
})

test('a day with its weekday on which somebody comes is not the day of writing', async () => {
  const text =
    'Messdienst Tarn\n\nABLESUNG\n\nWir kommen am Dienstag, 12. Januar 2027, um 9 Uhr\nzu Ihnen. Bitte machen Sie die Geräte frei.'
  expect(await rolesOf('de', text)).not.toMatchObject({ '2027-01-12': 'letter' })
})

test('the day for which a lease is ended stands in a line of its own', async () => {
  const text =
    'Régie Tarn\n\nNOTIFICATION DE RÉSILIATION DE BAIL\n\nLe bail conclu le 15.04.2019 est résilié pour le\n31 mars 2027\n\nTarnens, le 12 mai 2026\n\nVous pouvez contester ce congé dans les 30 jours qui suivent sa réception.'
  expect(await rolesOf('ch', text)).toMatchObject({
    '2019-04-15': 'other',
    '2027-03-31': 'deadline',
    '2026-05-12': 'letter',
  })
})

test.each([
  [
    'fr',
    'Énergies du Tarn\n\nMontant   61,20 €\nPrélevé sur votre compte   le 19/10/2026\n\nVous n’avez rien à faire.',
  ],
  [
    'de',
    'Stadtwerke Tarn\n\nBetrag   61,20 €\nAbbuchung   am 19.10.2026\n\nSie müssen nichts tun.',
  ],
] as const)(
  'the day on which a sum is fetched is not the day of writing, in %s',
  async (country, text) => {
    expect(await rolesOf(country, text)).toMatchObject({ '2026-10-19': 'other' })
  },
)
