/** Letters name the law of their own country, and a sentence that cites a law carries it. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { Reading } from '@plainletter/contracts/reading'
import { describe, expect, test } from 'vitest'

import { findCitations } from './citations/find-citations.ts'
import { draftReply } from './draft-reply.ts'
import { inputFor, PLACES } from './fixtures/places.ts'
import { loadLetters } from './load-letters.ts'

describe('the law of one country stays there', () => {
  const letterOf = async (country: CountryCode, language: string, kind: Reading['documentType']) =>
    draftReply(await inputFor(country, language, { documentType: kind })) ?? ''

  test.each([
    ['us', 'en', 'DEBT_COLLECTION_LETTER', '15 U.S.C. § 1692g'],
    ['ie', 'en', 'DISMISSAL_LETTER', 'Unfair Dismissals Act 1977'],
    ['nz', 'en', 'DISMISSAL_LETTER', 'I raise a personal grievance'],
    ['de', 'de', 'EVICTION_NOTICE', '§ 574 BGB'],
    ['ch', 'de', 'COURT_CLAIM', 'Art. 73 SchKG'],
    ['ch', 'fr', 'DISMISSAL_LETTER', 'articles 335 et 336b CO'],
    ['fr', 'fr', 'DEBT_COLLECTION_LETTER', 'article 1353 du code civil'],
    ['be', 'nl', 'DISMISSAL_LETTER', 'cao nr. 109'],
    ['ca', 'fr', 'DEBT_COLLECTION_LETTER', 'article 2803 du Code civil du Québec'],
    ['nl', 'nl', 'PENALTY_CHARGE_NOTICE', 'artikel 6 Wahv'],
    ['es', 'es', 'BENEFIT_OVERPAYMENT', 'artículo 71 de la LRJS'],
    ['it', 'it', 'DISMISSAL_LETTER', 'articolo 6 della legge n. 604 del 1966'],
    ['jp', 'ja', 'DISMISSAL_LETTER', '労働基準法22条'],
  ] as const)('%s in %s: %s names %s', async (...[country, language, kind, law]) => {
    expect(await letterOf(country, language, kind)).toContain(law)
    const others = PLACES.filter(([other, spoken]) => other !== country && spoken === language)
    for (const [other, spoken] of others)
      expect(await letterOf(other, spoken, kind)).not.toContain(law)
  })

  test('a sentence that names a law says whose law it is, where a language has several countries', async () => {
    for (const [country, language] of PLACES) {
      const { rows } = await loadLetters(country, language)
      const isShared = !['gb', 'es', 'jp'].includes(country)
      for (const { law, says, countries } of rows)
        if (law) {
          expect(law.url, says).toMatch(/^https:\/\//)
          expect(isShared ? countries : [country], says).toEqual([country])
        }
    }
  })
})

test('outside the United Kingdom each sentence that cites a law carries it for its note', async () => {
  const bare: string[] = []
  for (const [country, language] of PLACES.filter(([one]) => one !== 'gb')) {
    const { rows } = await loadLetters(country, language)
    for (const { says, law } of rows)
      if (!law && findCitations(says).length > 0) bare.push(`${country} ${says}`)
  }
  expect(bare).toEqual([])
})
