import { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { listHeldLaw } from './held-law.ts'

test('every country of the form has its rules counted, the most first', () => {
  const held = listHeldLaw()
  expect(held.map(({ country }) => country).toSorted()).toEqual(CountryCode.options.toSorted())
  expect(held.every(({ rules }, at) => rules > 0 && rules <= (held[at - 1]?.rules ?? rules))).toBe(
    true,
  )
})
