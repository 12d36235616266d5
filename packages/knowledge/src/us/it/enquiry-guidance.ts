/** Rows for questions that repeat a row for letters have its words. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_GUIDANCE } from '../enquiry-guidance.ts'
import { BENEFITS_IT } from './benefits.ts'
import { CONSUMER_IT } from './consumer.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { HOME_IT } from './home.ts'
import { WORK_IT } from './work.ts'

const LETTERS: Words = {
  ...BENEFITS_IT,
  ...DEBT_COLLECTION_IT,
  ...HOME_IT,
  ...WORK_IT,
  ...CONSUMER_IT,
}

export const ENQUIRY_GUIDANCE_IT: Words = Object.fromEntries(
  ENQUIRY_GUIDANCE.flatMap(({ id }) => {
    const words = LETTERS[id.replace(/-asked$/, '')]
    return words ? [[id, words]] : []
  }),
)
