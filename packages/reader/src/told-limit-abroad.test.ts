/** The limit that a person tells of in a question, in the languages beside English. The questions are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const told = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).deadline

test.each([
  [
    'de',
    'Hallo, gestern kam die Heizkostenabrechnung. Soll 380 Euro nachzahlen, und unten steht nur "zahlbar bis 12. Dezember 2025". Ist das nicht zu kurz? Danke',
  ],
  [
    'fr',
    "Bonjour, j'ai reçu une facture d'eau de 940 euros. En bas c'est écrit « à régler avant le 12 décembre 2025 ». Est-ce que je peux demander un échelonnement ?",
  ],
  [
    'es',
    'Hola, me ha llegado una derrama de 700 euros. En la carta pone "a pagar antes del 12 de diciembre de 2025". ¿Puedo pedir que lo partan?',
  ],
  [
    'it',
    "Salve, mi è arrivata una multa. Sul verbale c'è scritto che bisogna pagare entro il 12 dicembre 2025. Conviene fare ricorso?",
  ],
  [
    'nl',
    'Hallo, ik kreeg een naheffing van 300 euro. In de brief staat dat het uiterlijk 12 december 2025 betaald moet zijn. Kan ik in termijnen betalen?',
  ],
] as const)('as the paper has it, in %s: %s', async (country, text) => {
  expect((await told(country, text))?.iso).toBe('2025-12-12')
})

test.each([
  [
    'it',
    'Buonasera, dovevamo firmare il rogito entro il 12 dicembre 2025 ma il venditore mi ha scritto che non vende più e vuole tenersi tutto. Cosa posso fare?',
  ],
  [
    'fr',
    'Bonjour, nous devions signer chez le notaire avant le 12 décembre 2025 mais le vendeur me dit qu’il veut garder le bien. Que faire ?',
  ],
  [
    'nl',
    'Hoi, we moesten voor 12 december 2025 naar de notaris maar de verkoper wil niet meer. Wat kan ik doen?',
  ],
] as const)('what both sides meant to do by a day is none, in %s: %s', async (country, text) => {
  expect(await told(country, text)).toBeNull()
})

test('in which a notice can be contested', async () => {
  const text =
    'Bonjour, la régie m’a mis dehors. Au dos de la feuille c’est marqué qu’on peut contester dans les 30 jours dès réception. Comment faire ?'
  expect(await told('ch', text)).toMatchObject({ relativeDays: 30, what: 'appeal' })
})

test.each([
  [
    'fr',
    'Bonjour, j’ai reçu en recommandé une feuille de résiliation de bail pour le 30 juin 2026. Est-ce que je dois écrire à la régie ou ailleurs ?',
  ],
  [
    'nl',
    'Hoi, ik ben ziek thuis. Mijn baas kwam langs met een beëindigingsovereenkomst, 2.000 euro mee als ik meteen teken. Mag dat?',
  ],
] as const)('a home or a job is about to be lost, in %s: %s', async (country, text) => {
  expect((await readInItsLanguage(text, { country })).urgencyLevel).toBe('high')
})

test.each([
  [
    'ch',
    'Bonjour, le 12 janvier 2026 j’ai reçu une notification de résiliation du bail de notre appartement pour le 30 juin 2026. Il est écrit qu’on peut contester dans les 30 jours dès réception. Comment faire ?',
    '2026-02-11',
  ],
  [
    'de',
    'Hallo, am 5. Januar 2026 habe ich einen Bußgeldbescheid bekommen. Ich kann innerhalb von zwei Wochen nach Zustellung Einspruch einlegen. Lohnt sich das?',
    '2026-01-19',
  ],
  [
    'it',
    'Salve, il 5 gennaio 2026 mi è stato notificato un verbale da 400 euro. C’è scritto che posso fare ricorso entro 30 giorni dalla notifica. Come si fa?',
    '2026-02-04',
  ],
] as const)(
  'counts from the day on which the paper came, in %s: %s',
  async (country, text, iso) => {
    expect((await told(country, text))?.iso).toBe(iso)
  },
)

test('has no day where only the end of the lease is told', async () => {
  const text =
    'Bonjour, j’ai reçu mon congé pour le 30 juin 2026. Il est écrit qu’on peut contester dans les 30 jours dès réception. Comment faire ?'
  expect(await told('ch', text)).toMatchObject({ iso: null, relativeDays: 30 })
})
