/** Scores one labelled letter: the reading field by field, then the whole analysis. */
import { draftlessText } from '@plainletter/adviser/fixtures/outcome-text'
import type { AnalysisOutcome } from '@plainletter/contracts/analysis'
import { DEFAULT_COUNTRY, findCountry } from '@plainletter/contracts/country'
import type { PlainDate } from '@plainletter/contracts/country'
import { analyse } from '@plainletter/engine/analyse'
import { read } from '@plainletter/reader/read'
import { scoreReading } from '@plainletter/reader/score-reading'
import type { Mark } from '@plainletter/reader/score-reading'

import type { Guess } from './calibration.ts'
import { citedLaw, isCited } from './key-law.ts'
import { groupOf } from './labelled-letter.ts'
import type { Grouping, LabelledLetter } from './labelled-letter.ts'
import { loadSources, scoreProof } from './proof.ts'
import type { Sources } from './proof.ts'
import { measureText } from './readability.ts'
import type { Reach } from './readability.ts'

export type Row = {
  id: string
  groups: Record<Grouping, string>
  marks: Mark[]
  guess: Guess
  /** The kind labelled and the kind found. */
  kinds: [wanted: string, found: string]
  reach: Reach
}

export type Scorer = (letter: LabelledLetter) => Promise<Row>

/** `withoutHint` leaves out the country that a person would choose. Law is loaded once for a country. */
export function createScorer({
  today,
  withoutHint,
}: {
  today: PlainDate
  withoutHint: boolean
}): Scorer {
  const sources = new Map<string, Promise<Sources>>()
  const sourcesOf = (country: Parameters<typeof loadSources>[0]) => {
    const known = sources.get(country) ?? loadSources(country)
    sources.set(country, known)
    return known
  }
  return async (letter) => {
    const country = findCountry(letter.jurisdiction) ?? DEFAULT_COUNTRY
    const request = { country: withoutHint ? DEFAULT_COUNTRY : country, language: 'en' } as const
    const { reading: guided, outcome } = await analyse({ text: letter.text, request, today })
    const reading = withoutHint ? read(letter.text) : guided
    const law = await sourcesOf(outcome.analysis.jurisdiction.countryCode ?? request.country)
    return {
      id: letter.id,
      groups: {
        country: groupOf(letter, 'country'),
        type: groupOf(letter, 'type'),
        language: groupOf(letter, 'language'),
        source: groupOf(letter, 'source'),
      },
      marks: [
        ...scoreReading(letter, reading),
        ...scoreCoverage(letter, outcome),
        ...scoreProof(outcome, { sources: law, today }),
      ],
      guess: {
        confidence: reading.confidence,
        isRight: letter.expected.acceptableTypes.includes(reading.documentType),
      },
      kinds: [letter.expected.documentType, reading.documentType],
      reach: measureText(draftlessText(outcome)),
    }
  }
}

/** How much is answered, how much we abstain from, and the law that is named where we do answer. */
function scoreCoverage({ expected }: LabelledLetter, { analysis }: AnalysisOutcome): Mark[] {
  const isAbstained = analysis.coverage.depth === 'none'
  const found = citedLaw(analysis.basis)
  const labels = isAbstained ? [] : (expected.keyLaw ?? [])
  const missing = labels.filter((label) => !isCited(label, found))
  return [
    {
      field: 'coverage',
      right: isAbstained ? 0 : 1,
      of: 1,
      miss: `abstained, ${analysis.documentType}`,
    },
    {
      field: 'key law',
      right: labels.length - missing.length,
      of: labels.length,
      miss: `no ${missing.join('; ')}`,
    },
    {
      field: 'key law (half)',
      right: labels.length > 0 && missing.length * 2 <= labels.length ? 1 : 0,
      of: labels.length > 0 ? 1 : 0,
      miss: `${labels.length - missing.length} of ${labels.length} named`,
    },
  ]
}
