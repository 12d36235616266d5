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
  expect(occurs(/final notice/i, { text: 'FINAL NOTICE' })).toBe(true)
  expect(occurs(/arrears/iu, { text: 'Rent arrearſ' })).toBe(true)
  expect(occurs(/bank/iu, { text: 'Your Ban\u212a' })).toBe(true)
})

test('what is found is what the pattern finds', () => {
  const page = { text: 'Pay £5 by card. Pay £7 by card.' }
  expect(firstOccurrence(/£(\d) by/, page)?.[1]).toBe('5')
  expect(Array.from(occurrences(/£(\d) by/g, page), ([, sum]) => sum)).toEqual(['5', '7'])
  expect(countOccurrences(/by card/g, page)).toBe(2)
  expect(countOccurrences(/by cheque/g, page)).toBe(0)
  expect(countOccurrences(/by card/g, page, 20)).toBe(1)
})

const pages = Object.values(
  import.meta.glob('../fixtures/h2*.json', { eager: true, import: 'default' }),
).map(({ text }) => ({ text }))

test('no pattern is passed over that matches', () => {
  const patterns = [
    ...MARKS.map(({ pattern }) => pattern),
    ...PAPER_ROWS.map(({ words }) => words),
    ...PHRASES.map(({ pattern }) => pattern),
    ...SIGN_PATTERNS.map(({ pattern }) => pattern),
  ].map((pattern) => new RegExp(pattern.source, pattern.flags.replace('g', '')))
  const matching = pages.flatMap((page) =>
    patterns.filter((pattern) => pattern.test(page.text)).map((pattern) => ({ pattern, page })),
  )
  expect(matching.length).toBeGreaterThan(pages.length)
  expect(matching.filter(({ pattern, page }) => !occurs(pattern, page))).toEqual([])
})
