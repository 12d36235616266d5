import { expect, test } from 'vitest'

import { indexWords, likenessOf } from './likeness.ts'

const likest = (text: string, texts: readonly string[][]) => {
  const scores = likenessOf(text, indexWords(texts))
  return scores.indexOf(Math.max(...scores))
}

test('a rare word says more than several common ones', () => {
  const texts = [
    ['my landlord', 'the rent'],
    ['my landlord', 'deposit'],
    ['my landlord', 'the rent', 'mould'],
  ]
  expect(likest('my landlord wants the rent but there is mould', texts)).toBe(2)
})

test('one rare word outweighs two that stand everywhere', () => {
  const common = Array.from({ length: 5 }, () => ['landlord rent'])
  expect(likest('landlord rent mould', [...common, ['mould', 'damp wall']])).toBe(5)
})

test('a word counts in another form and without its accents', () => {
  expect(likest('both landlords', [['rent'], ['landlord']])).toBe(1)
  expect(likest('la proprieta', [['affitto'], ['proprietà']])).toBe(1)
})

test('Japanese, which parts no words, is compared by pairs of signs', () => {
  expect(likest('敷金が返ってこない', [['解雇された'], ['敷金', '返還']])).toBe(1)
})

test('nothing in common is no likeness', () => {
  expect(likenessOf('parking', indexWords([['rent'], ['wages']]))).toEqual([0, 0])
})
