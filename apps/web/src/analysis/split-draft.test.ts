import { describe, expect, test } from 'vitest'

import { countGaps, fillDraft, previewDraft, splitDraft } from './split-draft.ts'

describe('splitDraft', () => {
  test('a gap in square brackets stands apart from the text around it', () => {
    expect(splitDraft('Dear [name], hello').map(({ kind, text }) => [kind, text])).toEqual([
      ['text', 'Dear '],
      ['gap', '[name]'],
      ['text', ', hello'],
    ])
  })

  test('the pieces joined give the draft again', () => {
    const draft = '[Your name]\n[Your address]\n\nI paid [amount] on [date]. [1]\n[open'
    expect(
      splitDraft(draft)
        .map(({ text }) => text)
        .join(''),
    ).toBe(draft)
  })
})

test('a gap that occurs twice counts once, and footnote numbers are not gaps', () => {
  expect(countGaps('[Your name], [date], [Your name] [1]')).toBe(2)
})

test('a filled gap is written wherever it occurs and counts no more', () => {
  const draft = '[Your name]\n[date]\n\n[Your name]'
  const fills = { '[Your name]': 'Ada Moss', '[date]': ' ' }
  expect(fillDraft(draft, fills)).toBe('Ada Moss\n[date]\n\nAda Moss')
  expect(countGaps(draft, fills)).toBe(1)
})

describe('previewDraft', () => {
  test('a draft of 500 characters is shown whole', () => {
    const draft = 'a'.repeat(500)
    expect(previewDraft(draft)).toEqual({ preview: draft, rest: '' })
  })

  test('a longer draft is cut at a word within the first 500 characters', () => {
    const draft = 'word '.repeat(200)
    const { preview, rest } = previewDraft(draft)
    expect(preview.length).toBeLessThanOrEqual(500)
    expect(preview.length).toBeGreaterThan(490)
    expect(preview.endsWith('word')).toBe(true)
    expect(preview + rest).toBe(draft)
  })

  test('a gap is never torn in two', () => {
    const draft = `${'a '.repeat(247)}[the date you paid] and more`
    expect(previewDraft(draft).rest.startsWith('[the date you paid]')).toBe(true)
  })
})
