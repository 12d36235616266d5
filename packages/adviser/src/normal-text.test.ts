import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { findPhrase, normaliseText } from './normal-text.ts'

function found(text: string, phrase: string): string | null {
  const span = findPhrase(normaliseText(text), phrase)
  return span ? text.slice(span[0], span[1]) : null
}

describe('finding a phrase', () => {
  test('ignores case, line breaks and kinds of quotation marks', () => {
    expect(found('This is a NOTICE  of\nEnforcement.', 'notice of enforcement')).toBe(
      'NOTICE  of\nEnforcement',
    )
    expect(found('You don’t owe it', "don't owe")).toBe('don’t owe')
  })

  test('finds whole words only', () => {
    expect(found('the scar and the cart', 'car')).toBeNull()
    expect(found('the scar, the car', 'car')).toBe('car')
    expect(found('pcn2 pcn', 'pcn')).toBe('pcn')
    expect(found('x', ' ')).toBeNull()
  })

  test('finds words of scripts without spaces', () => {
    expect(found('お支払督促について', '支払督促')).toBe('支払督促')
  })

  test('a phrase cut from the text is found again, at a span with the same words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Court', 'claim', '£5', '’s', ' ', '\n', '–'), { maxLength: 30 }),
        (parts) => {
          const text = parts.join(' ')
          const phrase = parts.slice(3, 6).join(' ').trim()
          const hit = found(text, phrase)
          if (hit !== null)
            expect(normaliseText(hit).normal).toBe(normaliseText(phrase).normal.trim())
        },
      ),
    )
  })
})
