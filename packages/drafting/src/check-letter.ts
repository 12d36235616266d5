/** Checks a letter from elsewhere before a person sends it: its citations, and the sentences that could harm them. */
import { COUNTRIES } from '@plainletter/contracts/countries'
import type { Language } from '@plainletter/contracts/country'
import type { HarmfulSentence, LetterCheck, ProblemKind } from '@plainletter/contracts/draft'

import { findCitations } from './citations/find-citations.ts'
import { judgeCitation } from './citations/judge-citation.ts'
import type { HeldLaw } from './citations/judge-citation.ts'
import { harmIn, wholeProblems } from './lint-letter.ts'
import { HARM_WORDS } from './lint/every-language.ts'
import { sentencesOf } from './sentences.ts'

/** Said of the whole letter instead. */
const NO_HARM: readonly ProblemKind[] = ['long_sentence']

/**
 * Pure: the rules that we hold come in as an argument. A citation that we do not hold is 'not_found', never 'false'.
 * `language` is that of the letter; without it each language of the country's courts is tried.
 */
export function checkLetter(text: string, held: HeldLaw, language?: Language): LetterCheck {
  const languages: readonly Language[] = language ? [language] : COUNTRIES[held.country].languages
  return {
    citations: findCitations(text).map((citation) => judgeCitation(citation, held)),
    harmful: harmfulSentences(text, languages),
    whole: wholeProblems(text, languages[0] ?? 'en'),
  }
}

function harmfulSentences(text: string, languages: readonly Language[]): HarmfulSentence[] {
  const found: HarmfulSentence[] = []
  const unwrapped = withoutWraps(text)
  let from = 0
  for (const sentence of sentencesOf(unwrapped)) {
    const start = unwrapped.indexOf(sentence, from)
    from = start + sentence.length
    const kinds = new Set(languages.flatMap((one) => harmIn(sentence, HARM_WORDS[one])))
    for (const kind of kinds)
      if (!NO_HARM.includes(kind))
        found.push({ kind, sentence: text.slice(start, from), span: [start, from] })
  }
  return found
}

/** A line that goes on below is one sentence. Of the same length, so that spans point into the text. */
function withoutWraps(text: string): string {
  return text.replaceAll('\r', ' ').replace(/(?<![\n.:;,!?。])\n(?=\p{Ll}|\p{N}|I )/gu, ' ')
}
