import { expect, test } from 'vitest'

import { findRegion } from './region.ts'

test.each([
  ['ik huur in Gent, mag mijn verhuurder voor zijn dochter opzeggen?', 'BE-VLG'],
  ['je loue un appartement à Namur, mon propriétaire veut que je parte', 'BE-WAL'],
  ['mijn huisbaas in Schaarbeek geeft de waarborg niet terug', 'BE-BRU'],
  ['la société de recouvrement Bruxelles me réclame 200 euros', undefined],
  ['tussen Gent en Namur mag ik verhuizen?', undefined],
] as const)('the town tells whose law counts in Belgium: %s', (text, region) => {
  expect(findRegion(text, 'be')).toBe(region)
})
