/** Letters in Polish to those who work for an agency abroad. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

const typeOf = (words: string) =>
  read(
    `Tarn Flex B.V.\nKade 4, 1011 AB Amsterdam\n\nAmsterdam, 9 lutego 2026 r.\n\nSzanowny Panie,\n\n${words}`,
    { country: 'nl' },
  ).documentType

test.each([
  'Zakończenie umowy o pracę tymczasową\n\nPana umowa kończy się z dniem 9 lutego 2026 r.',
  'rozwiązujemy z Panem umowę o pracę z powodu nieobecności.',
  'Pana umowa nie zostanie przedłużona. Ostatni dzień pracy: 15 lutego 2026 r.',
  'z powodu spóźnień został Pan zwolniony z pracy ze skutkiem natychmiastowym.',
])('the end of a job is a dismissal: %s', (words) => {
  expect(typeOf(words)).toBe('DISMISSAL_LETTER')
})

test('who must give back the keys of a room is put out', () => {
  expect(typeOf('prosimy o opuszczenie pokoju i oddanie kluczy do 13 lutego 2026 r.')).toBe(
    'EVICTION_NOTICE',
  )
})

test.each([
  'zapraszamy do pracy od 16 lutego 2026 r. Umowa o pracę jest w załączniku.',
  'klucze do pokoju odbierze Pan w biurze w poniedziałek.',
])('this asks nobody to go: %s', (words) => {
  expect(typeOf(words)).toBe('OTHER')
})
