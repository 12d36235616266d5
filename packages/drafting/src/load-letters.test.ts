/** The letters in parts are the letters: each part says which kinds it answers, and a kind gets all rows of its plain answer. */
import { CountryCode } from '@plainletter/contracts/country'
import { DocumentType } from '@plainletter/contracts/document-type'
import { Paper } from '@plainletter/contracts/paper'
import type { Reading } from '@plainletter/contracts/reading'
import { describe, expect, test } from 'vitest'

import { GB } from './letters/gb/index.ts'
import { loadLetters } from './load-letters.ts'
import type { Scope } from './paragraph.ts'

const forPlainAnswer = (rows: readonly Scope[], kind: DocumentType) =>
  rows.filter(
    ({ kinds, papers, purposes }) => !purposes && !papers && (!kinds || kinds.includes(kind)),
  )

describe.each(CountryCode.options)('the letters of %s', (country) => {
  test.each(DocumentType.options)('hold all rows of the plain answer to %s', async (kind) => {
    const [whole, part] = [
      await loadLetters(country, 'en'),
      await loadLetters(country, 'en', { documentType: kind, paper: null }),
    ]
    for (const list of ['subjects', 'rows', 'notes'] as const)
      expect(forPlainAnswer(part[list], kind)).toEqual(forPlainAnswer(whole[list], kind))
  })

  test('leave out the letters of a purpose where a plain answer is written', async () => {
    const { rows } = await loadLetters(country, 'en', {
      documentType: 'DEBT_COLLECTION_LETTER',
      paper: null,
    })
    expect(rows.filter(({ purposes }) => purposes)).toEqual([])
  })

  test.each(Paper.options)('hold all rows of the plain answer to a %s', async (name) => {
    const paper = { name, span: [0, 1] } satisfies Reading['paper']
    const [whole, part] = [
      await loadLetters(country, 'en'),
      await loadLetters(country, 'en', { documentType: 'OTHER', paper }),
    ]
    const forPaper = (rows: readonly Scope[]) =>
      rows.filter(({ papers, purposes }) => !purposes && papers?.includes(name))
    for (const list of ['subjects', 'rows', 'notes'] as const)
      expect(forPaper(part[list])).toEqual(forPaper(whole[list]))
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
