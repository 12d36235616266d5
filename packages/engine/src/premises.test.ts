/** Questions that rest on a belief: the answer puts it right or abstains, and never confirms what is not so. */
import { scoreAnswer } from '@plainletter/adviser/score-answer'
import type { AnswerScore, PremiseQuestion } from '@plainletter/adviser/score-answer'
import { loadPhrases } from '@plainletter/phrases/load'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

declare global {
  interface ImportMeta {
    /** Vite replaces the call by the files. */
    glob: <File>(pattern: string, options: object) => Record<string, File>
  }
}

/** Of all questions of a set, in per cent. */
const LEAST_RIGHT_OR_ABSTAINED = 95
/** Of the true beliefs, so that an engine that says no to everything fails. */
const LEAST_TRUE_RIGHT = 80
/** Of all, so that one that always abstains fails. */
const LEAST_ANSWERED = 60

const sets = Object.entries(
  import.meta.glob<PremiseQuestion[]>('../../adviser/fixtures/*.json', {
    eager: true,
    import: 'default',
  }),
)

async function scoreOne(question: PremiseQuestion): Promise<AnswerScore> {
  const { country, language } = question
  const { outcome } = await analyse({
    text: question.text,
    request: { country, language },
    today: '2026-11-21',
  })
  return scoreAnswer(question, outcome.analysis, await loadPhrases(language)).score
}

describe.each(sets)('%s', async (_name, questions) => {
  const scored = await Promise.all(
    questions.map(async (question) => ({ question, score: await scoreOne(question) })),
  )
  const share = (among: typeof scored, ...scores: AnswerScore[]) =>
    (among.filter(({ score }) => scores.includes(score)).length / among.length) * 100

  test('no belief is answered wrongly with a yes or no', () => {
    const wrong = scored.filter(({ score }) => score === 'wrong')
    expect(wrong.map(({ question }) => question.id)).toEqual([])
  })

  test('nearly all are right, or we abstain', () => {
    expect(share(scored, 'right', 'abstained')).toBeGreaterThanOrEqual(LEAST_RIGHT_OR_ABSTAINED)
  })

  test('most are answered, and what is true is confirmed', () => {
    const truths = scored.filter(({ question }) => question.belief === 'true')
    expect(share(scored, 'right')).toBeGreaterThanOrEqual(LEAST_ANSWERED)
    expect(share(truths, 'right')).toBeGreaterThanOrEqual(LEAST_TRUE_RIGHT)
  })
})
