/** What the rows of Belgium promise beyond what holds for every country. */
import { expect, test } from 'vitest'

import { BE_IN_FRENCH } from './fr/index.ts'
import { BE_IN_DUTCH } from './nl/index.ts'

test.each([
  ['fr', BE_IN_FRENCH],
  ['nl', BE_IN_DUTCH],
])('every row has words in %s', (language, { rules }) => {
  expect(rules.filter((rule) => rule.language !== language).map((rule) => rule.id)).toEqual([])
})
