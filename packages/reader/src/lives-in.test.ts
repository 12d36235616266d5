/** The country of which newcomers ask in English, by where they say that they live and by words that have no English. The texts are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

const countryOf = (text: string): string => read(text).jurisdiction.countryCode

test.each([
  ['ie', 'My landlord will not give my deposit back. We live in Athlone.'],
  ['ie', 'I rent a flat in Letterkenny and the notice came by text. Is that allowed?'],
  ['it', 'My boss in Padova has not paid me for three months. I have a permesso di soggiorno.'],
  ['it', 'Can I get NASpI if I resign?'],
  ['it', 'My landlord in Genova kept the caparra, what do I do?'],
  ['es', 'I work in Alicante. My boss gave me a finiquito to sign, should I?'],
  ['es', 'I received a burofax from my landlord, what is it?'],
  ['nl', 'I got a vaststellingsovereenkomst from my employer, should I sign?'],
  ['nl', 'We rent a studio in Haarlem for 900 euros. Is that too much?'],
  ['de', 'My landlord in Heidelberg does not return my deposit, 1200 euros.'],
  ['de', 'I never paid the Rundfunkbeitrag, now they send letters.'],
  ['fr', 'My landlord in Grenoble keeps the deposit of 700 euros.'],
  ['be', 'My landlord in Ghent keeps 1600 euros.'],
  ['jp', 'My company in Nagoya does not pay overtime. What can I do?'],
  ['jp', 'A man from NHK came to my apartment and asks for money. Do I have to pay?'],
] as const)('is %s: %s', (country, text) => {
  expect(countryOf(text)).toBe(country)
})

test.each([
  ['gb', 'I booked a flight to Tenerife and it was cancelled. Can I get £400 back?'],
  ['gb', 'I live in Leeds and bought a holiday in Japan. The firm has gone bust.'],
  ['gb', 'I moved to Spain last year and still get council tax letters. What now?'],
  ['us', 'My landlord in Rome, Georgia wants $1200.'],
  ['us', 'I ordered a phone from a company in Japan for $200. It never came.'],
] as const)(
  'is not the country of a journey, a seller or another town of that name: %s: %s',
  (country, text) => {
    expect(countryOf(text)).toBe(country)
  },
)

test('of a word that is none abroad the country is asked for, not guessed', () => {
  const reading = read('il padrone di casa nn mi ridà la caparra', { country: 'gb' })
  expect(reading.jurisdiction.countryCode).toBe('gb')
})
