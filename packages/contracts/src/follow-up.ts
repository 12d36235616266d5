/** What a person asks or adds after an analysis, and what we answer. */
import * as z from 'zod/mini'

import { Basis } from './analysis.ts'

export const FOLLOW_UP_CHARACTERS = 2_000

export const ENHANCE_REQUIRED = 'Please enter additional information or a question.'

export const Enhance = z.strictObject({
  additionalInfo: z
    .string(ENHANCE_REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, ENHANCE_REQUIRED),
      z.maxLength(FOLLOW_UP_CHARACTERS, 'Use up to 2,000 characters.'),
    ),
})
export type Enhance = z.infer<typeof Enhance>

/** One question with its answer. `basis` is law only: what the person said is the question itself. */
export const FollowUp = z.object({
  question: z.string(),
  answer: z.string(),
  /** What else their words call for, and the analysis does not say. */
  points: z.array(z.string()),
  /** False when we hold no answer: then `answer` says so, and who can help. */
  isAnswered: z.boolean(),
  basis: z.array(Basis),
  askedAt: z.iso.datetime(),
})
export type FollowUp = z.infer<typeof FollowUp>
