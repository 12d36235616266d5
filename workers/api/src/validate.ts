/** Checks one part of the request against its contract; a failure leaves through the one error handler. */
import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import type * as z from 'zod/mini'

import { AppError } from './errors.ts'
import { mediaTypeOf } from './media-type.ts'

export const validate = <Target extends keyof ValidationTargets, Shape extends z.ZodMiniType>(
  target: Target,
  shape: Shape,
) =>
  zValidator(target, shape, (result, c): void => {
    if (target === 'json' && mediaTypeOf(c.req.header('Content-Type')) !== 'application/json') {
      throw new AppError('unsupported_media_type', 'Send this as application/json')
    }
    if (result.success) return
    const fields: Record<string, string> = {}
    for (const issue of result.error.issues) {
      fields[issue.path.map(String).join('.') || 'request'] ??= issue.message
    }
    const [first] = Object.values(fields)
    throw new AppError('invalid_input', first ?? 'The request is not complete', { fields })
  })
