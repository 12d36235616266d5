import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { LEVELS, likelihoods, packWeights, unpackWeights } from './linear-model.ts'
import { BUCKETS, wordBuckets } from './word-buckets.ts'

function weightsOf(entries: readonly [number, number][], labels: number): Int8Array {
  const weights = new Int8Array(labels * BUCKETS)
  for (const [at, weight] of entries) weights[at] = weight
  return weights
}

describe('weights', () => {
  test('come back as they were packed', () => {
    const entry = fc.tuple(
      fc.integer({ min: 0, max: 2 * BUCKETS - 1 }),
      fc.integer({ min: -LEVELS, max: LEVELS }),
    )
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 200 }), (entries) => {
        const weights = weightsOf(entries, 2)
        expect(unpackWeights(packWeights(weights), 2)).toEqual(weights)
      }),
      { numRuns: 50 },
    )
  })

  test('are text that needs no escape in a quoted string', () => {
    expect(
      packWeights(
        weightsOf(
          [
            [7, LEVELS],
            [9, -LEVELS],
            [8191, 1],
          ],
          1,
        ),
      ),
    ).not.toMatch(/['"`\\$\s]/)
  })
})

describe('a model', () => {
  const [bucket = 0] = wordBuckets('zinnober', 'de')
  const model = {
    labels: ['red', 'blue'] as const,
    bias: [0, 0],
    scale: 1,
    weights: packWeights(weightsOf([[bucket, LEVELS]], 2)),
  }

  test('finds the label likelier whose words the text has', () => {
    const likely = likelihoods(model, [bucket])
    expect(likely.get('red')).toBeGreaterThan(likely.get('blue') ?? 0)
  })

  test('gives chances that add up to one', () => {
    const chances = Array.from(likelihoods(model, [bucket]).values(), Math.exp)
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  })

  test('has no opinion on a text without words', () => {
    expect(likelihoods(model, wordBuckets('', 'de')).get('red')).toBeCloseTo(Math.log(0.5))
  })
})

describe('the words of a text', () => {
  test('are the same whatever their case and their ending', () => {
    expect(wordBuckets('CHARGED', 'en')).toEqual(wordBuckets('charges', 'en').slice(0, 2))
  })

  test('are pairs of characters in Japanese, which sets no spaces', () => {
    expect(wordBuckets('督促状', 'ja')).toHaveLength(2)
  })

  test('stop at 4,000 characters, so that a long text costs no more', () => {
    const long = 'word '.repeat(800)
    expect(wordBuckets(`${long} other`, 'en')).toEqual(wordBuckets(long, 'en'))
  })
})
