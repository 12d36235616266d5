/** Sums in English that nobody asks the reader for. The letters are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

const rolesIn = (words: string) =>
  read(`Kestrel Lettings\n\n12 June 2025\n\nDear Ida\n\n${words}\n\nKestrel Lettings`, {
    country: 'gb',
  }).amounts.map(({ value, role }) => [value, role])

test.each([
  'Cleaning: £120.00. Total deductions £350.00. The balance of £1,380.00 will be returned once you agree.',
  'Total deductions: £350.00. The remainder of £1,380.00 of your deposit will then be released to you.',
  'We deduct a total of £350.00. The remaining £1,380.00 will be refunded within ten days.',
  'Total: £350.00. The rest of £1,380.00 will be paid back to your account.',
])('what the reader gets back is no total: %s', (words) => {
  const roles = rolesIn(words)
  expect(roles).toContainEqual([350, 'total'])
  expect(roles).toContainEqual([1380, 'other'])
})

test.each([
  'The balance of £1,380.00 is due by 30 June 2025.',
  'You still owe a balance of £1,380.00. It must be paid by 30 June 2025, or the keys will be returned late.',
])('a balance that is asked for stays the total: %s', (words) => {
  expect(rolesIn(words)).toContainEqual([1380, 'total'])
})
