/** Sums as people say them. The questions are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const sumsOf = (text: string, country: CountryCode = 'us') =>
  read(text, { country }).amounts.map(({ value, currency }) => `${value} ${currency}`)

test.each([
  [
    'us',
    'My grandmother left a home that is worth 20 grand at most. Can the state take it?',
    '20000 USD',
  ],
  ['us', 'I handled auto loans and recovered $1.4 million in 2019.', '1400000 USD'],
  ['gb', 'He lent me £4.5k in March and wants it back now. What can I do?', '4500 GBP'],
  ['ca', 'My ex says I owe 12 thousand dollars for the car. Is that right?', '12000 CAD'],
  ['au', 'The builder says I owe him 30k for the deck. What can I do?', '30000 AUD'],
  ['us', 'Paperbacks are 50¢ each at the sale.', '0.5 USD'],
  ['us', 'They charge 35 cents a page for copies. Can they do that?', '0.35 USD'],
  ['us', 'Her benefit payment is less than 1200 a month. Can they garnish it?', '1200 USD'],
  ['ca', 'I get about 980 a month from disability. Can they take it?', '980 CAD'],
  ['us', 'My roommate owes me 2300 for the rent. What can I do?', '2300 USD'],
] as const)('in %s: %s', (country, text, sum) => {
  expect(sumsOf(text, country)).toContain(sum)
})

describe('what is no sum', () => {
  test.each([
    'Can they take my 401k after a judgment?',
    'I ran a 5k last week and the organiser lost my bag. What can I do?',
    'The car has 90k miles on it and the engine failed. What can I do?',
    'About 3 million people live in this city. Is rent control the law here?',
    'My payment is 3 months late. What can they do?',
    'We get 1500 visitors a month at our site. Do we need a notice?',
  ])('%s', (text) => {
    expect(sumsOf(text)).toEqual([])
  })
})

test.each([
  ['My UC is 970 and rent is 550. Can they take £30 of it?', ['970 GBP', '550 GBP', '30 GBP']],
  [
    'my wages are about 1400, mortgage is now 815. can they come for £90',
    ['1400 GBP', '815 GBP', '90 GBP'],
  ],
  ['The pension was 2019 and they want £40 back', ['40 GBP']],
  ['rent is 14 days late, can they add £40', ['40 GBP']],
])('what somebody lives on is a sum and no reference: %s', (text, sums) => {
  expect(sumsOf(text, 'gb').toSorted()).toEqual([...sums].toSorted())
  expect(read(text, { country: 'gb' }).references).toEqual([])
})
