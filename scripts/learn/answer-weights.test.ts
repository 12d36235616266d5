import { expect, test } from 'vitest'

import { chancesOf, learnWeights } from './answer-weights.ts'

const other = [0, 0, 0, 0, 0, 0, 0, 0] as const
const right = [5, ...other]
const wrong = [0, 9, ...other.slice(1)]

test('a sign that right answers have gains weight, and one of wrong answers loses it', () => {
  const [first = 0, second = 0] = learnWeights([
    { signs: [right, wrong], worth: [1, 0] },
    { signs: [wrong, right], worth: [0, 1] },
  ])
  expect(first).toBeGreaterThan(0)
  expect(second).toBeLessThan(0)
})

test('a question without a right answer teaches nothing', () => {
  const judged = { signs: [right, wrong], worth: [1, 0] }
  expect(learnWeights([judged, { signs: [wrong], worth: [0] }])).toEqual(learnWeights([judged]))
})

test('chances are shares of one', () => {
  const chances = chancesOf([right, wrong], [1, 0, ...other])
  expect(chances[0]).toBeGreaterThan(0.9)
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
})
