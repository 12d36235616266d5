import { expect, test } from 'vitest'

import { read } from './read.ts'

const lastDay = (text: string) => read(text).deadline?.iso ?? null

test.each([
  [
    'Tarn Council\n\n20 October 2026\n\nDear Ms Quill\n\nYou can object to the plan from 1 to 30 November 2026.\n',
    '2026-11-30',
  ],
  [
    'County Benefits\n\nOpen enrollment runs November 1 through December 15, 2026. You must choose a plan in this time or lose cover.',
    '2026-12-15',
  ],
  [
    'Ayuntamiento de Tarn\n\nEl plazo de presentación de alegaciones será del 3 al 17 de marzo de 2027.\n',
    '2027-03-17',
  ],
  [
    'Stadt Tarn\n\n2. April 2027\n\nEinwendungen können vom 1. bis 15. Mai 2027 schriftlich erhoben werden.\n',
    '2027-05-15',
  ],
  [
    'Mairie de Tarn\n\nLes inscriptions sont ouvertes du 3 au 17 mars 2027. Vous devez déposer votre dossier pendant cette période.\n',
    '2027-03-17',
  ],
  ['Comune di Tarn\n\nLe domande si presentano dal 3 al 17 marzo 2027.\n', '2027-03-17'],
  ['Gemeente Tarn\n\nU kunt van 1 tot en met 15 mei 2027 uw zienswijze indienen.\n', '2027-05-15'],
])('the last day of a time to act is the limit: %s', (text, day) => {
  expect(lastDay(text)).toBe(day)
})

test.each([
  'Tarn Energy\n\n9 November 2026\n\nYour bill for 1 to 31 October 2026: £64.10. We will take it by Direct Debit.',
  'Hausverwaltung Tarn\n\nVom 1. bis 15. Mai 2027 werden die Fenster erneuert. Sie müssen nichts tun.',
  'Mairie de Tarn\n\nLe guichet des inscriptions est fermé du 3 au 17 mars 2027.',
])('a sum, works or holidays between two days ask nothing: %s', (text) => {
  expect(lastDay(text)).toBeNull()
})

test.each([
  [
    'County Court at Tarn\n\n4 February 2027\n\nYou must send your evidence to the court by 3 March, before the hearing on 12 March 2027.\n',
    '2027-03-03',
  ],
  [
    "Tribunal judiciaire de Tarn\n\nMadame,\n\nVous devez envoyer vos pièces avant le 3 mars, l'audience ayant lieu le 12 mars 2027.\n",
    '2027-03-03',
  ],
  [
    'Tarn Housing\n\n20 December 2026\n\nDear Ms Quill\n\nPlease reply by 8 January. The meeting will be held on 12 January 2027.\n',
    '2027-01-08',
  ],
])('a day without a year is of the year of what comes after it: %s', (text, day) => {
  expect(lastDay(text)).toBe(day)
})
