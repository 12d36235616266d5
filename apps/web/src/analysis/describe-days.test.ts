import { expect, test } from 'vitest'

import { describeDays } from './describe-days.ts'

test.each([
  ['ahead', 24, '24 days left'],
  ['ahead', 1, '1 day left'],
  ['today', 0, 'Today is the last day'],
  ['passed', 1, '1 day ago'],
  ['passed', 99, '99 days ago'],
  ['passed', 100, '3 months ago'],
  ['passed', 730, '23 months ago'],
  ['passed', 6819, '18 years ago'],
] as const)('a date that is %s by %i days is described as "%s"', (state, days, words) => {
  expect(describeDays(state, days)).toBe(words)
})
