import { expect, test } from 'vitest'

import { costOf, parsePrices } from './cost.ts'

test('a cost is in millionths of a dollar, rounded up', () => {
  expect(costOf({ input: 3_001, output: 500 }, { input: 0.25, output: 2 })).toBe(1_751)
})

test.each(['', 'free', '1', '1 2 3', '-1 2'])('prices such as "%s" are not known', (setting) => {
  expect(parsePrices(setting)).toBeNull()
})

test('prices are two numbers', () => {
  expect(parsePrices('0.25, 2')).toEqual({ input: 0.25, output: 2 })
})
