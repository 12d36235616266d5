import { expect, test } from 'vitest'

import { partOfSum } from './settlement-sum.ts'

test.each([
  ['£1,284.60', 30, 'gb', '£385.38'],
  ['£1,284.60', 50, 'gb', '£642.30'],
  ['£412', 20, 'gb', '£82.40'],
  ['£99.99', 20, 'gb', '£19.99'],
  ['1.284,60 €', 50, 'de', '€642.30'],
  ['$2,000', 40, 'au', '$800'],
] as const)('of %s, %d per cent in %s are %s', (...row) => {
  const [printed, percent, country, part] = row
  expect(partOfSum(printed, percent, country)).toBe(part)
})

test.each([
  ['no sum', undefined],
  ['words', 'the balance'],
  ['the money of another country', '$1,000'],
])('of %s no part is named', (_, printed) => {
  expect(partOfSum(printed, 20, 'gb')).toBeUndefined()
})
