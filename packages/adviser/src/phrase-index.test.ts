import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { findPhrase, foldLookalikes, foldScan, normaliseText } from './normal-text.ts'
import { findPhrases, indexPhrases } from './phrase-index.ts'

/** Words that begin alike, marks that part words, and marks and letters that do not. */
const PIECES = [
  ['court', 'courts', 'Court claim', 'claim', 'co', '7', '£5', '£5.10', '50%', "don't", '’s'],
  ['o', '0', 'l', 'i', '|', '1', 'c1aim', 'c0urt', '支払', '督促', 'é', 'ß', 'Д', '\u0301', '𝟏'],
  [' ', '  ', '\n', '\r\n', '-', '–', '(', ').', ',', '\u00A0'],
].flat()
const piece = fc.constantFrom(...PIECES)
const text = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''))
const phrases = fc.array(
  fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  { maxLength: 12 },
)

describe('finding all phrases at once', () => {
  test('finds what looking for each alone finds, at the same place', () => {
    fc.assert(
      fc.property(text, phrases, (raw, wanted) => {
        const normal = normaliseText(raw)
        const found = findPhrases(normal, indexPhrases(wanted))
        for (const phrase of wanted)
          expect(found.get(phrase) ?? null).toEqual(findPhrase(normal, phrase))
      }),
      { numRuns: 2000 },
    )
  })

  test('finds in a bad scan what looking for each folded phrase finds', () => {
    fc.assert(
      fc.property(text, phrases, (raw, wanted) => {
        const folded = foldScan(normaliseText(raw))
        if (!folded) return
        const found = findPhrases(folded, indexPhrases(wanted, foldLookalikes))
        for (const phrase of wanted) {
          const alone = findPhrase(folded, foldLookalikes(normaliseText(phrase.trim()).normal))
          expect(found.get(phrase) ?? null).toEqual(alone)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    [
      'a phrase that another begins with',
      'a county court claim',
      ['county court', 'county court claim', 'court'],
    ],
    [
      'over line breaks and kinds of hyphens',
      'pay‑as‑you‑go\n court',
      ['pay-as-you-go', 'go court'],
    ],
    ['marks at either end', 'for £235 (Wales). At 8% a year', ['£235', '(wales)', '8%', '235']],
    ['scripts without spaces', 'お支払督促について', ['支払督促', '督促']],
  ])('finds %s', (_, raw, wanted) => {
    expect([...findPhrases(normaliseText(raw), indexPhrases(wanted)).keys()].toSorted()).toEqual(
      wanted.toSorted(),
    )
  })

  test.each([
    ['inside a word', 'the scar and the carts', ['car', 'cart']],
    ['whose last word goes on', 'county courts', ['county court']],
    ['that breaks off', 'a county', ['county court']],
    ['without words', 'a b', [' ', '']],
    ['inside a number', 'the bill of 209,40 € and £1.50', ['40 €', '50']],
  ])('finds no phrase %s', (_, raw, wanted) => {
    expect([...findPhrases(normaliseText(raw), indexPhrases(wanted)).keys()]).toEqual([])
  })

  test.each([
    ['Call our toll free line', false],
    ['Toll-free: 1-800-555-0100', false],
    ['Call toll-free. The toll of $4 is unpaid', true],
    ['Toll freeway invoice', true],
  ])('%s speaks of a toll: %s', (raw, isSaid) => {
    expect(findPhrases(normaliseText(raw), indexPhrases(['toll'])).has('toll')).toBe(isSaid)
  })
})
