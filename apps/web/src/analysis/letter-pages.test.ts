import type { PageMap } from '@plainletter/contracts/upload'
import { expect, test } from 'vitest'

import { cutIntoPages } from './letter-pages.ts'

const TEXT = 'Pay £100 today.\nOr we go to court.'

test('the words of the span are marked', () => {
  expect(cutIntoPages(TEXT, [], { span: [4, 8], quote: '£100' })).toEqual([
    { number: 1, before: 'Pay ', marked: '£100', after: ' today.\nOr we go to court.' },
  ])
})

test('words that cross a page are marked on both pages', () => {
  const pages = cutIntoPages(TEXT, [page(0, 16), page(16, 34)], {
    span: [9, 18],
    quote: 'today.\nOr',
  })
  expect(pages.map(({ marked }) => marked)).toEqual(['today.\n', 'Or'])
})

test('a span that does not hold the quote gives way to the quote itself', () => {
  const [only] = cutIntoPages(TEXT, [], { span: [0, 3], quote: 'go to court' })
  expect(only?.marked).toBe('go to court')
})

test('a quote that is nowhere in the text marks nothing', () => {
  const pages = cutIntoPages(TEXT, [], { span: [0, 3], quote: 'prison' })
  expect(pages.every(({ marked }) => marked === '')).toBe(true)
})

test('without a passage the pages are whole', () => {
  const pages = cutIntoPages(TEXT, [page(0, 16), page(16, 34)], undefined)
  expect(pages.map(({ before }) => before).join('')).toBe(TEXT)
})

function page(start: number, end: number): PageMap {
  return { file: 0, page: 1, start, end, method: 'text', confidence: 100 }
}
