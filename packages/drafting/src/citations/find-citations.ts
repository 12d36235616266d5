/** Finds citations of statutes and cases in a text. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { CitationCheck } from '@plainletter/contracts/draft'
import type { Span } from '@plainletter/contracts/reading'

import { CITATION_FORMS, WELL_KNOWN } from './forms.ts'

/** `countries`: where it is cited in this way. `law` and `section` are null for a case. */
export type Citation = {
  text: string
  span: Span
  kind: CitationCheck['kind']
  countries: readonly CountryCode[]
  law: string | null
  section: string | null
}

/** More than any letter holds: a longer list would only cost time. */
const MOST = 200

/** Up to 200, in the order of the text; no two overlap. A European case number (ECLI) names its own country. */
export function findCitations(text: string): Citation[] {
  const found: Citation[] = europeanCases(text)
  for (const { pattern, kind, countries } of CITATION_FORMS)
    for (const match of text.matchAll(pattern)) {
      const span: Span = [match.index, match.index + match[0].length]
      if (found.length >= MOST || found.some((one) => overlap(one.span, span))) continue
      const law = match.groups?.['law'] ?? null
      const section = match.groups?.['section'] ?? null
      found.push({ text: match[0], span, kind, countries: homesOf(law, countries), law, section })
    }
  return found.toSorted((one, other) => one.span[0] - other.span[0])
}

function homesOf(law: string | null, countries: readonly CountryCode[]): readonly CountryCode[] {
  const known = WELL_KNOWN.find((row) => row.law.test(law ?? ''))
  return known ? [known.country] : countries
}

const ECLI = /\bECLI:([A-Z]{2}):[A-Z0-9]{1,8}:(?:19|20)\d\d:[A-Z0-9.]{1,25}/g
const ECLI_COUNTRIES = [
  ['NL', 'nl'],
  ['BE', 'be'],
  ['DE', 'de'],
  ['FR', 'fr'],
  ['ES', 'es'],
  ['IT', 'it'],
  ['IE', 'ie'],
] as const satisfies readonly (readonly [string, CountryCode])[]

function europeanCases(text: string): Citation[] {
  return [...text.matchAll(ECLI)].slice(0, MOST).flatMap((match) => {
    const country = ECLI_COUNTRIES.find(([code]) => code === match[1])?.[1]
    if (!country) return []
    const span: Span = [match.index, match.index + match[0].length]
    return [
      {
        text: match[0],
        span,
        kind: 'case' as const,
        countries: [country],
        law: null,
        section: null,
      },
    ]
  })
}

function overlap(one: Span, other: Span): boolean {
  return one[0] < other[1] && other[0] < one[1]
}
