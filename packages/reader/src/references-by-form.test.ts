/** Numbers whose labels no list of ours holds, and numbers that are none of the letter's. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const referencesOf = (text: string, country: 'be' | 'de' | 'es' | 'it' | 'fr') =>
  read(text, { country }).references.map(({ value }) => value)

const FRENCH = 'Madame, Monsieur,\nVous nous devez une somme. Vous pouvez payer en ligne.\n'
const ITALIAN = 'Gentile signora,\nle comunichiamo che la somma non è stata pagata.\n'
const SPANISH = 'Estimado señor:\nle comunicamos que no ha pagado la cantidad debida.\n'
const GERMAN = 'Sehr geehrte Frau Adler,\nSie haben die Rechnung nicht bezahlt.\n'

describe('a number with a label that we never saw', () => {
  test.each([
    ['be', `Répertoire : 2026/5530\n${FRENCH}`, '2026/5530'],
    ['it', `Cron. n. 8841/2026\n${ITALIAN}`, '8841/2026'],
    ['es', `N.I.G.: 46250-42-1-2026-0031874\n${SPANISH}`, '46250-42-1-2026-0031874'],
    ['es', `Asunto: oferta previa - Expte. 71-0048823/26 - actividad\n${SPANISH}`, '71-0048823/26'],
    ['de', `Vorgangskürzel (bitte angeben): 26PP084417\n${GERMAN}`, '26PP084417'],
    ['de', `Messstelle            1 EMH00 0451 8820\n${GERMAN}`, '1 EMH00 0451 8820'],
    ['fr', `${FRENCH}Votre amende n° FR-AM-7741852 reste impayée.`, 'FR-AM-7741852'],
  ] as const)('%s: %j', (country, text, value) => {
    expect(referencesOf(text, country)).toContain(value)
  })
})

describe('no reference of the letter', () => {
  test.each([
    ['a telephone', 'de', `Durchwahl: 0231 842-1140\n${GERMAN}`],
    ['a bank account', 'fr', `Compte à créditer : FR76 3000 4000 0300 0000 0000 143\n${FRENCH}`],
    ['the register of the firm', 'fr', `SIRET : 814 402 551 00027\n${FRENCH}`],
    ['a sum', 'it', `Capitale residuo: 1.204,77\n${ITALIAN}`],
    ['a day', 'es', `Emitida: 12/11/2026\n${SPANISH}`],
    ['a post code', 'es', `CIUDAD: Tarna, CÓDIGO POSTAL: 85015\n${SPANISH}`],
    ['a post code', 'fr', `Code postal : 69007\n${FRENCH}`],
    ['a law', 'it', `${ITALIAN}Interessi ai sensi del D.Lgs. n. 231/2002.`],
  ] as const)('%s', (_what, country, text) => {
    expect(referencesOf(text, country)).toEqual([])
  })
})
