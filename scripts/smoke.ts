/**
 * `pnpm smoke https://APP`: what only a deployed service can show. It opens an account of its own and deletes it again.
 * Prints a line for each check and exits 1 when one fails. `--bucket NAME` also looks at the bucket's lifecycle by wrangler.
 */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { RECEIPT_KEYS_PATH, ReceiptKeySet } from '@plainletter/contracts/receipt'

import { BIN, ROOT } from './places.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { bucket: { type: 'string' } },
})
const [origin] = positionals
if (origin === undefined) {
  console.error('Usage: pnpm smoke https://APP [--bucket NAME]')
  process.exit(2)
}

/** Longer than the slowest answer: a password takes a sixth of a second to scramble. */
const TIMEOUT_MS = 20_000
const EMAIL = `smoke-${crypto.randomUUID()}@example.com`
const PASSWORD = `smoke ${crypto.randomUUID()}`

interface Call {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

async function call(place: string, { headers = {}, ...init }: Call = {}): Promise<Response> {
  return fetch(new URL(place, origin), {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
  })
}

const post = (place: string, body: unknown, headers: Record<string, string> = {}) =>
  call(place, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

function expectStatus(response: Response, status: number): void {
  if (response.status !== status) throw new Error(`answered ${response.status}, not ${status}`)
}

function expectHeader(response: Response, name: string, pattern: RegExp): void {
  const value = response.headers.get(name) ?? ''
  if (!pattern.test(value)) throw new Error(`${name} is "${value.slice(0, 80)}"`)
}

let cookie = ''

const CHECKS: Readonly<Record<string, () => Promise<void> | void>> = {
  'the API and its database answer': async () => expectStatus(await call('/api/health'), 200),
  'pages carry the policy and the headers of security': async () => {
    const page = await call('/')
    expectStatus(page, 200)
    expectHeader(page, 'Content-Security-Policy', /default-src 'none'.*require-trusted-types-for/)
    expectHeader(page, 'Strict-Transport-Security', /max-age=63072000/)
    expectHeader(page, 'X-Content-Type-Options', /^nosniff$/)
    expectHeader(page, 'Referrer-Policy', /^no-referrer$/)
  },
  'the front page can be read without any script': async () => {
    const html = await (await call('/landing')).text()
    if (!html.includes('id="pricing"')) throw new Error('The page was not made ahead')
  },
  'answers about people are never kept by anybody between': async () =>
    expectHeader(await call('/api/auth/me'), 'Cache-Control', /no-store/),
  'nobody is signed in without a cookie': async () => expectStatus(await call('/api/auth/me'), 401),
  'another site cannot send in a person’s name': async () =>
    expectStatus(await post('/api/auth/logout', {}, { 'Sec-Fetch-Site': 'cross-site' }), 403),
  'the keys of deletion receipts are published': async () => {
    const { keys } = ReceiptKeySet.parse(await (await call(RECEIPT_KEYS_PATH)).json())
    if (keys.length === 0) throw new Error('There are none')
  },
  'an event that Stripe did not sign is refused': async () =>
    expectStatus(await post('/api/stripe/webhook', { type: 'checkout.session.completed' }), 400),
  'a password can be scrambled within the limits of the platform': async () => {
    const body = { email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD }
    const opened = await post('/api/auth/register', body)
    expectStatus(opened, 201)
    const [session = ''] = opened.headers.getSetCookie()
    if (!/^__Host-session=[\w-]{43};.*HttpOnly;.*Secure;.*SameSite=Strict/i.test(session))
      throw new Error('The cookie is not bound to the host')
    cookie = session.split(';')[0] ?? ''
  },
  'and be checked again': async () => {
    const answer = await post('/api/auth/login', { email: EMAIL, password: PASSWORD })
    expectStatus(answer, 200)
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  },
  'the account is deleted again, with a proof': async () => {
    const answer = await post(
      '/api/auth/delete-account',
      { password: PASSWORD },
      { Cookie: cookie },
    )
    expectStatus(answer, 200)
    if (!JSON.stringify(await answer.json()).includes('"receipt":"ey'))
      throw new Error('There is no proof')
  },
  ...(values.bucket === undefined
    ? {}
    : { 'uploads end after 30 days': () => checkLifecycle(values.bucket ?? '') }),
}

/** The rule that ends what lies under `30d/`, and none that ends what is held. */
function checkLifecycle(bucket: string): void {
  const words = ['r2', 'bucket', 'lifecycle', 'list', bucket]
  const rules = execFileSync(path.join(BIN, 'wrangler'), words, { cwd: ROOT, encoding: 'utf8' })
  if (!rules.includes('30d/')) throw new Error('No rule names 30d/')
  if (rules.includes('held/')) throw new Error('A rule names held/')
}

let failed = 0
for (const [what, check] of Object.entries(CHECKS)) {
  try {
    await check()
    console.log(`ok    ${what}`)
  } catch (error) {
    failed += 1
    console.log(`FAIL  ${what}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
console.log(`${Object.keys(CHECKS).length - failed} of ${Object.keys(CHECKS).length} hold`)
process.exit(failed === 0 ? 0 : 1)
