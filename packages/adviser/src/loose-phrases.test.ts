import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { findLoosePhrases, indexLoosePhrases } from './loose-phrases.ts'
import { normaliseText } from './normal-text.ts'
import { asTyped, asTypedPhrase } from './typed-text.ts'

const typed = (text: string, phrase: string) =>
  findLoosePhrases(normaliseText(text), indexLoosePhrases([phrase])).has(phrase)

const PIECES = [
  [
    'charge',
    'charg',
    'pay',
    'pays',
    'payer',
    'class',
    'year',
    "year's",
    '7',
    '50%',
    'able',
    '督促',
  ],
  ['s', 'es', 'ed', 'd', 'ing', "'s", '’', 'ers', 'é', ' ', ' ', '-', '\n', ',', '£'],
].flat()

describe('finding what people type', () => {
  test.each([
    ['a 7-year-old debt', '7 years'],
    ['is it enforceable', 'enforce'],
    ['they charged me', 'charge'],
    ['two bailiffs came', 'bailiff'],
    ['my landlord’s lawyer', 'landlord'],
    ['statute barred', 'statute-barred'],
    ['it takes 50%', '50%'],
    ['they cant pay', "can't pay"],
    ['a debt 7 yrs old', '7 years'],
    ['can they send me to prisson', 'prison'],
    ['the sherrifs officers came', 'sheriffs officers'],
    ['a baliff at the door', 'bailiff'],
    ['my greencard runs out', 'green card'],
    ['支払督促が届きました', '支払督促'],
    ['敷金10万円が返ってきません', '敷金'],
  ])('%s: %s is found', (text, phrase) => {
    expect(typed(text, phrase)).toBe(true)
  })

  test.each([
    ['my credit card', 'car'],
    ['a carpet', 'car'],
    ['17 years', '7 years'],
    ['a prisoner', 'prison rules'],
    ['payment', 'pay'],
    ['they paid', 'pay d'],
  ])('%s: %s is not', (text, phrase) => {
    expect(typed(text, phrase)).toBe(false)
  })

  test('finds all at once what looking at each place for each phrase finds', () => {
    const piece = fc.constantFrom(...PIECES)
    const phrase = fc
      .array(piece, { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('').replace(/^[-\s]+|[-\s]+$/g, ''))
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }),
        fc.array(phrase, { maxLength: 10 }),
        (parts, wanted) => {
          const text = normaliseText(parts.join(''))
          const typed = asTyped(text)
          const found = findLoosePhrases(text, indexLoosePhrases(wanted))
          for (const one of wanted)
            expect(found.get(one)?.[0] ?? null).toEqual(placeAlone(typed.spaced, typed.starts, one))
        },
      ),
      { numRuns: 1000 },
    )
  })
})

/** The plain way: each place of the phrase without its -s, and what stands there after it. */
function placeAlone(spaced: string, starts: readonly number[], phrase: string): number | null {
  const plain = asTypedPhrase(normaliseText(phrase).normal.replaceAll('-', ' ').trim())
  const wanted = plain.length > 4 && /[^s'\s]s$/.test(plain) ? plain.slice(0, -1) : plain
  if (wanted === '') return null
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const word = String.raw`[\p{Script=Latin}\p{N}]`
  const start = new RegExp(`^${word}`, 'u').test(wanted) ? `(?<!${word})` : ''
  const isJapanese = /[\p{Script=Han}]$/u.test(wanted)
  const endings = isJapanese
    ? ''
    : `(?:s|es|ed|ing|'s|able|er|ers${wanted.endsWith('e') ? '|d|r' : ''})?`
  const after = isJapanese ? String.raw`[\p{Script=Latin}']` : String.raw`[\p{Script=Latin}\p{N}']`
  const place = new RegExp(`${start}${escaped}${endings}(?!${after})`, 'u').exec(spaced)
  return place ? (starts[place.index] ?? null) : null
}

test.each([
  ["l'eau", 'on a coupé l eau hier', 'l eau'],
  ['impôts', 'une lettre des impots', 'impots'],
  ['Kündigung', 'meine kundigung kam', 'kundigung'],
  ['huissier', "l'huissier est venu", 'huissier'],
])('%s is found where it is typed without its marks', (phrase, text, typed) => {
  const [span] = findLoosePhrases(normaliseText(text), indexLoosePhrases([phrase])).values()
  expect(span && text.slice(...span)).toBe(typed)
})
