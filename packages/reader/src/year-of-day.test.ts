/** Days printed without a year. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'
import { read } from './read.ts'

const datesOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).dates.map(({ iso, role }) => [iso, role])

describe('the year of a stay that lasts is not the year of what is told next', () => {
  test.each([
    [
      'fr',
      "Je suis locataire depuis novembre 2020. Le 3 juin la bailleresse m'a écrit. Que faire ?",
    ],
    ['de', 'Ich wohne seit November 2020 hier. Am 3. Juni kam ein Brief. Was soll ich tun?'],
    ['es', 'Trabajo allí desde noviembre de 2020. El 3 de junio me echaron. ¿Puedo reclamar?'],
    [
      'it',
      'Sono in affitto dal novembre 2020. Il 3 giugno mi è arrivata una lettera. Posso restare?',
    ],
    ['nl', 'Ik huur sinds november 2020. Op 3 juni kreeg ik een brief. Mag dat zomaar?'],
    ['gb', 'I have rented here since November 2020. On 3 June I got a letter. Is that legal?'],
    ['de', 'Ich, geboren am 12.11.2020, habe am 3. Juni einen Brief bekommen. Was soll ich tun?'],
  ] as const)('in %s: %s', async (country, text) => {
    const [began, told] = await datesOf(country, text)
    expect([began?.[0]?.slice(0, 7), told?.[0]]).toEqual(['2020-11', null])
  })

  test('a later year beside it is', async () => {
    const text =
      'Ich wohne seit November 2020 hier. Am 3. Juni kam ein Brief vom 1. Juni 2026. Was soll ich tun?'
    expect((await datesOf('de', text))[1]?.[0]).toBe('2026-06-03')
  })

  test('a limit told without a year is still a limit', async () => {
    const text =
      'Je suis locataire depuis mai 2021. Le 3 juin le bailleur a dit que je dois partir avant le 15 août. Que faire ?'
    const { deadline } = await readInItsLanguage(text, { country: 'fr' })
    expect(deadline).toMatchObject({ iso: null, quote: expect.stringContaining('15 août') })
  })
})

describe('days that come round every year have no year, and nothing is to be done by them', () => {
  test.each([
    [
      'fr',
      'Agence Tarn\n\nNantes, le 5 janvier 2026\n\nMadame,\n\nAucune expulsion pendant la trêve hivernale (du 1er novembre au 31 mars).',
    ],
    [
      'fr',
      "SCP Quill\nCommissaires de justice\n\nLe 2 octobre 2026\n\nCOMMANDEMENT DE QUITTER LES LIEUX\n\nL'expulsion est suspendue entre le 1er novembre et le 31 mars (trêve hivernale).",
    ],
    [
      'de',
      'Wohnbau Tarn GmbH\n\nTarn, 5. Oktober 2026\n\nSehr geehrte Frau Quill,\n\ndie Heizperiode dauert vom 1. Oktober bis zum 30. April.',
    ],
    [
      'it',
      'Condominio Tarn\n\nMilano, 2 ottobre 2026\n\nGentile signore,\n\nil riscaldamento è acceso ogni anno dal 15 ottobre al 15 aprile.',
    ],
    [
      'us',
      'Tarn Gas Company\n\nOctober 20, 2026\n\nDear customer,\n\nunder the cold weather rule, November 1 to March 31, we may not disconnect your service.',
    ],
  ] as const)('in %s: %s', async (country, text) => {
    expect((await datesOf(country, text)).slice(1)).toEqual([
      [null, 'other'],
      [null, 'other'],
    ])
  })

  test('until the pause ends nobody is put out, and that is no day to act', async () => {
    const text =
      "Agence Tarn\n\nNantes, le 5 décembre 2026\n\nMadame,\n\nLa trêve hivernale vous protège jusqu'au 31 mars. Merci de payer 340,00 € avant le 20 décembre."
    expect((await datesOf('fr', text)).slice(1)).toEqual([
      [null, 'other'],
      ['2026-12-20', 'deadline'],
    ])
  })
})

test('the end of a time comes after its beginning', async () => {
  const text =
    'Stadtwerke Tarn\n\nTarn, 20. November 2026\n\nSehr geehrte Frau Quill,\n\nwir haben vom 15. Dezember bis 10. Januar geschlossen.'
  expect((await datesOf('de', text)).map(([iso]) => iso)).toEqual([
    '2026-11-20',
    '2026-12-15',
    '2027-01-10',
  ])
})

test.each([
  [
    'TAX_DEMAND',
    '2026-05-31',
    'Aanslag gemeentelijke heffingen 2026: € 612,80 te betalen vóór 31 mei. Bezwaar kan tot zes weken na dagtekening.',
  ],
  [
    'TAX_DEMAND',
    '2027-05-31',
    'Aanslag waterschap 2027: € 204,10 verschuldigd vóór 31 mei. Bezwaar maken kan tot zes weken na dagtekening.',
  ],
  [
    'TAX_DEMAND',
    '2026-10-15',
    'Taxe foncière 2026 : 812 € à payer avant le 15 octobre. Paiement en ligne possible.',
  ],
  [
    'TAX_DEMAND',
    '2026-05-15',
    'Grundsteuer 2026: 312,40 € fällig am 15. Mai. Widerspruch innerhalb eines Monats nach Bekanntgabe.',
  ],
  [
    'TAX_DEMAND',
    '2026-06-16',
    'TARI 2026: importo dovuto 214,00 €, da versare entro il 16 giugno con il modello F24 allegato.',
  ],
])('a town’s due of the year is a tax, paid in that year: %s %s', (kind, iso, text) => {
  const { documentType, deadline } = read(text)
  expect([documentType, deadline?.iso]).toEqual([kind, iso])
})

test.each([
  'Bescheid für 2025 über Einkommensteuer. Zahlen Sie 310,00 € bis zum 12. März.',
  'De aanslag op het station heeft gewonden geëist, schrijft de krant van 3 mei.',
])('a tax of the year before fixes no year: %s', (text) => {
  expect(read(text).dates.map(({ iso }) => iso)).toEqual([null])
})

test.each([
  [
    'gb',
    'Tarn School\nThe school closes on 18 December 2026 and opens on 4 January 2027. Please send £3 by 1 December.',
  ],
  [
    'fr',
    'Collège Tarn\nLe collège ferme le 18 décembre 2026 et ouvre le 4 janvier 2027. Merci de rendre le coupon avant le 1er décembre.',
  ],
] as const)('a day to act by lies before the days it is for, in %s', async (country, text) => {
  expect(await datesOf(country, text)).toContainEqual(['2026-12-01', 'deadline'])
})

test.each([
  [
    'fr',
    'Collège Tarn\nLa réunion aura lieu le jeudi 3 décembre 2026. Merci de rendre le coupon avant le 27 novembre.',
  ],
  [
    'it',
    'Scuola Tarn\nLa riunione si terrà il 3 dicembre 2026. Riconsegnare il modulo entro il 27 novembre.',
  ],
] as const)(
  'the day of what is to come is not the day of the letter, in %s',
  async (country, text) => {
    const dates = await datesOf(country, text)
    expect(dates).toContainEqual(['2026-12-03', 'other'])
    expect(dates).toContainEqual(['2026-11-27', 'deadline'])
  },
)
