import { expect, test } from 'vitest'

import { findSourceNumber, listLawSources, type LawBasis } from './law-sources.ts'

test('each provision is numbered once, in order of first use', () => {
  const sources = listLawSources({
    a: [make('Act A'), make('Act B')],
    b: [make('Act A')],
    c: [make('Act C')],
  })
  expect(sources.map(({ number, basis }) => [number, basis.title])).toEqual([
    [1, 'Act A'],
    [2, 'Act B'],
    [3, 'Act C'],
  ])
  expect(findSourceNumber(sources, make('Act C'))).toBe(3)
})

test('words of the letter are no source of law', () => {
  expect(listLawSources({ a: [{ kind: 'letter', span: [0, 3], quote: 'Pay' }] })).toEqual([])
})

function make(title: string): LawBasis {
  return {
    kind: 'law',
    ruleId: 'gb.a.b',
    title,
    provision: 'section 1',
    url: 'https://example.org',
    checkedOn: '2026-11-01',
  }
}
