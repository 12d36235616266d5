/** The one shape of every error answer. `error` and `message` carry the same words: older screens read either. */
import * as z from 'zod/mini'

import { Refusal } from './upload.ts'

export const ErrorCode = z.enum([
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'credits_required',
  'too_many_requests',
  'too_large',
  'unsupported_media_type',
  'refused',
  'analysis_failed',
  'unavailable',
  'internal',
])
export type ErrorCode = z.infer<typeof ErrorCode>

export const ErrorBody = z.object({
  code: ErrorCode,
  error: z.string(),
  message: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  refusals: z.optional(z.array(Refusal)),
})
export type ErrorBody = z.infer<typeof ErrorBody>
