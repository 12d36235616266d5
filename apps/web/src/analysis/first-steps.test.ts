import { expect, test } from 'vitest'

import { listFirstSteps } from './first-steps.ts'

test('the steps keep their order and their path', () => {
  expect(listFirstSteps(make('Take these in order.')).steps).toEqual([
    { path: 'recommendedActions.step1', says: 'Write to them.' },
    { path: 'recommendedActions.step3', says: 'Keep a copy.' },
  ])
})

test('a lead of its own is kept', () => {
  expect(listFirstSteps(make('Take these in order.')).intro).toBe('Take these in order.')
})

test('a lead that repeats a step is dropped', () => {
  expect(listFirstSteps(make('Write to them. Keep a copy.')).intro).toBe('')
})

function make(nextSteps: string): Parameters<typeof listFirstSteps>[0] {
  return {
    firstThingsFirst: {
      whatTheyWant: '',
      yourRights: '',
      realityCheck: '',
      whoTheyAre: '',
      nextSteps,
    },
    recommendedActions: {
      step1: 'Write to them.',
      step2: ' ',
      step3: 'Keep a copy.',
      validDebt: [],
      disputeDebt: [],
      general: [],
    },
  }
}
