/** Sums whose place on the page says what they are, in the languages beside English. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

function sumsOf(text: string): Record<number, string> {
  return Object.fromEntries(read(text).amounts.map(({ value, role }) => [value, role]))
}

describe('Of two columns the open one is asked for', () => {
  test.each([
    'Malerei Tarn GmbH\n6370 Stans\n\nMahnung\n\nDie Rechnung ist noch nicht bezahlt.\n\nRechnung      Betrag brutto   Betrag offen\n2026-01       CHF 900.00      CHF 300.00\n      Total   CHF 900.00      CHF 300.00\n\nMalerei Tarn GmbH',
    'Garage Tarn SARL\n35000 Rennes\n\nMise en demeure\n\nVotre facture reste impayée.\n\nFacture      Montant TTC      Restant dû\nF-01         900,00 €         300,00 €\n\nGarage Tarn SARL',
    'Officina Tarn S.r.l.\n20100 Milano\n\nSollecito\n\nLa fattura non è stata pagata.\n\nFattura      Importo          Residuo\n01/2026      900,00 €         300,00 €\nTotale       900,00 €         300,00 €\n\nOfficina Tarn S.r.l.',
    'Tarn Installaties BV\n3500 AA Utrecht\n\nAanmaning\n\nDe factuur is nog niet betaald.\n\nFactuur      Bedrag           Openstaand\n2026-01      € 900,00         € 300,00\n\nTarn Installaties BV',
  ])('%#', (text) => {
    expect(sumsOf(text)).toMatchObject({ 900: 'principal', 300: 'total' })
  })

  test('but a table with one column of sums is read as before', () => {
    const text =
      'Malerei Tarn GmbH\n50667 Köln\n\nMahnung\n\nPosten            Betrag\nRechnung          300,00 €\nMahngebühr          5,00 €\nGesamtbetrag      305,00 €\n'
    expect(sumsOf(text)).toMatchObject({ 305: 'total' })
  })
})

describe('Rows below a head that names the currency end in sums', () => {
  test.each([
    'Bußgeldstelle Tarnau\n\nBußgeldbescheid\n\nIhnen wird vorgeworfen, das Rotlicht nicht beachtet zu haben.\n\nKosten (EUR)\nGeldbuße 80,00\nGebühr 25,00\nAuslagen 3,50\nSumme 108,50',
    'Comune di Tarno\n\nAvviso di accertamento\n\nLei non ha pagato la tassa.\n\nImporti in euro\nTributo 80,00\nSanzione 25,00\nSpese 3,50\nTotale 108,50',
    'Mairie de Tarnes\n75001 Paris\n\nTitre de recettes\n\nVous devez payer la cantine de votre enfant.\n\nDétail (en euros)\nRepas 80,00\nRetard 25,00\nFrais 3,50\nTotal 108,50',
    'Gemeente Tarnwijk\n\nAanslag\n\nU moet de belasting betalen.\n\nBedragen (EUR)\nBelasting 80,00\nRente 25,00\nKosten 3,50\nTotaal 108,50',
  ])('%#', (text) => {
    const sums = sumsOf(text)
    expect(sums[108.5]).toBe('total')
    expect(Object.keys(sums)).toEqual(expect.arrayContaining(['80', '25', '3.5']))
  })

  test('but not rows of other numbers', () => {
    const text =
      'Wetterdienst Tarnau\n\nSehr geehrte Frau Quill,\n\nhier sind die Werte für Sie.\n\nRegen (in mm)\nMontag 8,00\nDienstag 2,50\n'
    expect(read(text).amounts).toEqual([])
  })
})

test.each([
  [
    'Ein Inkassobüro will Fr. 45.- Abo und 54.- Verzugsschaden, zusammen Fr. 99.-. Muss ich das zahlen?',
    54,
    99,
  ],
  [
    'Das Inkasso verlangt 45,- Gebühr und 54,- Zinsen, insgesamt 99,- Euro. Muss ich das zahlen?',
    54,
    99,
  ],
  ['Het incassobureau vraagt 45,- en 54,- kosten, in totaal € 99,-. Moet ik dat betalen?', 54, 99],
])('a round sum with a dash needs no sign: %#', (text, part, all) => {
  const sums = sumsOf(text)
  expect(sums).toHaveProperty(String(part))
  expect(sums[all]).toBe('total')
})

test('a number before a dash in an address or a range is no sum', () => {
  expect(
    read('Ich wohne in der Hauptstr. 12.-14. Was kann ich gegen den Lärm tun?').amounts,
  ).toEqual([])
})

describe('The three sums of a French fine, torn from their lines', () => {
  test.each([
    [45, 68, 180],
    [90, 135, 375],
    [22, 35, 75],
  ])('are told by their size: %i, %i, %i', (less, due, more) => {
    const text = `AVIS DE CONTRAVENTION\nLe montant de l'amende forfaitaire est de :\nSi vous payez dans les 15 jours, il est ramené à :\nSinon le montant est majoré :\n${more} €\n${due} €\n${less} €\nDate de l'avis\n19/06/2026`
    expect(sumsOf(text)).toEqual({ [less]: 'discount', [due]: 'total', [more]: 'penalty' })
  })
})

describe('The number of a Spanish procedure', () => {
  test.each([
    [
      'Juzgado de lo Social nº 3 de Tarna\nDespido 220/2026\nSe admite la demanda de D. Luis Quill.',
      '220/2026',
    ],
    [
      'Juzgado de Tarna\nProcedimiento ordinario 33/2024\nSe le cita a la vista de la demanda.',
      '33/2024',
    ],
    [
      'Juzgado de Tarna\nJuicio verbal (250.2) 445/2026\nSe le cita a la vista de la demanda.',
      '445/2026',
    ],
    [
      'AUTO\nEjecución de títulos no judiciales 117/2025.\nSe despacha ejecución frente a D. Luis Quill.',
      '117/2025',
    ],
  ])('%s', (text, number) => {
    expect(read(text).references.map(({ value }) => value)).toContain(number)
  })

  test('is not the number of a law', () => {
    const text = 'La Ley 29/1994 y el Real Decreto 939/2005 dicen que usted debe pagar la renta.'
    expect(read(text).references).toEqual([])
  })
})
