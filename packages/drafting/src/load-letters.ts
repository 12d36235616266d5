/** The door to the letters: one country and one language at a time. */
import { COUNTRIES } from '@plainletter/contracts/countries'
import type { CountryCode, Language } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Reading } from '@plainletter/contracts/reading'
import { loadPhrases } from '@plainletter/phrases/load'

import type { PlanRows } from './letter-plan.ts'
import type { FrameVariants, Letters, Scope } from './paragraph.ts'

export type LetterSet = Pick<Letters, 'harm' | 'frame' | 'tones'> & {
  variants?: FrameVariants
  /** Rows of equal place in a letter keep this order. */
  parts: readonly LetterPart[]
}

/** Rows that are loaded together, in an `import()` of their own where they can wait. */
export type LetterPart = {
  /** Each kind that one of its rows answers, as a test checks. Absent for rows of many kinds. */
  kinds?: readonly DocumentType[]
  /** None of its rows is for the plain answer: each has its purposes. */
  isForPurposes?: true
  /** Each of its rows is for papers that have a letter of their own. */
  isForPapers?: true
  rows: () => Promise<PlanRows>
}

/** What is answered: its kind, and whether it is a paper with a letter of its own. */
export type Answered = Pick<Reading, 'documentType' | 'paper'>

/**
 * The letters of a country, in the language of the letter that is answered where the country's courts use it, else in
 * the first language of its courts: the sender must be able to read them. With `answered` only the rows for the plain
 * answer to such a letter, and some besides.
 */
export async function loadLetters(
  country: CountryCode,
  language: string,
  answered?: Answered,
): Promise<Letters> {
  const chosen = courtLanguage(country, language)
  const what = answered?.paper ? 'paper' : (answered?.documentType ?? '')
  const name = `${country} ${chosen} ${what}`
  const made = MADE.get(name) ?? (await makeLetters(country, chosen, answered))
  MADE.set(name, made)
  return made
}

/** Rows never change, so what is made of them stands: a memory, not a state. At most one for each country and kind. */
const MADE = new Map<string, Letters>()

async function makeLetters(
  country: CountryCode,
  chosen: Language,
  answered: Answered | undefined,
): Promise<Letters> {
  const load = country === 'gb' ? loadBritish : LOADERS[chosen]
  const [set, phrases] = await Promise.all([load(), loadPhrases(chosen)])
  const parts = answered ? set.parts.filter((part) => answers(part, answered)) : set.parts
  const rows = await Promise.all(parts.map((part) => part.rows()))
  const isHere = ({ countries }: Scope) => countries === undefined || countries.includes(country)
  return {
    country,
    language: chosen,
    phrases,
    harm: set.harm,
    frame: { ...set.frame, ...set.variants?.[country] },
    tones: set.tones,
    subjects: rows.flatMap((part) => part.subjects).filter(isHere),
    rows: rows.flatMap((part) => part.rows).filter(isHere),
    notes: rows.flatMap((part) => part.notes).filter(isHere),
  }
}

function answers(
  { kinds, isForPurposes, isForPapers }: LetterPart,
  { documentType, paper }: Answered,
): boolean {
  if (isForPurposes) return false
  if (paper) return isForPapers === true
  return !isForPapers && (kinds === undefined || kinds.includes(documentType))
}

/** The language in which a letter to a sender of that country is written. */
export function courtLanguage(country: CountryCode, language: string): Language {
  const languages: readonly Language[] = COUNTRIES[country].languages
  const wanted = language.slice(0, 2).toLowerCase()
  return languages.find((one) => one === wanted) ?? languages[0] ?? 'en'
}

const loadBritish = async (): Promise<LetterSet> => (await import('./letters/gb/index.ts')).GB

const LOADERS = {
  en: async () => (await import('./letters/en/index.ts')).EN,
  de: async () => (await import('./letters/de/index.ts')).DE,
  fr: async () => (await import('./letters/fr/index.ts')).FR,
  es: async () => (await import('./letters/es/index.ts')).ES,
  it: async () => (await import('./letters/it/index.ts')).IT,
  nl: async () => (await import('./letters/nl/index.ts')).NL,
  ja: async () => (await import('./letters/ja/index.ts')).JA,
} as const satisfies Record<Language, () => Promise<LetterSet>>
