import { expect, test } from 'vitest'

import { findMainSum } from './main-sum.ts'

test.each([
  ['They want £1,482.37 within 14 days.', '£1,482.37'],
  ['They want you to pay £9.', '£9'],
  ['They ask for 1.250,00 € by Friday.', '1.250,00 €'],
  ['They ask for CHF 340.', 'CHF 340'],
  ['They ask for ¥48,000.', '¥48,000'],
  ['They ask for $75.', '$75'],
])('in "%s" the sum is %s', (whatTheyWant, sum) => {
  expect(findMainSum(make(whatTheyWant))).toBe(sum)
})

test('the letter is used where the sentence names no sum', () => {
  const analysis = make('They want to be paid.')
  const basis = {
    'firstThingsFirst.whatTheyWant': [
      { kind: 'letter' as const, span: [0, 9] as [number, number], quote: 'Total: £250.00' },
    ],
  }
  expect(findMainSum({ ...analysis, basis })).toBe('£250.00')
})

test('no sum is made up', () => {
  expect(findMainSum(make('They want you to leave in 14 days.'))).toBeUndefined()
})

function make(whatTheyWant: string): Parameters<typeof findMainSum>[0] {
  return {
    isEnquiry: false,
    basis: {},
    firstThingsFirst: {
      whatTheyWant,
      yourRights: '',
      realityCheck: '',
      whoTheyAre: '',
      nextSteps: '',
    },
  }
}
