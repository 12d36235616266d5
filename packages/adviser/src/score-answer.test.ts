import { loadKnowledge } from '@plainletter/knowledge/load'
import { EN } from '@plainletter/phrases/en/index'
import { read } from '@plainletter/reader/read'
import { expect, test } from 'vitest'

import { advise } from './advise.ts'
import { TODAY, request } from './fixtures/factories.ts'
import { scoreAnswer } from './score-answer.ts'
import type { PremiseQuestion } from './score-answer.ts'

const CAR = 'Can a debt collector take my car?'
const HEDGE = 'Does my parish council have to cut the hedge by the debt office?'

async function scoreOf(text: string, expected: Partial<PremiseQuestion>) {
  const { analysis } = advise({
    phrases: EN,
    text,
    reading: read(text, { country: 'gb' }),
    knowledge: await loadKnowledge('gb'),
    today: TODAY,
    request: request(),
  })
  const question: PremiseQuestion = {
    id: 'x',
    text,
    country: 'gb',
    language: 'en',
    belief: 'false',
    right: ['no'],
    says: ['cannot take'],
    never: [],
    ...expected,
  }
  return scoreAnswer(question, analysis, EN)
}

test.each([
  [CAR, {}, { score: 'right', shown: 'no' }],
  [CAR, { right: ['yes'] }, { score: 'wrong', shown: 'no' }],
  [CAR, { says: ['moon'] }, { score: 'wrong', shown: 'no' }],
  [CAR, { never: ['bailiffs'] }, { score: 'wrong', shown: 'no' }],
  [CAR, { right: ['abstain'], says: [] }, { score: 'wrong', shown: 'no' }],
  [HEDGE, {}, { score: 'abstained', shown: 'abstain' }],
  [HEDGE, { right: ['abstain'], says: [] }, { score: 'right', shown: 'abstain' }],
] as const)('%s, expected %o', async (text, expected, score) => {
  expect(await scoreOf(text, expected)).toEqual(score)
})
