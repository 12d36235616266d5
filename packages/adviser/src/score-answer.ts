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
  return { score: scoreOf(question, shown, analysis.directAnswer ?? ''), shown }
}

function scoreOf(
  { right, says, never }: PremiseQuestion,
  shown: ShownVerdict,
  answer: string,
): AnswerScore {
  if (shown === 'abstain') return right.includes('abstain') ? 'right' : 'abstained'
  const plain = answer.toLowerCase()
  const isTold = says.length === 0 || says.some((word) => plain.includes(word))
  if (never.some((word) => plain.includes(word))) return 'wrong'
  if (right.includes(shown) && (isTold || shown === 'scam')) return 'right'
  if (shown === 'do_this' && says.length > 0 && isTold) return 'right'
  return shown === 'yes' || shown === 'no' ? 'wrong' : 'beside'
}

function shownVerdict({ verdict, directAnswer, coverage }: Analysis, phrases: Phrases) {
  if (verdict === sayFixed(phrases, 'looksLikeScam')) return 'scam'
  if (coverage.depth === 'none' || directAnswer === null) return 'abstain'
  const opened = OPENINGS.find(({ word, short }) => {
    const begins = [withoutEnd(say(phrases, word)), WORDS[word]].some(
      (one) => directAnswer.startsWith(one) && /^[\s.,:、。]/u.test(directAnswer.slice(one.length)),
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
