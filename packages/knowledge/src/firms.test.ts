import { FirmRow } from '@plainletter/contracts/business'
/** What must hold for every row for firms: it parses, its link is official, its words are short, and it is fresh. */
import { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { loadFirms } from './load-firms.ts'

const TODAY = '2026-11-21'
const WORDS_MAX = 22
const OFFICIAL = /^https:\/\/www\.(?:legislation\.gov\.uk|justice\.gov\.uk)\//

const rows = (await Promise.all(CountryCode.options.map((country) => loadFirms(country)))).flat()

test('no two rows have the same id', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

describe.each(rows.map((row) => [row.id, row] as const))('%s', (_, row) => {
  test('is whole, official and fresh', () => {
    expect(FirmRow.safeParse(row).error).toBeUndefined()
    expect(row.authority.url).toMatch(OFFICIAL)
    expect(row.checkBy > TODAY).toBe(true)
    expect(row.authority.inForceFrom < TODAY).toBe(true)
  })

  test('speaks in short sentences', () => {
    for (const sentence of row.says.split(/(?<=[.!?])\s+/))
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(WORDS_MAX)
  })
})
