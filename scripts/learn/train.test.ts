import { likelihoods } from '@plainletter/reader/learned/linear-model'
import { wordBuckets } from '@plainletter/reader/learned/word-buckets'
import { describe, expect, test } from 'vitest'

import { train } from './train.ts'

const SAMPLES = [
  'The bailiff called and will remove your car.',
  'A bailiff will call again to remove goods.',
  'The bailiff has a warrant for your goods.',
].map((text) => ({ text, language: 'en', label: 'bailiff' as const }))
const OTHERS = [
  'The school choir sings in the hall on Friday.',
  'Parents meet in the school hall on Monday.',
  'The school sends a newsletter to all parents.',
].map((text) => ({ text, language: 'en', label: 'school' as const }))

function likeliest(text: string): string | undefined {
  const likely = likelihoods(train([...SAMPLES, ...OTHERS]), wordBuckets(text, 'en'))
  return Array.from(likely).toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

describe('what was learned', () => {
  test('names the kind of a text that was not among the samples', () => {
    expect(likeliest('A bailiff came for my goods')).toBe('bailiff')
    expect(likeliest('All parents are welcome in the hall')).toBe('school')
  })

  test('is the same each time', () => {
    expect(train([...SAMPLES, ...OTHERS])).toEqual(train([...SAMPLES, ...OTHERS]))
  })

  test('is nothing where there are no samples', () => {
    expect(() => train([])).toThrow('nothing to learn from')
  })
})
