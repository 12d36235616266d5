import { ApiError } from './api-error.ts'
import { shellMessages } from './messages/shell.ts'

/** Words for a failure that a person can act on: the server's own, or the given ones where it gave none. */
export function describeError(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.body?.message ?? fallback
  return isConnectionLost(error) ? shellMessages.connectionLost : fallback
}

/** True when no answer came at all, so the same request may be sent again. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError
}

/** True when what is missing is credits: the code, or the words and the status that the specification names. */
export function isCreditsError(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.body) return error.body.code === 'credits_required'
  return error.status === 403 || /no credits remaining|credits required/i.test(error.message)
}

/** True when the session has ended, here or elsewhere. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** The code that support can look up, when the server gave one. */
export function findRequestId(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.requestId : undefined
}
