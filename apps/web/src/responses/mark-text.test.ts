import { expect, test } from 'vitest'

import { markText } from './mark-text.ts'

const TEXT = 'See section 77 and [2015] UKSC 67.'

test('the marked places are cut out, with their numbers', () => {
  const pieces = markText(TEXT, [
    [19, 33],
    [4, 14],
  ])
  expect(pieces.filter(({ mark }) => mark !== undefined)).toEqual([
    { text: 'section 77', start: 4, mark: 1 },
    { text: '[2015] UKSC 67', start: 19, mark: 0 },
  ])
})

test.each([
  ['no place', []],
  ['the whole text', [[0, 34] as const]],
  ['places that overlap', [[4, 14] as const, [8, 20] as const]],
])('with %s no word is lost or said twice', (_, spans) => {
  const pieces = markText(
    TEXT,
    spans.map(([from, to]): [number, number] => [from, to]),
  )
  expect(pieces.map(({ text }) => text).join('')).toBe(TEXT)
})
