import { Resend } from 'resend'

import type { Message } from './lay-out.ts'

/** The account at the mail provider, and who the mails are from: `Name <address>`. */
export interface Provider {
  readonly apiKey: string
  /** Without a slash at its end. */
  readonly baseUrl: string
  readonly from: string
}

/**
 * `sent`: the provider has it. `never`: it refused this very mail, and would again. `retry`: everything else, also when
 * we cannot know; the same idempotency key keeps the second try from becoming a second mail.
 */
export type SendResult =
  | { readonly outcome: 'sent'; readonly providerId: string }
  | { readonly outcome: 'retry' | 'never'; readonly reason: string }

/** Longer than any answer that is worth waiting for, and short enough for a round of several mails. */
const TIMEOUT_MS = 10_000
const NAME_LENGTH_MAX = 60

/** Never throws: a fault of the network is an outcome as well. */
export async function sendMail(
  { apiKey, baseUrl, from }: Provider,
  mail: { readonly idempotencyKey: string; readonly to: string; readonly message: Message },
  timeoutMs = TIMEOUT_MS,
): Promise<SendResult> {
  const { idempotencyKey, to, message } = mail
  try {
    const answer = await new Resend(apiKey, { baseUrl }).emails.send(
      { from, to, ...message },
      { idempotencyKey, signal: AbortSignal.timeout(timeoutMs) },
    )
    const providerId: unknown = answer.data?.id
    if (typeof providerId === 'string') return { outcome: 'sent', providerId }
    return outcomeOf(answer.error)
  } catch {
    return { outcome: 'retry', reason: 'no_answer' }
  }
}

/** Faults of one mail itself. A fault of our settings (key, domain, quota) is not: somebody will mend it. */
const NEVER = new Set([
  'validation_error',
  'missing_required_field',
  'invalid_parameter',
  'invalid_attachment',
  'invalid_idempotency_key',
])

function outcomeOf(error: { name?: unknown; statusCode?: unknown } | null): SendResult {
  const name = typeof error?.name === 'string' ? error.name.slice(0, NAME_LENGTH_MAX) : 'no_answer'
  // The key was used for other bytes: an earlier try arrived, before the words of this mail were changed.
  if (name === 'invalid_idempotent_request') return { outcome: 'sent', providerId: 'earlier try' }
  const isOfThisMail = error?.statusCode === 400 || error?.statusCode === 422
  return { outcome: NEVER.has(name) && isOfThisMail ? 'never' : 'retry', reason: name }
}
