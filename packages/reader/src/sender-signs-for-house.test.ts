/** Letters that a board, the head of an office, a landlord or the community of a house signs, abroad. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const senderOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).senderOrganization

test.each([
  [
    'whose board signs',
    'nl',
    'SVB\nPostbus 18, 1180 AA Amstelveen\n\n4 mei 2026\n\nGeachte mevrouw Quill,\n\nU moet € 310,00 AOW terugbetalen vóór 15 juni 2026. Maak bezwaar binnen 6 weken na de datum van deze brief.\n\nMet vriendelijke groet,\n\nR. Lark\nNamens de Raad van Bestuur SVB',
    'SVB',
  ],
  [
    'for which its head of department signs',
    'it',
    'ASL Tarnese\nScreening oncologici\n\nGentile Signora Quilla,\n\nla invitiamo a un controllo gratuito martedì 12 maggio 2026 alle ore 9:20.\n\nCordiali saluti\n\nIl Responsabile del Centro Prevenzione\ndott. Aldo Tarni',
    'ASL Tarnese',
  ],
  [
    'for which the leader of its desk signs',
    'de',
    'Jobcenter Tarnau\n4. Mai 2026\n\nSehr geehrte Frau Quill,\n\nSie müssen 310,00 EUR erstatten. Widerspruch ist binnen eines Monats nach Bekanntgabe möglich.\n\nMit freundlichen Grüßen\n\nDie Leiterin der Abteilung Leistung\nA. Tarn',
    'Jobcenter Tarnau',
  ],
] as const)('the sender is the house %s', async (...[, country, text, sender]) => {
  expect(await senderOf(country, text)).toBe(sender)
})

test.each([
  [
    'es',
    'BUROFAX\n\nDña. Lucía Quilla Sanz\nC/ Alfareros, 9\n11403 Jerez\n\nEn Jerez, a 4 de mayo de 2026\n\nMuy Sra. mía:\n\nComo arrendador de la vivienda que usted ocupa le comunico mi voluntad de no renovar el contrato, que terminará el 30 de septiembre de 2026, fecha en la que deberá dejar la vivienda.\n\nAtentamente,\n\nFdo.: Andrés Tarno Gil',
    'Andrés Tarno Gil',
  ],
  [
    'de',
    'Frau Lena Quill\nWeg 2\n12345 Tarnau\n\n4. Mai 2026\n\nKündigung des Mietverhältnisses\n\nSehr geehrte Frau Quill,\n\nhiermit kündige ich das Mietverhältnis wegen Eigenbedarfs zum 31. August 2026.\n\ngez. Rolf Tarnmann',
    'Rolf Tarnmann',
  ],
  [
    'it',
    "Egr. Sig. Sam Quilla\nVia Roma 2\n10121 Torino\n\n4 maggio 2026\n\nOggetto: disdetta del contratto di locazione\n\nLe comunico la disdetta del contratto per il 30 novembre 2026, data entro la quale dovrà rilasciare l'immobile.\n\nF.to Carla Tarnini",
    'Carla Tarnini',
  ],
] as const)(
  'the landlord who signs a notice is its sender, in %s',
  async (country, text, sender) => {
    expect(await senderOf(country, text)).toBe(sender)
  },
)

test('a house in the head goes before whoever signs for it', async () => {
  const text =
    'Inmobiliaria Tarnal, S.L.\nC/ Mayor 3, 28013 Madrid\n\nD. Sam Quilla\nC/ Alfareros, 9\n28011 Madrid\n\n4 de mayo de 2026\n\nMuy Sr. nuestro:\n\nEl contrato de arrendamiento de su vivienda terminará el 30 de septiembre de 2026, fecha en la que deberá desalojarla.\n\nFdo.: Andrés Tarno Gil'
  expect(await senderOf('es', text)).toMatch(/^Inmobiliaria Tarnal/)
})

test('a collector who writes in the name of a client stays the sender', async () => {
  const { senderOrganization, originalCreditor } = await readInItsLanguage(
    'Tarn Incasso B.V.\nPostbus 3, Utrecht\n\n4 mei 2026\n\nGeachte heer Quill,\n\nNamens Marsh Energie B.V. verzoeken wij u € 90,00 te betalen binnen 14 dagen na heden.',
    { country: 'nl' },
  )
  expect([senderOrganization, originalCreditor]).toEqual([
    'Tarn Incasso B.V.',
    'Marsh Energie B.V.',
  ])
})

test.each([
  [
    'es',
    'COMUNIDAD DE PROPIETARIOS\nC/ ALFAREROS, 12 - TARNAL\n\nCONVOCATORIA DE JUNTA ORDINARIA\n\nSe convoca a usted a la junta que se celebrará el 12 de mayo de 2026 a las 19:00 horas.\n\nLa Secretaria\nFincas Marsal',
    /^comunidad de propietarios c\/ alfareros, 12$/i,
  ],
  [
    'it',
    "CONDOMINIO\nVia Marsala 4\n10100 Tarno\n\nAvviso di convocazione\n\nÈ convocata l'assemblea per martedì 12 maggio 2026 alle ore 20:30.\n\nL'amministratore\nStudio Quilla",
    /^condominio via marsala 4$/i,
  ],
] as const)('a community of owners heads its own paper, in %s', async (country, text, sender) => {
  expect(await senderOf(country, text)).toMatch(sender)
})
