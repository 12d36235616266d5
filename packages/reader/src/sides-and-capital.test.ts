/** For whom a paper is, what a firm prints of its capital, and which time of a fine leads, in German, French and Italian. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const GERMAN = 'Sehr geehrte Frau Adler,\nbitte zahlen Sie 90,00 EUR.\n'
const FRENCH =
  'Madame, Monsieur,\nMalgré nos relances la facture reste impayée. Total à payer : 90,00 €.\n'

describe('the one for whom the paper is', () => {
  test.each([
    [
      'de',
      'Amtsgericht Tarnau\nMahnbescheid\n\nAntragsteller:            Tarnfunk GmbH, Platz 1, 40549 Düsseldorf\n\nDas Gericht hat nicht geprüft, ob dem Antragsteller der Anspruch zusteht. Die Summe ist 90,00 EUR.',
      'Tarnfunk GmbH',
    ],
    [
      'de',
      `Inkasso Nordlicht GmbH\n\nGläubiger:                Quellmoor Versand AG\n\n${GERMAN}`,
      'Quellmoor Versand AG',
    ],
    [
      'ch',
      `Régie du Port SA\n\n${FRENCH}Nous agissons pour le compte de la propriétaire, Caisse de pensions Sarine, et demandons le paiement.`,
      'Caisse de pensions Sarine',
    ],
    [
      'fr',
      `Recouvrement Ligérien SAS\n\n${FRENCH}Créancier : Banque populaire du Tarn, Albi.`,
      'Banque populaire du Tarn',
    ],
  ] as const)('in %s: %j', (country, text, name) => {
    expect(read(text, { country }).originalCreditor).toBe(name)
  })

  test.each([
    'Amtsgericht Tarnau\n\nDas Gericht hat nicht geprüft, ob dem Antragsteller der Anspruch zusteht. Die Summe ist 90,00 EUR.',
    'Inkasso Nordlicht GmbH\n\nSehr geehrte Frau Adler,\nzahlen Sie dem Gläubiger die Forderung von 90,00 EUR.',
  ])('a noun behind it is no name: %j', (text) => {
    expect(read(text, { country: 'de' }).originalCreditor).toBeNull()
  })
})

describe('the capital of a firm', () => {
  test.each([
    ['fr', `${FRENCH}Tarn Gestion, SAS au capital de 150 000 € - RCS Lille 812 004 996`, 150_000],
    ['fr', `${FRENCH}SA au capital social de 1 200 000 €`, 1_200_000],
    ['de', `${GERMAN}Tarn GmbH, Stammkapital 25.000,00 EUR`, 25_000],
    ['ch', `${GERMAN}Tarn AG, Aktienkapital: CHF 100'000.00`, 100_000],
  ] as const)('is asked of nobody (%s)', (country, text, capital) => {
    const { amounts } = read(text, { country })
    expect(amounts.find(({ value }) => value === capital)?.role ?? 'other').toBe('other')
    expect(amounts.find(({ value }) => value === 90)?.role).toBe('total')
  })

  test('the capital of a loan is still its principal', () => {
    const { amounts } = read(`${FRENCH}Capital restant dû : 1 200,00 €`, { country: 'fr' })
    expect(amounts.find(({ value }) => value === 1200)?.role).not.toBe('other')
  })
})

describe('a fine with a time to pay and one to object', () => {
  test.each([
    [
      'fr',
      'AVIS DE PAIEMENT\nForfait de post-stationnement\n\nVous devez régler ce montant de 58,00 € dans les trois mois à compter de la notification de cet avis.\n\nVous pouvez former un recours administratif préalable obligatoire dans le délai d’un mois à compter de la date de notification du présent avis.',
    ],
    [
      'fr',
      'AVIS DE CONTRAVENTION\nAmende forfaitaire de 135,00 €.\n\nVous devez payer dans les 60 jours à compter de la notification.\n\nVous pouvez former une contestation dans les 45 jours à compter de la notification de l’avis de contravention.',
    ],
    [
      'de',
      'Stadt Tarnau\nBußgeldbescheid\n\nSehr geehrte Frau Adler,\n\ndie Geldbuße von 60,00 EUR ist innerhalb von vier Wochen nach Zustellung zu zahlen.\n\nGegen den Bescheid können Sie innerhalb von zwei Wochen nach Zustellung Einspruch einlegen.',
    ],
    [
      'ch',
      'Polizia comunale di Tarno\nMulta\n\nGentile signora,\n\nla multa di fr. 120.00 va pagata entro 60 giorni dalla notifica.\n\nPuò fare opposizione entro 30 giorni dalla notifica.',
    ],
  ] as const)('is first a matter of the objection in %s', (country, text) => {
    const { documentType, deadline } = read(text, { country })
    expect(documentType).toBe('PENALTY_CHARGE_NOTICE')
    expect(deadline?.what).toBe('appeal')
  })
})

test.each([
  ['de', 'Gesamtsumme (ohne laufende Zinsen)   1.430,00 EUR'],
  ['de', 'Gesamtforderung (zzgl. weiterer Zinsen): 1.430,00 EUR'],
  ['fr', 'Total (hors intérêts à échoir)   1 430,00 €'],
  ['it', 'Totale (oltre interessi)   € 1.430,00'],
  ['nl', 'Totaal (exclusief rente)   € 1.430,00'],
] as const)('a total is one whatever it leaves out, in %s: %s', (country, line) => {
  const head = {
    de: 'Zinsen   12,00 EUR',
    fr: 'Intérêts   12,00 €',
    it: 'Interessi   € 12,00',
    nl: 'Rente   € 12,00',
  }
  const { amounts } = read(`Tarn Inkasso\n\n${head[country]}\n${line}`, { country })
  expect(amounts.find(({ value }) => value === 1430)?.role).toBe('total')
})

test('a sum of interest stays one behind its own word', () => {
  const { amounts } = read(
    'Tarn Inkasso\n\nZinsen (ohne Kosten)   12,00 EUR\nGesamtsumme   80,00 EUR',
    {
      country: 'de',
    },
  )
  expect(amounts.find(({ value }) => value === 12)?.role).toBe('interest')
})
