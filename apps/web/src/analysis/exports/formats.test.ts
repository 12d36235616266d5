import { expect, test } from 'vitest'

import { makeDocument } from '../fixtures/make-document.ts'
import { listFormats } from './formats.ts'

test('a result with a reply and dates can be taken away in six kinds of file', () => {
  expect(listFormats(makeDocument())).toEqual([
    'pdf',
    'text',
    'json',
    'markdown',
    'email',
    'calendar',
  ])
})

test('without a reply there is no email, and without dates no calendar', () => {
  const document = { ...makeDocument({ deadlines: [] }), draftResponse: null }
  expect(listFormats(document)).toEqual(['pdf', 'text', 'json', 'markdown'])
})

test('of a letter without an analysis there is nothing to take', () => {
  expect(listFormats({ analysis: null, draftResponse: null })).toEqual([])
})
