/**
 * Asks Cloudflare whether a person pressed the box, on forms that strangers may send. Off while TURNSTILE_SECRET_KEY is
 * empty. A token works once and for five minutes.
 */
import { TURNSTILE_HEADER } from '@plainletter/contracts/human-sign'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { clientAddress } from './client-address.ts'

const Verdict = z.object({ success: z.boolean(), hostname: z.optional(z.string()) })
const TOKEN_LENGTH_MAX = 2_048
const TIMEOUT_MS = 5_000

export const humanCheck = createMiddleware<AppEnv>(async (c, next) => {
  const secret = c.env.TURNSTILE_SECRET_KEY
  if (!secret) return next()
  const token = c.req.header(TURNSTILE_HEADER) ?? ''
  if (token === '' || token.length > TOKEN_LENGTH_MAX) throw notShown()
  const verdict = await ask(c.env.TURNSTILE_BASE_URL, {
    secret,
    response: token,
    remoteip: clientAddress(c),
  })
  const isOurs = verdict.hostname === new URL(c.env.APP_ORIGIN).hostname
  if (!verdict.success || !isOurs) throw notShown()
  return next()
})

const notShown = () =>
  new AppError('forbidden', 'Show that you are a person: press the box, then send again.')

/** A service that does not answer keeps the door shut: it stands where floods come from. */
async function ask(baseUrl: string, question: Record<string, string>) {
  try {
    const answer = await fetch(`${baseUrl}/turnstile/v0/siteverify`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return Verdict.parse(await answer.json())
  } catch {
    throw new AppError('unavailable', 'We could not check that you are a person. Try again.')
  }
}
