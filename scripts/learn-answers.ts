/**
 * `pnpm learn:answers`: how much each sign speaks for an answer, learned from packages/adviser/training/questions.jsonl, where
 * somebody has said which of our answers are right. Prints the weights for packages/adviser/src/rank-answers.ts, and what to
 * expect of them on new questions: each half is answered by what the other half teaches.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { gatherQuestion } from '@plainletter/adviser/answering'
import { decide, rankFor } from '@plainletter/adviser/find-answer'
import type { RankedAnswer } from '@plainletter/adviser/rank-answers'
import { CountryCode } from '@plainletter/contracts/country'
import { loadKnowledge } from '@plainletter/knowledge/load'
import { loadPhrases } from '@plainletter/phrases/load'
import { readInItsLanguage } from '@plainletter/reader/read-in-its-language'
import { z } from 'zod'

import { chancesOf, learnWeights, scoreOf } from './learn/answer-weights.ts'
import type { JudgedQuestion } from './learn/answer-weights.ts'
import { ROOT } from './places.ts'

const TODAY = '2026-11-22'
/** An answer that lacks a main point. */
const NEARLY_RIGHT = 0.35

const Question = z.object({
  half: z.union([z.literal(1), z.literal(2)]),
  country: CountryCode,
  text: z.string(),
  right: z.array(z.string()),
  near: z.array(z.string()),
})
type Question = z.infer<typeof Question>
type Judged = JudgedQuestion & {
  half: 1 | 2
  text: string
  rows: readonly RankedAnswer['row'][]
  matches: readonly RankedAnswer['match'][]
}

const file = path.join(ROOT, 'packages/adviser/training/questions.jsonl')
const questions = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => Question.parse(JSON.parse(line)))
const judged: Judged[] = []
for (const question of questions) judged.push(await judge(question))

for (const half of [1, 2] as const) {
  const weights = learnWeights(judged.filter((one) => one.half !== half))
  console.log(`half ${half}, by what the other teaches: ${tell(judged, half, weights)}`)
}
console.log(
  'weights',
  learnWeights(judged).map((weight) => Number(weight.toFixed(3))),
)

async function judge({ half, country, text, right, near }: Question): Promise<Judged> {
  const reading = await readInItsLanguage(text, { country, documentType: 'ENQUIRY' })
  const phrases = await loadPhrases('en')
  const knowledge = await loadKnowledge(country, 'en', { kinds: ['ENQUIRY'] })
  const request = { country, language: 'en' as const }
  const { facts, rows } = gatherQuestion({
    phrases,
    text,
    reading,
    knowledge,
    today: TODAY,
    request,
  })
  const { ranked } = rankFor(facts, rows)
  const worthOf = (id: string) => (right.includes(id) ? 1 : near.includes(id) ? NEARLY_RIGHT : 0)
  return {
    half,
    text,
    rows: ranked.map(({ row }) => row),
    matches: ranked.map(({ match }) => match),
    signs: ranked.map(({ signs }) => signs),
    worth: ranked.map(({ row }) => worthOf(row.rule.id)),
  }
}

function tell(all: readonly Judged[], half: 1 | 2, weights: readonly number[]): string {
  const counts = { right: 0, near: 0, wrong: 0, perhaps: 0, none: 0 }
  for (const { text, rows, matches, signs, worth } of all.filter((one) => one.half === half)) {
    const chances = chancesOf(signs, weights)
    const order = chances
      .map((_, at) => at)
      .toSorted((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0))
    const [best = 0] = order
    const ranked = rows.map((row, at) => ({
      row,
      match: matches[at] ?? null,
      signs: signs[at] ?? [],
      chance: chances[at] ?? 0,
      score: scoreOf(signs[at] ?? [], weights),
    }))
    const decision = decide(
      text,
      ranked.toSorted((one, other) => other.chance - one.chance),
    )
    if (decision !== 'answer') counts[decision] += 1
    else if (worth[best] === 1) counts.right += 1
    else if (worth[best] === NEARLY_RIGHT) counts.near += 1
    else counts.wrong += 1
  }
  return JSON.stringify(counts)
}
