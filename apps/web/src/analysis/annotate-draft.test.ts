import { describe, expect, test } from 'vitest'

import { annotateDraft } from './annotate-draft.ts'

const note = (paragraph: string) => ({ paragraph, says: ['Why.'], laws: [] })

describe('a letter with notes', () => {
  const DRAFT =
    '[Your name]\n2 Hill Road\n\nI do not admit it.\n\n1. the contract;\n2. the account.'

  test('has each note beside the paragraph that it explains', () => {
    const { paragraphs, rest } = annotateDraft(DRAFT, [
      note('1. the contract;\n2. the account.'),
      note('I do not admit it.'),
    ])
    expect(paragraphs.map(({ text, note: found }) => [text, found?.paragraph ?? null])).toEqual([
      ['[Your name]\n2 Hill Road', null],
      ['I do not admit it.', 'I do not admit it.'],
      ['1. the contract;\n2. the account.', '1. the contract;\n2. the account.'],
    ])
    expect(rest).toEqual([])
  })

  test('keeps a note whose paragraph is not in the letter', () => {
    expect(annotateDraft(DRAFT, [note('Another one.')]).rest).toEqual([note('Another one.')])
  })

  test('keeps all the words of the letter', () => {
    const { paragraphs } = annotateDraft(DRAFT, [])
    expect(paragraphs.map(({ text }) => text).join('\n\n')).toBe(DRAFT)
  })
})
