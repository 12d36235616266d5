import { expect, test } from 'vitest'

import { MARKS } from './country-marks.ts'
import { countOccurrences, firstOccurrence, occurrences, occurs } from './occurrences.ts'
import { PAPER_ROWS } from './paper-rows.ts'
import { requiredWords } from './required-words.ts'
import type { Need } from './required-words.ts'
import { PHRASES } from './sender-phrase-rows.ts'
import { SIGN_PATTERNS } from './sign-patterns.ts'

test.each<[RegExp, Need]>([
  [/\bcouncil tax\b/i, 'council tax'],
  [/[Cc]ounty [Cc]ourt/, 'county court'],
  [/bailiffs?|sheriff officers/, { any: ['bailiff', 'sheriff officers'] }],
  [
    /(?:we|they) will (?:visit|call on) you/,
    { all: [{ any: ['visit', 'call on'] }, ' will ', ' you'] },
  ],
  [/letters? before (?!long)(?<=e )action/, { all: [' before action', 'letter'] }],
  [/(?:final )?notice(?: of intent)*/, 'notice'],
  [
    /(?:rent|hire) \d+ (?:weeks|months)/,
    { all: [{ any: ['weeks', 'months'] }, { any: ['rent', 'hire'] }] },
  ],
  [/a{3}bcd+e/, 'bcd'],
  [/\.gov\.uk\b/, '.gov.uk'],
  [/[^(]{3}\(see overleaf\)/, '(see overleaf)'],
  [/支払督促/, '支払督促'],
])('each match of %s holds %j', (pattern, need) => {
  expect(requiredWords(pattern)).toEqual(need)
})

test('a pattern is passed over where one of the things that it needs is missing', () => {
  let tests = 0
  const watched = Object.assign(/(?:pay|owe) \d+ (?:weeks|months)/, {
    test: () => {
      tests += 1
      return true
    },
  })
  expect(occurs(watched, { text: 'You pay for 3 days.' })).toBe(false)
  expect(occurs(watched, { text: 'You owe for some weeks.' })).toBe(true)
  expect(tests).toBe(1)
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
