import { expect, test } from 'vitest'

import { nameAnalysisFile, writeAnalysisText } from './analysis-text.ts'
import { makeDocument } from './fixtures/make-document.ts'

test('the file starts with the document, the day and that it is no advice', () => {
  const [name, day, notice] = writeAnalysisText(makeDocument(), '2026-11-21').split('\n')
  expect([name, day]).toEqual(['letter.pdf', '21 November 2026'])
  expect(notice).toContain('information only')
})

test('the parts stand in the order of the page', () => {
  const text = writeAnalysisText(makeDocument(), '2026-11-21')
  const titles = [
    'DEBT COLLECTION LETTER',
    'ACT BY',
    'FIRST THINGS FIRST',
    'YOUR LEGAL RIGHTS',
    'YOUR REPLY LETTER',
    'WHO CAN HELP',
    'THE LAW WE USED',
  ]
  const places = titles.map((title) => text.indexOf(title))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('each statement carries its proof, and each source is listed once', () => {
  const text = writeAnalysisText(makeDocument(), '2026-11-21')
  expect(text).toContain('- You have the right to ask. [1]')
  expect(text).toContain('They want £100. (your letter: "Pay £100")')
  expect(text.match(/\[1\] Limitation Act 1980, section 5\. https/g)).toHaveLength(1)
})

test('a deadline comes with its working', () => {
  const text = writeAnalysisText(makeDocument(), '2026-11-21')
  expect(text).toContain('4 December 2026: Reply.\n    20 November 2026  Letter dated')
})

test('a letter without a deadline says so', () => {
  const text = writeAnalysisText(makeDocument({ deadlines: [] }), '2026-11-21')
  expect(text).toContain('We did not find a reply date in this letter.')
})

test('parts without content leave no heading behind', () => {
  const text = writeAnalysisText(makeDocument({ legalRights: [] }), '2026-11-21')
  expect(text).not.toContain('YOUR LEGAL RIGHTS')
})

test('the file is named with the kind of document and the date', () => {
  expect(nameAnalysisFile(makeDocument(), new Date(2026, 10, 21))).toBe(
    'debt-collection-letter-analysis-2026-11-21.txt',
  )
})
