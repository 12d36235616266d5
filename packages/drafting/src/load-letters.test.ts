/** The letters in parts are the letters: each part says which kinds it answers, and a kind gets all rows of its plain answer. */
import { CountryCode } from '@plainletter/contracts/country'
import { DocumentType } from '@plainletter/contracts/document-type'
import { describe, expect, test } from 'vitest'

import { GB } from './letters/gb/index.ts'
import { loadLetters } from './load-letters.ts'
import type { Scope } from './paragraph.ts'

const forPlainAnswer = (rows: readonly Scope[], kind: DocumentType) =>
  rows.filter(({ kinds, purposes }) => !purposes && (!kinds || kinds.includes(kind)))

describe.each(CountryCode.options)('the letters of %s', (country) => {
  test.each(DocumentType.options)('hold all rows of the plain answer to %s', async (kind) => {
    const [whole, part] = [await loadLetters(country, 'en'), await loadLetters(country, 'en', kind)]
    for (const list of ['subjects', 'rows', 'notes'] as const)
      expect(forPlainAnswer(part[list], kind)).toEqual(forPlainAnswer(whole[list], kind))
  })

  test('leave out the letters of a purpose where a plain answer is written', async () => {
    const { rows } = await loadLetters(country, 'en', 'DEBT_COLLECTION_LETTER')
    expect(rows.filter(({ purposes }) => purposes)).toEqual([])
  })
})

test('each British part names exactly the kinds that its rows answer', async () => {
  const parts = GB.parts.filter(({ kinds }) => kinds)
  const kinds = await Promise.all(
    parts.map(async (part) => {
      const { subjects, rows, notes } = await part.rows()
      const all: readonly Scope[] = [...subjects, ...rows, ...notes]
      return {
        named: [...(part.kinds ?? [])].toSorted(),
        answered: [...new Set(all.flatMap((row) => row.kinds ?? []))].toSorted(),
      }
    }),
  )
  expect(kinds.map(({ named }) => named)).toEqual(kinds.map(({ answered }) => answered))
})
