/** Scores one labelled letter: the reading field by field, then the whole analysis. */
import { draftlessText } from '@plainletter/adviser/fixtures/outcome-text'
import type { AnalysisOutcome } from '@plainletter/contracts/analysis'
import { DEFAULT_COUNTRY, findCountry } from '@plainletter/contracts/countries'
import type { CountryCode, PlainDate } from '@plainletter/contracts/country'
import { analyse } from '@plainletter/engine/analyse'
import { researchCases } from '@plainletter/engine/research'
import { read } from '@plainletter/reader/read'
import { scoreReading } from '@plainletter/reader/score-reading'
import type { Mark } from '@plainletter/reader/score-reading'

import type { Guess } from './calibration.ts'
import { citedLaw, isCited, namedCases } from './key-law.ts'
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
        ...scoreCoverage(outcome),
        ...(await scoreKeyLaw(letter, { outcome, country: request.country, today })),
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

function scoreCoverage({ analysis }: AnalysisOutcome): Mark[] {
  const isAbstained = analysis.coverage.depth === 'none'
  const miss = `abstained, ${analysis.documentType}`
  return [{ field: 'coverage', right: isAbstained ? 0 : 1, of: 1, miss }]
}

type Analysed = { outcome: AnalysisOutcome; country: CountryCode; today: PlainDate }

/** The law that is named where we do answer: on the page, on at least half of it, and with the case research. */
async function scoreKeyLaw(
  { text, expected }: LabelledLetter,
  { outcome: { analysis }, country, today }: Analysed,
): Promise<Mark[]> {
  const labels = analysis.coverage.depth === 'none' ? [] : (expected.keyLaw ?? [])
  if (labels.length === 0) return []
  const cited = citedLaw(analysis.basis)
  const request = { country, language: 'en' } as const
  const told = { text, request, said: [], given: [] }
  const { cases } = await researchCases(told, Date.parse(today))
  const missing = labels.filter((label) => !isCited(label, cited))
  const stillMissing = missing.filter((label) => !isCited(label, namedCases(cases)))
  const of = labels.length
  return [
    { field: 'key law', right: of - missing.length, of, miss: `no ${missing.join('; ')}` },
    {
      field: 'key law (half)',
      right: missing.length * 2 <= of ? 1 : 0,
      of: 1,
      miss: `${of - missing.length} of ${of} named`,
    },
    {
      field: 'key law, cases',
      right: of - stillMissing.length,
      of,
      miss: `no ${stillMissing.join('; ')}`,
    },
  ]
}
