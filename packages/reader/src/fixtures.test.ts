import { findCountry } from '@plainletter/contracts/countries'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'
import { scoreReading } from './score-reading.ts'
import type { Labelled, Mark } from './score-reading.ts'

declare global {
  interface ImportMeta {
    /** Vite replaces the call by the files. */
    glob: (pattern: string, options: object) => Record<string, Labelled>
  }
}

const letters = Object.values(
  import.meta.glob('../fixtures/**/*.json', { eager: true, import: 'default' }),
)

/** The least share of right answers over all fixtures. */
const BARS = {
  type: 0.95,
  sender: 0.9,
  totals: 0.95,
  references: 0.9,
  dates: 0.95,
  deadline: 0.9,
  urgency: 0.9,
  isOfficialDemand: 0.95,
  isEnquiry: 0.95,
} as const satisfies Record<string, number>

function marksOf(letter: Labelled): Mark[] {
  const country = findCountry(letter.jurisdiction)
  return scoreReading(letter, read(letter.text, country ? { country } : {}))
}

describe('over the labelled letters', () => {
  const marks = letters.flatMap((letter) =>
    marksOf(letter).map((mark) => ({ ...mark, id: letter.id })),
  )

  test('there are letters to read', () => {
    expect(letters.length).toBeGreaterThan(30)
  })

  test.each(Object.entries(BARS))('%s is right in at least %d of one', (field, bar) => {
    const own = marks.filter((mark) => mark.field === field)
    const right = own.reduce((sum, mark) => sum + mark.right, 0)
    const of = own.reduce((sum, mark) => sum + mark.of, 0)
    const misses = own
      .filter((mark) => mark.right < mark.of)
      .map(({ id, miss }) => `${id}: ${miss}`)
    expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(bar)
  })

  test('a reading that is sure is right', () => {
    const sure = letters
      .map((letter) => ({ letter, reading: read(letter.text) }))
      .filter(({ reading }) => reading.confidence >= 0.9)
    const right = sure.filter(({ letter, reading }) =>
      letter.expected.acceptableTypes.includes(reading.documentType),
    )
    expect(right.length / sure.length).toBeGreaterThanOrEqual(0.9)
  }, 60_000)
})
