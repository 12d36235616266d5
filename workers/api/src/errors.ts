/** Errors that a caller can act on, and the one handler that every failure leaves through. */
import type { ErrorBody, ErrorCode } from '@plainletter/contracts/error'
import type { Refusal } from '@plainletter/contracts/upload'
import { isStripeFault } from '@plainletter/payments/open-payments'
import { isStorageAway } from '@plainletter/store/database'
import { KeyRingBusyError } from '@plainletter/store/key-rings'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import type { AppEnv } from './app-env.ts'

const STATUS = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  credits_required: 403,
  too_many_requests: 429,
  too_large: 413,
  unsupported_media_type: 415,
  refused: 422,
  analysis_failed: 500,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, ContentfulStatusCode>

interface ErrorDetails {
  readonly fields?: Record<string, string>
  readonly refusals?: Refusal[]
}

export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { code, message, details } = error
  return { code, error: message, message, requestId, ...details }
}

/** For programs. People are told a minute. */
const RETRY_AFTER_SECONDS = 10

/** A known error keeps its words. Anything else is a bug: logged once by name, shown as a plain 500. */
export function handleError(error: Error, c: Context<AppEnv>): Response {
  const known = asAppError(error)
  const isAway = isStorageAway(error) || isStripeFault(error)
  if (isAway) c.header('Retry-After', String(RETRY_AFTER_SECONDS))
  if (known.code === 'internal' || isAway) {
    const event = isAway ? 'service_away' : 'unhandled_error'
    console.error(JSON.stringify({ event, requestId: c.var.requestId, name: error.name }))
  }
  return c.json(errorBody(known, c.var.requestId), STATUS[known.code])
}

const OUR_FAULT = 'Something went wrong on our side. Try again in a minute.'

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status < 500) {
    return new AppError('invalid_input', 'We could not read this request')
  }
  if (error instanceof KeyRingBusyError) {
    return new AppError('too_many_requests', 'Many letters came at once. Try again in a moment.')
  }
  if (isStripeFault(error)) {
    return new AppError('unavailable', 'The payment service did not answer. Try again in a minute.')
  }
  return new AppError(isStorageAway(error) ? 'unavailable' : 'internal', OUR_FAULT)
}
