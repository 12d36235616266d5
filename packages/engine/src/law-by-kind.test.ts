/** The rows of law and of letters that are loaded for one kind give the answer that all of them give, word for word. */
import { advise } from '@plainletter/adviser/advise'
import type { PremiseQuestion } from '@plainletter/adviser/score-answer'
import { whichCountry } from '@plainletter/adviser/which-country'
import { DEFAULT_COUNTRY, findCountry } from '@plainletter/contracts/countries'
import { CountryCode } from '@plainletter/contracts/country'
import { DocumentType } from '@plainletter/contracts/document-type'
import { draftReply } from '@plainletter/drafting/draft-reply'
import { loadLetters } from '@plainletter/drafting/load-letters'
import { loadKnowledge } from '@plainletter/knowledge/load'
import { loadPhrases } from '@plainletter/phrases/load'
import { expect, test } from 'vitest'

import { prepare } from './prepare.ts'
import type { EngineInput } from './prepare.ts'
import { toldInLaw } from './told-in-law.ts'

interface Labelled {
  readonly id: string
  readonly text: string
  readonly jurisdiction: string
}

declare global {
  interface ImportMeta {
    /** Vite replaces the call by the files. */
    glob: <File>(pattern: string, options: object) => Record<string, File>
  }
}

const letters = Object.values(
  import.meta.glob<Labelled>('../../reader/fixtures/*.json', { eager: true, import: 'default' }),
)
const questions = Object.values(
  import.meta.glob<PremiseQuestion[]>('../../adviser/fixtures/*.json', {
    eager: true,
    import: 'default',
  }),
).flat()

const today = '2026-11-21'
const inputOf = (text: string, country: CountryCode): EngineInput => ({
  text,
  request: { country, language: 'en' },
  today,
})

/** What the engine says, and what it would say with all law and all letters of the country in its hands. */
async function sayTwice(input: EngineInput) {
  const { reading, advice, draft } = await prepare(input)
  const { text, request } = input
  const { language } = request
  const knowledge = await loadKnowledge(whichCountry(reading, request), language)
  const phrases = await loadPhrases(language)
  const whole = advise({ phrases, text, reading, knowledge, today, request })
  const letters = await loadLetters(draft.letters.country, draft.letters.language)
  const told = reading.isEnquiry ? await toldInLaw(text, reading, knowledge.country) : null
  return {
    /** `advise` alone never asks in the law's language what finds no answer in its own. */
    isToldInLaw: told !== null,
    said: { ...advice, draftResponse: draftReply(draft) },
    whole: {
      ...whole,
      draftResponse: draftReply({ ...draft, analysis: whole.analysis, letters }),
    },
  }
}

async function findDifferences(inputs: readonly EngineInput[]): Promise<string[]> {
  const different: string[] = []
  for (const input of inputs) {
    const { said, whole, isToldInLaw } = await sayTwice(input)
    if (isToldInLaw) continue
    if (JSON.stringify(said) !== JSON.stringify(whole)) different.push(input.text.slice(0, 200))
  }
  return different
}

/** For a busy machine: nothing here is about time. */
const PATIENCE_MS = 600_000

test.each(CountryCode.options)(
  'on every labelled letter and question of %s',
  async (country) => {
    const inputs = letters
      .filter(({ jurisdiction }) => (findCountry(jurisdiction) ?? DEFAULT_COUNTRY) === country)
      .map(({ text }) => inputOf(text, country))
    expect(inputs.length).toBeGreaterThan(0)
    expect(await findDifferences(inputs)).toEqual([])
  },
  PATIENCE_MS,
)

test(
  'on every question that rests on a belief, in its language',
  async () => {
    const inputs = questions.map(({ text, country, language }) => ({
      ...inputOf(text, country),
      request: { country, language },
    }))
    expect(inputs.length).toBeGreaterThan(200)
    expect(await findDifferences(inputs)).toEqual([])
  },
  PATIENCE_MS,
)

test(
  'on letters that a person says are of another kind',
  async () => {
    const inputs = letters
      .filter((_letter, at) => at % 5 === 0)
      .map(({ text, jurisdiction }, at) => {
        const documentType = DocumentType.options[at % DocumentType.options.length] ?? 'OTHER'
        const country = findCountry(jurisdiction) ?? DEFAULT_COUNTRY
        return { ...inputOf(text, country), corrections: { documentType } }
      })
    expect(await findDifferences(inputs)).toEqual([])
  },
  PATIENCE_MS,
)
