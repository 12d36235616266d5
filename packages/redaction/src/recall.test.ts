import { expect, test } from 'vitest'

import { LETTERS_OF_FIRMS } from './fixtures/letters-of-firms.ts'
import { OFFICIAL_PAPERS } from './fixtures/official-papers.ts'
import { OWN_MESSAGES } from './fixtures/own-messages.ts'
import { redact } from './redact.ts'

const EXAMPLES = [...OFFICIAL_PAPERS, ...LETTERS_OF_FIRMS, ...OWN_MESSAGES]

test('nearly all planted personal data is hidden', () => {
  const planted = EXAMPLES.flatMap(({ text, hides }) => {
    const redacted = redact(text).text
    return hides.map((words) => ({ words, isHidden: !redacted.includes(words) }))
  })
  const missed = planted.filter(({ isHidden }) => !isHidden).map(({ words }) => words)
  expect(planted.length).toBeGreaterThan(150)
  expect(missed.length / planted.length, `missed: ${missed.join(' | ')}`).toBeLessThanOrEqual(0.05)
})

test.each(EXAMPLES)('everything that the reader needs stays: $keeps', ({ text, keeps }) => {
  const redacted = redact(text).text
  expect(keeps.filter((words) => !redacted.includes(words))).toEqual([])
})
