/** Rows for questions that repeat a row for letters have its words, where a language has no others for them. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_GUIDANCE } from './enquiry-guidance.ts'

/** The words given, and with them those of the rows in `ENQUIRY_GUIDANCE`, by their own ids. */
export function withGuidance(words: Words): Words {
  const repeated = ENQUIRY_GUIDANCE.flatMap(({ id }) => {
    const own = words[id.replace(/-asked$/, '')]
    return own ? [[id, own] as const] : []
  })
  return { ...words, ...Object.fromEntries(repeated) }
}
