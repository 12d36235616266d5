import { expect, test } from 'vitest'

import { MARKS } from './country-marks.ts'
import { countOccurrences, firstOccurrence, occurrences, occurs } from './occurrences.ts'
import { PAPER_ROWS } from './paper-rows.ts'
import { requiredWords } from './required-words.ts'
import { PHRASES } from './sender-phrase-rows.ts'
import { SIGN_PATTERNS } from './sign-patterns.ts'

test.each([
  [/\bcouncil tax\b/i, ['council tax']],
  [/[Cc]ounty [Cc]ourt/, ['county court']],
  [/bailiffs?|sheriff officers/, ['bailiff', 'sheriff officers']],
  [/(?:we|they) will (?:visit|call on) you/, ['visit', 'call on']],
  [/letters? before (?!long)(?<=e )action/, [' before action']],
  [/(?:final )?notice(?: of intent)*/, ['notice']],
  [/a{3}bcd+e/, ['bcd']],
  [/\.gov\.uk\b/, ['.gov.uk']],
  [/[^(]{3}\(see overleaf\)/, ['(see overleaf)']],
  [/支払督促/, ['支払督促']],
])('each match of %s has one of %j', (pattern, words) => {
  expect(requiredWords(pattern)).toEqual(words)
})

test.each([/\d{4}/, /\bno\b/, /final|\d+/, /(?:overdue)?/, /x{0,3}/, /(?!overdue)\w+/])(
  'nothing can be told of %s',
  (pattern) => {
    expect(requiredWords(pattern)).toBeUndefined()
  },
)

test('capitals are no matter, nor are the signs that patterns take for letters of ours', () => {
  expect(occurs(/final notice/i, 'FINAL NOTICE')).toBe(true)
  expect(occurs(/arrears/iu, 'Rent arrearſ')).toBe(true)
  expect(occurs(/bank/iu, 'Your Ban\u212a')).toBe(true)
})

test('what is found is what the pattern finds', () => {
  const text = 'Pay £5 by card. Pay £7 by card.'
  expect(firstOccurrence(/£(\d) by/, text)?.[1]).toBe('5')
  expect(Array.from(occurrences(/£(\d) by/g, text), ([, sum]) => sum)).toEqual(['5', '7'])
  expect(countOccurrences(/by card/g, text)).toBe(2)
  expect(countOccurrences(/by cheque/g, text)).toBe(0)
})

const texts = Object.values(
  import.meta.glob('../fixtures/h2*.json', { eager: true, import: 'default' }),
).map(({ text }) => text)

test('no pattern is passed over that matches', () => {
  const patterns = [
    ...MARKS.map(({ pattern }) => pattern),
    ...PAPER_ROWS.map(({ words }) => words),
    ...PHRASES.map(({ pattern }) => pattern),
    ...SIGN_PATTERNS.map(({ pattern }) => pattern),
  ].map((pattern) => new RegExp(pattern.source, pattern.flags.replace('g', '')))
  const matching = texts.flatMap((text) =>
    patterns.filter((pattern) => pattern.test(text)).map((pattern) => ({ pattern, text })),
  )
  expect(matching.length).toBeGreaterThan(texts.length)
  expect(matching.filter(({ pattern, text }) => !occurs(pattern, text))).toEqual([])
})
