import { expect, test } from 'vitest'

import { calibrate } from './calibration.ts'

const guesses = (confidence: number, right: number, of: number) =>
  Array.from({ length: of }, (_, at) => ({ confidence, isRight: at < right }))

test('a confidence that is right as often as it says has no error', () => {
  const { ece, buckets } = calibrate([...guesses(0.75, 3, 4), ...guesses(0.5, 5, 10)])
  expect(ece).toBeCloseTo(0)
  expect(buckets.map(({ count }) => count)).toEqual([10, 4])
})

test('a boast is an error, weighed by how often it is made', () => {
  const { ece, brier } = calibrate([...guesses(1, 0, 1), ...guesses(0.5, 1, 2)])
  expect(ece).toBeCloseTo(1 / 3)
  expect(brier).toBeCloseTo((1 + 0.25 + 0.25) / 3)
})

test('a full certainty falls in the last bucket', () => {
  expect(calibrate(guesses(1, 1, 1)).buckets).toMatchObject([{ from: 0.9, to: 1, count: 1 }])
})
