/** "Suggest a Feature". */
import * as z from 'zod/mini'

import { DocumentId } from './document.ts'

export const FeatureRequestType = z.enum(['missing_feature', 'improvement', 'new_functionality'])
export type FeatureRequestType = z.infer<typeof FeatureRequestType>

export const FEATURE_REQUEST_LIMITS = { titleCharacters: 200, textCharacters: 4_000 } as const

export const FEATURE_REQUEST_REQUIRED = 'Please fill in the request type, title, and description'

const required = (characters: number, message: string) =>
  z
    .string(FEATURE_REQUEST_REQUIRED)
    .check(z.trim(), z.minLength(1, FEATURE_REQUEST_REQUIRED), z.maxLength(characters, message))

const TOO_LONG = 'Use up to 4,000 characters for each field.'
const optional = z.nullish(
  z.string().check(z.trim(), z.maxLength(FEATURE_REQUEST_LIMITS.textCharacters, TOO_LONG)),
)

export const FeatureRequest = z.strictObject({
  documentId: z.nullish(DocumentId),
  requestType: z.enum(FeatureRequestType.options, FEATURE_REQUEST_REQUIRED),
  title: required(
    FEATURE_REQUEST_LIMITS.titleCharacters,
    'Use up to 200 characters for the title.',
  ),
  description: required(FEATURE_REQUEST_LIMITS.textCharacters, TOO_LONG),
  userGoal: optional,
  currentLimitation: optional,
  suggestedSolution: optional,
})
export type FeatureRequest = z.infer<typeof FeatureRequest>
