import { expect, test } from 'vitest'

import { breakLines, splitRuns } from './pdf-lines.ts'

const byLength = (text: string) => text.length

test('lines end at spaces, and none is wider than it may be', () => {
  expect(breakLines('one two three four', 9, byLength)).toEqual(['one two ', 'three ', 'four'])
})

test('Japanese may end anywhere but before a closing mark', () => {
  expect(breakLines('請求書です。', 5, byLength)).toEqual(['請求書で', 'す。'])
})

test('a word that is too wide is cut', () => {
  expect(breakLines('a abcdef b', 4, byLength)).toEqual(['a ', 'abcd', 'ef b'])
})

test('a text of nothing has no lines', () => {
  expect(breakLines('', 5, byLength)).toEqual([])
})

test('each character is set in its own face, in runs as long as they can be', () => {
  const faceOf = (character: string) => (character === 'Ł' ? 'ext' : 'latin')
  expect(splitRuns('Łukasz', faceOf)).toEqual([
    { face: 'ext', text: 'Ł' },
    { face: 'latin', text: 'ukasz' },
  ])
})
