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

describe('words with spaces between their letters', () => {
  test.each([
    ['innerhalb von   z w e i   W o c h e n   seit', 'zwei wochen', 'z w e i   W o c h e n'],
    [
      'hiermit a u f g e f o r d e r t zu zahlen',
      'aufgefordert zu zahlen',
      'a u f g e f o r d e r t zu zahlen',
    ],
    ['dans un délai de t r e n t e  j o u r s', 'trente jours', 't r e n t e  j o u r s'],
    ['entro  d i e c i  giorni', 'dieci giorni', 'd i e c i  giorni'],
  ])('are found in %j', (text, phrase, printed) => {
    const span = findPhrase(normaliseText(text), phrase)
    expect(span && text.slice(span[0], span[1])).toBe(printed)
  })

  test('letters that stand for themselves are no word', () => {
    expect(findPhrase(normaliseText('Reihe a b c d, Platz 4'), 'abcd')).toBeNull()
  })
})
