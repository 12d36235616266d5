import { expect, test } from 'vitest'

import { leaningOf } from './english-variety.ts'
import { read } from './read.ts'

test.each([
  [
    'us',
    'My roommate broke our lease and the leasing office wants me to pay for his half. Can they?',
  ],
  ['us', 'I was deployed and my neighbor towed my truck from the parking lot of our apartments.'],
  ['us', 'Your payment could not be authorized. Please update your card before March 4, 2026.'],
  ['us', 'Questions? Call 1-800-555-0142. Your inquiry was received on March 4, 2026.'],
  [
    'gb',
    'My flatmate left our tenancy early and the letting agent wants his half from me. Can they?',
  ],
  ['gb', 'I was away and my neighbour blocked the car park of our flats with a lorry.'],
  ['gb', 'Your payment was not authorised. Please update your card before 4 March 2026.'],
  ['gb', 'Somebody owes me money and will not pay. What can I do?'],
] as const)('a text that names no place is of %s by its English', (country, text) => {
  expect(read(text).jurisdiction.countryCode).toBe(country)
})

test('a place, a law or the money that is named outweighs the English', () => {
  const text =
    'My roommate broke our lease on the apartment in Leeds and owes me £400. My attorney says sue.'
  expect(leaningOf(text)).toBeGreaterThan(1)
  expect(read(text).jurisdiction.countryCode).toBe('gb')
})

test('one word again and again says no more than once', () => {
  expect(leaningOf('apartment, apartment, apartment')).toBe(1)
})
