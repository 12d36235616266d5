/** Sums in columns whose currency stands in the head of the table, or far from them. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const GERMAN = 'Sehr geehrte Frau Adler,\nSie haben die Beiträge nicht bezahlt.\n'
const FRENCH = 'Madame, Monsieur,\nVous n’avez pas réglé les sommes suivantes.\n'
const ITALIAN = 'Gentile signora,\nnon ha pagato gli importi seguenti.\n'

function sumsOf(country: CountryCode, text: string): number[] {
  return read(text, { country }).amounts.map(({ value }) => value)
}

describe('a sum alone in its cell', () => {
  test.each([
    [
      'ch',
      `${GERMAN}\nForderung                       CHF      Zins      seit\n1. Prämien 04.2026         1'416.60      5 %    15.05.2026\n2. Spesen                     60.00\nTotal                      1'476.60`,
      [1416.6, 60, 1476.6],
    ],
    [
      'fr',
      `${FRENCH}\nNature          Année    Reste dû    Majoration 10 %\nImpôt           2025     1 486,00           149,00\nTaxe            2025       612,00            61,00`,
      [1486, 149, 612, 61],
    ],
    [
      'de',
      `${GERMAN}\nI. Hauptforderung                     EUR     689,40\nII. Kosten       51,15\n    Auslagen     18,60                EUR      69,75`,
      [689.4, 51.15, 18.6, 69.75],
    ],
    [
      'ch',
      `${ITALIAN}\nPosizione              Importo\nPremio maggio           412.10\nSpese                    40.00`,
      [412.1, 40],
    ],
    [
      'de',
      `${GERMAN}\nMonat      Betrag offen\nMai             84,20\nJuni            84,20`,
      [84.2, 84.2],
    ],
  ] as const)('in %s', (country, text, values) => {
    expect(sumsOf(country, text)).toEqual(values)
  })

  test.each([
    [
      'what a meter counted',
      'de',
      `${GERMAN}\nZeitraum       Verbrauch kWh\nMai 2026       312,40 kWh`,
    ],
    ['an hour', 'ch', `${GERMAN}\nTermin         Montag          10.15`],
    ['a day', 'fr', `${FRENCH}\nMontant        Date limite\nVoir au dos    15/09/2025`],
  ] as const)('%s is none', (_what, country, text) => {
    expect(sumsOf(country, text)).toEqual([])
  })
})

describe('what a total leaves out does not name it', () => {
  test.each([
    ['ch', `${GERMAN}\nTotal (ohne Zins)        CHF 1'669.90`],
    ['de', `${GERMAN}\nGesamtbetrag ohne Zinsen 1.669,90 EUR`],
    ['fr', `${FRENCH}\nTotal à payer (hors intérêts) : 1 669,90 €`],
    ['ch', `${ITALIAN}\nTotale senza interessi CHF 1'669.90`],
  ] as const)('in %s', (country, text) => {
    const total = read(text, { country }).amounts.find(({ value }) => value === 1669.9)
    expect(total?.role).toBe('total')
  })

  test('the interest beside it keeps its name', () => {
    const { amounts } = read(`${GERMAN}\nGesamtbetrag 90,00 EUR ohne Mahnkosten, Zinsen 4,20 EUR`, {
      country: 'de',
    })
    expect(amounts.map(({ role }) => role)).toEqual(['total', 'interest'])
  })
})

test.each([
  ['es', 'vivo en Málaga y pago 750 al mes, ¿me pueden echar?', '750 EUR'],
  ['de', 'Ich wohne in Köln und zahle 480 im Monat, darf er mehr verlangen?', '480 EUR'],
  ['fr', 'Je paie 620 par mois à Lyon, est-ce que le proprio peut augmenter ?', '620 EUR'],
  ['it', 'Abito a Roma e pago 700 al mese, può sfrattarmi?', '700 EUR'],
  ['nl', 'Ik betaal 900 per maand in Utrecht, mag dat?', '900 EUR'],
] as const)('what people pay by the month, typed without a sign, %s: %s', (country, text, sum) => {
  const { amounts } = read(text, { country })
  expect(amounts.map(({ value, currency }) => `${value} ${currency}`)).toContain(sum)
})

test('how often somebody goes somewhere is no sum', () => {
  expect(
    read('Pago la cuota y voy 12 veces al mes, ¿puedo darme de baja?', { country: 'es' }).amounts,
  ).toEqual([])
})
