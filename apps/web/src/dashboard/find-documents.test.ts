import { expect, test } from 'vitest'

import { makeDocument } from '../analysis/fixtures/make-document.ts'
import { findDocuments, isShownIn, splitMatches } from './find-documents.ts'

const LETTERS = [
  {
    id: 1,
    filename: 'Harbour.pdf',
    originalText: 'You owe £40.',
    documentType: 'PARKING_TICKET',
    analysis: null,
  },
  { id: 2, filename: 'scan.jpg', originalText: 'Dear tenant', documentType: null, analysis: null },
]
const ids = (query: string, byText: readonly number[] = []) =>
  findDocuments(LETTERS, query, byText).map(({ id }) => id)

test('without words to look for all are there', () => {
  expect(ids('  ')).toEqual([1, 2])
})

test('name, first words and kind are looked through, whatever the case', () => {
  expect(ids('HARBOUR')).toEqual([1])
  expect(ids('dear  Tenant')).toEqual([2])
  expect(ids('private parking')).toEqual([1])
  expect(ids('parking_ticket')).toEqual([1])
  expect(ids('bailiff')).toEqual([])
})

test('what was found in the whole text is there too', () => {
  expect(ids('otter', [2])).toEqual([2])
  const unread = { id: 2, filename: '', originalText: '', documentType: null, analysis: null }
  expect(isShownIn(unread, 'otter')).toBe(false)
})

test('the paper is looked through where the kind does not name it', () => {
  const rise = { ...makeDocument({ label: 'Rent increase' }), documentType: 'OTHER' }
  expect(isShownIn(rise, 'rent increase')).toBe(true)
})

test('the words are marked where they stand, however they are written', () => {
  expect(
    splitMatches('You owe: you pay', 'you').map(({ text, isMatch }) => [text, isMatch]),
  ).toEqual([
    ['You', true],
    [' owe: ', false],
    ['you', true],
    [' pay', false],
  ])
})

test('marks of a search pattern are words like others', () => {
  expect(splitMatches('a.c (abc)', '.c (').filter(({ isMatch }) => isMatch)).toHaveLength(1)
})
