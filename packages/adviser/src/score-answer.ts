/** Compares an answer with what is right for a question that rests on a belief. Used by tests and by scripts/eval. */
import type { Analysis } from '@plainletter/contracts/analysis'
import type { CountryCode, Language } from '@plainletter/contracts/country'
import { withoutEnd } from '@plainletter/phrases/format'
import { say, sayFixed } from '@plainletter/phrases/phrases'
import type { Phrases } from '@plainletter/phrases/phrases'

/** What the page opens with. `do_this` is a reason or advice without such a word. */
export type ShownVerdict = 'yes' | 'no' | 'it_depends' | 'do_this' | 'abstain' | 'scam'

/**
 * A question as people type it. `belief` says what becomes of what it takes to be true. `right` are the verdicts that
 * fit; any of `says` must stand in the answer, none of `never` may. Both are lower case, in `language`.
 */
export type PremiseQuestion = {
  id: string
  text: string
  country: CountryCode
  language: Language
  belief: 'false' | 'half' | 'true' | 'unknown'
  right: readonly ShownVerdict[]
  says: readonly string[]
  never: readonly string[]
}

/** `beside`: something else was answered, without a yes or no. `wrong`: it was, with one, or a forbidden word was said. */
export type AnswerScore = 'right' | 'abstained' | 'beside' | 'wrong'

/** The score of one answer, and the verdict that was shown. */
export function scoreAnswer(
  question: PremiseQuestion,
  analysis: Analysis,
  phrases: Phrases,
): { score: AnswerScore; shown: ShownVerdict } {
  const shown = shownVerdict(analysis, phrases)
  const answer = analysis.directAnswer ?? analysis.verdict.toLowerCase()
  return { score: scoreOf(question, shown, answer), shown }
}

function scoreOf(question: PremiseQuestion, shown: ShownVerdict, answer: string): AnswerScore {
  const isOpen = !question.right.includes('abstain')
  if (shown === 'abstain') return isOpen ? 'abstained' : 'right'
  const told = tells(question, answer)
  if (told === 'right' && fits(question, shown)) return 'right'
  return told === 'forbidden' || shown === 'yes' || shown === 'no' ? 'wrong' : 'beside'
}

/** A reason without the word fits too, unless nothing should have been said. */
function fits({ right }: PremiseQuestion, shown: ShownVerdict): boolean {
  return right.includes(shown) || (shown === 'do_this' && !right.includes('abstain'))
}

function tells({ says, never }: PremiseQuestion, answer: string): 'right' | 'other' | 'forbidden' {
  const plain = answer.toLowerCase()
  if (never.some((word) => plain.includes(word))) return 'forbidden'
  return says.length === 0 || says.some((word) => plain.includes(word)) ? 'right' : 'other'
}

function shownVerdict({ verdict, directAnswer, coverage }: Analysis, phrases: Phrases) {
  if (verdict === sayFixed(phrases, 'looksLikeScam')) return 'scam'
  if (coverage.depth === 'none' || directAnswer === null) return 'abstain'
  const opened = OPENINGS.find(({ word, short }) => {
    const begins = [withoutEnd(say(phrases, word)), WORDS[word]].some(
      (one) => directAnswer.startsWith(one) && /^[.,:、。]/u.test(directAnswer.slice(one.length)),
    )
    return begins || verdict === sayFixed(phrases, short)
  })
  return opened?.shown ?? 'do_this'
}

/** English stands in for rows without words of their own. */
const WORDS = { yes: 'Yes', no: 'No', itDepends: 'It depends' } as const

const OPENINGS = [
  { shown: 'yes', word: 'yes', short: 'shortYes' },
  { shown: 'no', word: 'no', short: 'shortNo' },
  { shown: 'it_depends', word: 'itDepends', short: 'shortDepends' },
] as const
