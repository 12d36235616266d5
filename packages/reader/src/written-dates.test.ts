import { expect, test } from 'vitest'

import { isoOf } from './found-date.ts'
import { writtenDates } from './written-dates.ts'

test.each([
  ['fr', "L'AN DEUX MILLE VINGT-SIX et le DOUZE NOVEMBRE", '2026-11-12'],
  ['fr', 'le premier décembre deux mille vingt-cinq, à dix heures', '2025-12-01'],
  ['nl', 'Heden, de zeventiende november tweeduizend zesentwintig, op verzoek van', '2026-11-17'],
  ['nl', 'Heden, drie december tweeduizendzesentwintig', '2026-12-03'],
  ['it', "L'anno duemilaventisei, il giorno dodici del mese di novembre, io", '2026-11-12'],
  ['es', 'a doce de noviembre de dos mil veintiséis.', '2026-11-12'],
  ['de', 'am zwölften November zweitausendsechsundzwanzig', '2026-11-12'],
])('a day in words is a date, in %s: %s', (language, words, iso) => {
  expect(writtenDates(words, language).map(isoOf)).toEqual([iso])
})

test('a day in words without its year is none', () => {
  expect(writtenDates('le douze novembre nous vous avons écrit', 'fr')).toEqual([])
})
