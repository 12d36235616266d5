/** The person's own words, made safe to quote in their letter. */
import { OWN_WORDS_LIMIT } from '@plainletter/contracts/draft'
import type { LetterProblem, ProblemKind } from '@plainletter/contracts/draft'
import { joinSentences } from '@plainletter/phrases/sentence'

import { harmIn } from './lint-letter.ts'
import { HARM_WORDS } from './lint/every-language.ts'
import { sentencesOf } from './sentences.ts'

export type OwnWords = { says: string; leftOut: LetterProblem[] }

/** Marks that would end the quotation, open a gap or a slot, or do things to a screen. */
const MARKS = /[“”„«»「」{}[\]<>\p{Cc}\p{Cf}]/gu
/** Own words may be long-winded: that harms nobody. */
const HARMLESS: readonly ProblemKind[] = ['long_sentence']

/** Keeps the sentences that harm nobody, in any of our languages, up to the limit. */
export function takeOwnWords(written: string): OwnWords {
  const plain = written.replace(MARKS, ' ').replace(/\s+/g, ' ').trim()
  const judged = sentencesOf(plain.slice(0, OWN_WORDS_LIMIT)).map((sentence) => ({
    sentence,
    harm: harmInAnyLanguage(sentence).find((kind) => !HARMLESS.includes(kind)),
  }))
  return {
    says: joinSentences(judged.filter(({ harm }) => !harm).map(({ sentence }) => sentence)),
    leftOut: judged.flatMap(({ sentence, harm }) => (harm ? [{ kind: harm, sentence }] : [])),
  }
}

/** A person may write in another language than that of the letter. */
function harmInAnyLanguage(sentence: string): ProblemKind[] {
  return Object.values(HARM_WORDS).flatMap((words) => harmIn(sentence, words))
}
