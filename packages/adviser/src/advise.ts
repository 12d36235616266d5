/** Reading, law and today in; advice out. Pure: the same input gives the same answer, word for word. */
import type { AnalysisOutcome } from '@plainletter/contracts/analysis'

import { adviseWith } from './advise-with.ts'
import { ANSWERING } from './answering.ts'
import type { AdviseInput } from './facts.ts'

/** Advises on one letter or question: see `adviseWith`. */
export function advise(input: AdviseInput): Omit<AnalysisOutcome, 'draftResponse'> {
  return adviseWith(input, { answering: ANSWERING })
}
