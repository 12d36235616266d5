/**
 * Ranks the answers that we hold by how likely each is the one that is asked for. Several weak signs say more than one
 * strong one: a story names the words of many rows. `pnpm learn:answers` learns the weights from labelled questions.
 */
import type { RuleOf } from '@plainletter/contracts/rule'

import type { Facts } from './facts.ts'
import { likenessOf } from './likeness.ts'
import { askedByStory, matchQuestion, prepareQuestion, shareNamed } from './match-question.ts'
import type { QuestionMatch } from './match-question.ts'
import { DEFAULT_RANK } from './select-rules.ts'
import type { Selected } from './select-rules.ts'

type Row = Selected<RuleOf<'answer'>>

/**
 * One answer with what speaks for it. `match` is null where not all that it asks for is named, or only in the story of
 * another field; `told` is what is named in any.
 */
export type Signs = {
  row: Row
  match: QuestionMatch | null
  told: QuestionMatch | null
  signs: readonly number[]
}
/** `score` is the sum of its signs; `chance` that it is the answer asked for, from 0 to 1, if one of them is. */
export type RankedAnswer = Signs & { score: number; chance: number }

/**
 * The same order as in `signsOf`. Learned from 352 questions before answers were written with a look at them: what these
 * teach since trusts phrases that were made to fit (of 90 new questions it answers 43 rightly, these weights 56).
 */
export const WEIGHTS = [0.057, 0.03, 0.095, 0.105, 1.933, 0.727, 0.822, 0.646, 0.152] as const

/** What is told first is what a story is about. */
const OPENING = 220

/** The answers, the likeliest first. `question` is what is asked last, or all where nothing is. */
export function rankAnswers(facts: Facts, rows: readonly Row[], question: string): RankedAnswer[] {
  const found = signsOf(facts, rows, question)
  const scores = found.map(({ signs }) =>
    signs.reduce((sum, sign, at) => sum + sign * (WEIGHTS[at] ?? 0), 0),
  )
  const top = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - top))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return found
    .map((one, at) => {
      const [score, chance] = [scores[at] ?? 0, (shares[at] ?? 0) / all]
      const isSure = chance >= SURE && score >= MUCH
      return { ...one, match: one.match ?? (isSure ? one.told : null), score, chance }
    })
    .toSorted((one, other) => other.chance - one.chance)
}

/** From here on so much is named, and nothing else is near, that the field was wrong which we took the story for. */
const [SURE, MUCH] = [0.5, 8] as const

/** What speaks for each answer of which the text says anything at all. */
export function signsOf(facts: Facts, rows: readonly Row[], question: string): Signs[] {
  const { law, text } = facts
  if (!law) return []
  const { index, placeOf } = law.askedWords()
  const alike = [text, text.slice(0, OPENING)].map((words) => likenessOf(words, index))
  const rules = rows.map(({ rule }) => rule)
  const asked = prepareQuestion(question, facts, rules)
  const told = askedByStory(asked, text)
  return rows.flatMap((row) => {
    const at = placeOf.get(row.rule) ?? -1
    const [whole = 0, opening = 0] = alike.map((scores) => scores[at] ?? 0)
    const named = shareNamed(row.rule, asked)
    if (whole === 0 && named === 0) return []
    // Where not all that it asks for is named, it matches neither.
    const found =
      named < 1 ? [null, null] : [asked, told].map((words) => matchQuestion(row.rule.asks, words))
    const scores = found.map((one) => one?.score ?? 0)
    const fit = [named, Number(named === 1), ...fieldSigns(row.rule, facts)]
    const signs = [...scores, whole, opening, ...fit]
    return [{ row, ...matchesIn(row.rule, facts, found), signs }]
  })
}

/** What the story alone names is asked for in the field of the story. */
function matchesIn(
  rule: RuleOf<'answer'>,
  facts: Facts,
  [inQuestion = null, inStory = null]: readonly (QuestionMatch | null)[],
): Pick<Signs, 'match' | 'told'> {
  const told = inQuestion ?? inStory
  const isSaid = inQuestion?.isAsked === true || isOfField(rule, facts)
  return { told, match: isSaid ? told : null }
}

/** Of the field of the story first; of it or of any; made for the facts of one story. */
function fieldSigns(rule: RuleOf<'answer'>, facts: Facts): number[] {
  const { topics, rank = DEFAULT_RANK } = rule
  return [
    Number(topics?.[0] === facts.topic),
    Number(isOfField(rule, facts)),
    (DEFAULT_RANK - rank) / DEFAULT_RANK,
  ]
}

function isOfField({ topics }: RuleOf<'answer'>, { topic }: Facts): boolean {
  return topics?.includes(topic) ?? true
}
