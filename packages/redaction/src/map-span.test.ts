import type { Span } from '@plainletter/contracts/reading'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { mapSpan } from './map-span.ts'
import { redact } from './redact.ts'
import { restore } from './restore.ts'

const text = 'Dear Mr Abara, pay £60 or write to a@post.example by 3 May 2026.'
const { text: redacted, tokens } = redact(text)

const spanOf = (words: string, within: string): Span => {
  const at = within.indexOf(words)
  return [at, at + words.length]
}

describe('a span carried across', () => {
  test('keeps its words when none are hidden', () => {
    expect(redacted.slice(...mapSpan(spanOf('pay £60', text), tokens, 'redacted'))).toBe('pay £60')
    expect(text.slice(...mapSpan(spanOf('3 May 2026', redacted), tokens, 'original'))).toBe(
      '3 May 2026',
    )
  })

  test('takes the whole token when it touches hidden words', () => {
    expect(redacted.slice(...mapSpan(spanOf('Abara, pay', text), tokens, 'redacted'))).toBe(
      '[NAME_1], pay',
    )
    expect(text.slice(...mapSpan(spanOf('EMAIL', redacted), tokens, 'original'))).toBe(
      'a@post.example',
    )
  })

  test('there and back covers where it began', () => {
    const at = fc.integer({ min: 0, max: text.length })
    fc.assert(
      fc.property(at, at, (a, b) => {
        const span: Span = [Math.min(a, b), Math.max(a, b)]
        const there = mapSpan(span, tokens, 'redacted')
        const [start, end] = mapSpan(there, tokens, 'original')
        expect(start).toBeLessThanOrEqual(span[0])
        expect(end).toBeGreaterThanOrEqual(span[1])
        expect(restore(redacted.slice(...there), tokens)).toBe(text.slice(start, end))
      }),
    )
  })
})
