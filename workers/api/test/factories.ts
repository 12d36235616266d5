/** Builds what a test needs: people with credits, and requests as our own pages send them. */
import { env, exports } from 'cloudflare:workers'

export const ORIGIN = 'https://plainletter.test'

/** A request from one of our own pages. `address` keeps tests out of each other's limits. */
export interface Visitor {
  readonly address: string
  readonly cookie?: string
}

let visitors = 0

export function newVisitor(): Visitor {
  visitors += 1
  return {
    address: `10.${Math.floor(visitors / 62_500)}.${Math.floor(visitors / 250) % 250}.${visitors % 250}`,
  }
}

/** Passwords' hashes, tokens' digests and keys: what no answer may carry, in any test. */
const SECRET_SHAPES = /s1\$\d|\b[0-9a-f]{64}\b|token_?hash|admin_?notes|encryption/i

/** The answer as it was; throws when it carries a secret. A stream is left alone: it has its own test. */
export async function refuseSecrets(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.includes('json')) return response
  const text = await response.text()
  const [{ d }] = JSON.parse(env.RECEIPT_KEY).keys
  const secrets = [env.KEY_ENCRYPTION_KEYS.slice(2), env.PASSWORD_PEPPER, env.DEVICE_COOKIE_KEY, d]
  if (SECRET_SHAPES.test(text) || secrets.some((secret) => text.includes(secret)))
    throw new Error(`A secret left in an answer: ${text.slice(0, 200)}`)
  return new Response(text, response)
}

export async function send(
  visitor: Visitor,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('Sec-Fetch-Site')) headers.set('Sec-Fetch-Site', 'same-origin')
  headers.set('CF-Connecting-IP', visitor.address)
  if (visitor.cookie) headers.set('Cookie', visitor.cookie)
  const request = new Request(`${ORIGIN}${path}`, { ...init, headers })
  return refuseSecrets(await exports.default.fetch(request))
}

export const postJson = (visitor: Visitor, path: string, body: unknown) =>
  send(visitor, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The cookies that an answer sets, as the browser sends them back. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')

/** A new account, signed in. */
export async function newUser({ credits = 0 } = {}): Promise<
  Visitor & { email: string; password: string }
> {
  const visitor = newVisitor()
  const email = `${crypto.randomUUID()}@example.test`
  const password = 'three calm words'
  const response = await postJson(visitor, '/api/auth/register', {
    email,
    password,
    confirmPassword: password,
  })
  if (response.status !== 201) throw new Error(`Register answered ${response.status}`)
  if (credits > 0) await giveCredits(email, credits)
  return { ...visitor, cookie: cookieOf(response), email, password }
}

export async function giveCredits(email: string, credits: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO credit_entries (id, user_id, kind, ref, delta, at) SELECT ?1, id, 'grant', ?1, ?2, 0 FROM users WHERE email = ?3",
    ).bind(crypto.randomUUID(), credits, email),
    env.DB.prepare(
      `UPDATE credit_accounts SET balance = balance + ?1, total_ever = total_ever + ?1 WHERE user_id = (SELECT id FROM users WHERE email = ?2)`,
    ).bind(credits, email),
  ])
}

export async function balanceOf(visitor: Visitor): Promise<number> {
  const response = await send(visitor, '/api/credits/balance')
  const body = await response.json<{ creditsRemaining: number }>()
  return body.creditsRemaining
}

/** A multipart body of files and fields. */
export function uploadForm(
  files: readonly { name: string; content: string | Uint8Array<ArrayBuffer> }[],
  fields: Record<string, string> = { country: 'gb', language: 'en' },
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('documents', new File([file.content], file.name))
  return form
}
