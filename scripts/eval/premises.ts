/** Asks the questions that rest on a belief, and scores the answers. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { scoreAnswer } from '@plainletter/adviser/score-answer'
import type { AnswerScore, PremiseQuestion } from '@plainletter/adviser/score-answer'
import type { PlainDate } from '@plainletter/contracts/country'
import { analyse } from '@plainletter/engine/analyse'
import { loadPhrases } from '@plainletter/phrases/load'

export type PremiseResult = {
  id: string
  set: string
  country: string
  language: string
  belief: PremiseQuestion['belief']
  score: AnswerScore
  shown: string
  answer: string | null
}

const FOLDER = path.join(import.meta.dirname, '../../packages/adviser/fixtures')

/** Every set of the folder, in order. */
export async function scorePremises(today: PlainDate): Promise<PremiseResult[]> {
  const results: PremiseResult[] = []
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
  for (const name of names.toSorted()) {
    for (const question of parseSet(path.join(FOLDER, name)))
      results.push({ set: path.basename(name, '.json'), ...(await askOne(question, today)) })
  }
  return results
}

/** The files are written by us in this shape. */
function parseSet(file: string): PremiseQuestion[] {
  return JSON.parse(readFileSync(file, 'utf8')) as PremiseQuestion[]
}

async function askOne(
  question: PremiseQuestion,
  today: PlainDate,
): Promise<Omit<PremiseResult, 'set'>> {
  const { id, text, country, language, belief } = question
  const { outcome } = await analyse({ text, request: { country, language }, today })
  const { analysis } = outcome
  const scored = scoreAnswer(question, analysis, await loadPhrases(language))
  return { id, country, language, belief, ...scored, answer: analysis.directAnswer }
}
