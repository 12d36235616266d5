/** Numbers as German, French and Swiss papers set them: below their label, behind who it is, with the names of a file. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const GERMAN = 'Sehr geehrte Frau Adler,\nSie haben die Rechnung nicht bezahlt.\n'
const FRENCH = 'Madame, Monsieur,\nVous nous devez une somme. Vous pouvez payer en ligne.\n'
const ITALIAN = 'Gentile signora,\nle comunichiamo che la somma non è stata pagata.\n'

const referencesOf = (country: CountryCode, text: string): string[] =>
  read(text, { country }).references.map(({ value }) => value)

describe('a number below its label', () => {
  test.each([
    [
      'fr',
      `N° de l'avis de paiement :                       69007 LYON\n21690123100019 26 2 290 034 178\nCle : 41\n\n${FRENCH}`,
      '21690123100019 26 2 290 034 178',
    ],
    ['fr', `Identifiant de l'acte :\n063 2611 0047 318\n\n${FRENCH}`, '063 2611 0047 318'],
    ['de', `Ordnungsmerkmal der Akte:\n44-1209/77\n\n${GERMAN}`, '44-1209/77'],
    [
      'fr',
      `${FRENCH}│ Principal (crédit renouvelable n°         │              │\n│ 28974410062315)                           │   3 912,48 € │`,
      '28974410062315',
    ],
  ] as const)('in %s: %j', (country, text, value) => {
    expect(referencesOf(country, text)).toContain(value)
  })

  test('the post code in the column beside it is none', () => {
    const text = `Numéro de l'acte :                       69007 LYON\n\n${FRENCH}`
    expect(referencesOf('fr', text)).toEqual([])
  })
})

describe('a number behind who or what it is of', () => {
  test.each([
    ['de', `Betreff: Meine Kündigung - Mitglied 77-104562\n\n${GERMAN}`, '77-104562'],
    ['de', `Schaden 2026-118204, Kunde 4411209\n\n${GERMAN}`, '2026-118204'],
    ['fr', `Objet : adhérent 4412 097\n\n${FRENCH}`, '4412 097'],
    [
      'fr',
      `${FRENCH}Cette créance vient du contrat de téléphonie mobile n° 06-55019 conclu en 2023.`,
      '06-55019',
    ],
    ['ch', `Ref.: 41.882.093-7 / Pol. 7 204 551\n\n${GERMAN}`, '7 204 551'],
    ['de', `${GERMAN}Vertrag/Rechnung\n- 551203778 - vom 13.04.2026`, '551203778'],
    ['ch', `Oggetto: pratica 44-118204\n\n${ITALIAN}`, '44-118204'],
  ] as const)('in %s: %j', (country, text, value) => {
    expect(referencesOf(country, text)).toContain(value)
  })

  test.each([
    ['a telephone', 'fr', `${FRENCH}Pour nous joindre, mobile n° 06 12 34 56 78.`],
    [
      'a number within a law',
      'de',
      `${GERMAN}Rechtsgrundlage: § 48 Abs. 1 Satz 2 Nr. 3 SGB X und Nr. 3305 VV RVG.`,
    ],
    ['a sum', 'fr', `${FRENCH}Somme restante : 120 000`],
  ] as const)('%s is none', (_what, country, text) => {
    expect(referencesOf(country, text)).toEqual([])
  })
})

describe('a number with what belongs to it', () => {
  test.each([
    ['ch', `Réf. / Unser Zeichen : 1184.03.207 / mg\n\n${FRENCH}`, '1184.03.207 / mg'],
    ['fr', `Nos réf. : 26-4411 / jl\n\n${FRENCH}`, '26-4411 / jl'],
    [
      'fr',
      `Références : 26104477 / SCI FAUBOURG / KOUASSI            ACTE DE COMMISSAIRE\n\n${FRENCH}`,
      '26104477 / SCI FAUBOURG / KOUASSI',
    ],
    [
      'fr',
      `Réf. : 4410982 / BANQUE DU TARN / PERRIN\n\n${FRENCH}`,
      '4410982 / BANQUE DU TARN / PERRIN',
    ],
    ['de', `Mein Zeichen:      724 - 35502//0048816\n\n${GERMAN}`, '724 - 35502//0048816'],
    ['de', `Unser Zeichen: 118/26 / kb\n\n${GERMAN}`, '118/26 / kb'],
  ] as const)('in %s: %j', (country, text, value) => {
    expect(referencesOf(country, text)).toContain(value)
  })
})

describe('the number of a registered letter names itself', () => {
  test.each([
    ['ch', `RECOMMANDÉ\n98.00.170000.60412277\n\n${FRENCH}`, '98.00.170000.60412277'],
    ['de', `Einschreiben\nRT 04 412 097 7 DE\n\n${GERMAN}`, 'RT 04 412 097 7 DE'],
    ['fr', `Recommandé avec AR\n1A 204 661 0937 5\n\n${FRENCH}`, '1A 204 661 0937 5'],
    ['ch', `Raccomandata\nRR 12 345 678 9 CH\n\n${ITALIAN}`, 'RR 12 345 678 9 CH'],
  ] as const)('in %s: %j', (country, text, value) => {
    expect(referencesOf(country, text)).toContain(value)
  })
})

test.each([
  ['Property: 4417 Heron Bend Dr, Quillville', []],
  ['Property: 4417-88-A', ['4417-88-A']],
])('the number of a house is no reference: %s', (line, values) => {
  const { references } = read(`Tarn Roofing LLC\n\nRe: your bill\n${line}\n\nYou owe $800.`)
  expect(references.map(({ value }) => value)).toEqual(values)
})
