/** How a question is told word by word in another language. */
import { expect, test } from 'vitest'

import { fromEnglish, inEnglish } from './in-english.ts'

const JAPANESE = `
大家 = landlord
敷金 = deposit
返してくれない | 返ってこない = won't give back | keeps
が | を =
`

test('A language without spaces is told by its longest turns, with spaces between what is told', () => {
  expect(inEnglish('大家が敷金を返してくれない', JAPANESE)).toBe(
    "landlord deposit won't give back keeps",
  )
})

test('What is not known stays, and stands apart', () => {
  expect(inEnglish('東京の大家が来た', JAPANESE)).toBe('東京の landlord 来た')
})

test('Backwards the first names are told', () => {
  expect(fromEnglish("my landlord won't give back the deposit", JAPANESE)).toBe(
    'my 大家 返してくれない 返ってこない the 敷金',
  )
})

test.each([
  'ev sahibim kirayı artırıyor',
  'EV SAHİBİM KİRAYI ARTIRIYOR',
  'ev sahibim kirayi artiriyor',
])('Accents, capitals and the dot of an i make no other word: %s', (text) => {
  expect(inEnglish(text, 'ev sahib* = landlord\nkirayı artır* = raise the rent')).toBe(
    'landlord raise the rent',
  )
})
