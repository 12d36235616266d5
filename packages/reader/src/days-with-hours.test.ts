/** Days that stand with their hour: of a meeting in a list, of what a fine is for. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { read } from './read.ts'

const roleOf = (country: CountryCode, text: string, day: string) =>
  read(text, { country }).dates.find(({ iso }) => iso === day)?.role

const FINES = {
  it: 'Comune di Tarno\nPolizia Locale\n\nVerbale n. V/2026/418\nData 12/05/2026\n\nVerbale di accertamento di violazione al Codice della Strada\n\nVeicolo: targa GX 482 KM\n',
  de: 'Stadt Tarnau\nOrdnungsamt\n\n12.05.2026\n\nVerwarnung mit Verwarnungsgeld\n\nSie haben falsch geparkt. Kennzeichen: TA-RN 48\n',
  fr: 'Ville de Tarnes\n\nLe 12 mai 2026\n\nAvis de contravention\n\nImmatriculation : AB-123-CD\n',
  nl: 'Gemeente Tarnhoven\n\n12 mei 2026\n\nNaheffingsaanslag parkeerbelasting\n\nKenteken: AB-12-CD\n',
} as const

test.each([
  ['it', 'Data e ora: 28/04/2026, ore 09:14\n\nImporto: € 83,00'],
  ['de', 'Tatzeit: 28.04.2026, 09:14 Uhr\n\nVerwarnungsgeld: 25,00 EUR'],
  ['fr', 'Date et heure : 28/04/2026 à 09 h 14\n\nAmende forfaitaire : 35,00 €'],
  ['nl', 'Datum en tijd: 28-04-2026, 09:14 uur\n\nBedrag: € 79,00'],
] as const)('%s: the day and hour on a fine are those of the deed', (country, row) => {
  expect(roleOf(country, FINES[country] + row, '2026-04-28')).toBe('incident')
})

test.each([
  ['fr', '• Date : jeudi 21 mai 2026\n• Heure : 10 h 30\n• Lieu : salle de réunion'],
  ['fr', '- Date : 21 mai 2026\n- Heure : 10 h 30'],
] as const)('%s: the day of a talk is found in a list with dots', (country, list) => {
  const text = `Tarn SAS\n\nÀ Lyon, le 12 mai 2026\n\nConvocation à un entretien préalable à un éventuel licenciement\n\nMadame,\n\nNous vous prions de bien vouloir vous présenter le :\n\n${list}\n\nNos salutations.`
  expect(roleOf(country, text, '2026-05-21')).toBe('hearing')
})
