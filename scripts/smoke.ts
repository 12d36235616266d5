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

/** Written out again, not read from apps/web/public/_headers: a change of one byte must be made in two places. */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' https://challenges.cloudflare.com; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; worker-src 'self'; manifest-src 'self'; frame-src https://challenges.cloudflare.com; frame-ancestors 'none'; form-action 'self'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; upgrade-insecure-requests",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const
const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'strict-transport-security': PAGE_HEADERS['strict-transport-security'],
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const

/** Byte for byte, and no leave for other sites to read it. */
function expectHeaders(response: Response, wanted: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(wanted)) {
    const is = response.headers.get(name)
    if (is !== value) throw new Error(`${response.url}: ${name} is "${is}"`)
  }
  const open = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))
  if (open.length > 0) throw new Error(`${response.url} has ${open.join(', ')}`)
}

/** A page, one made ahead, one that leads elsewhere, one that there is not, the files that they load. */
async function listOfPages(): Promise<string[]> {
  const html = await (await call('/')).text()
  const assets = Array.from(html.matchAll(/"(\/assets\/[^"]+)"/g), (match) => match[1] ?? '')
  if (assets.length === 0) throw new Error('The page loads no file')
  const pages = ['/', '/landing', '/landing.html', '/no/such/page', '/reset-password/token']
  return [...pages, ...new Set(assets), '/boot.js', '/favicon.svg']
}

let cookie = ''

const CHECKS: Readonly<Record<string, () => Promise<void> | void>> = {
  'the API and its database answer': async () => expectStatus(await call('/api/health'), 200),
  'pages, redirects and files carry the policy and the headers of security': async () => {
    for (const place of await listOfPages()) expectHeaders(await call(place), PAGE_HEADERS)
  },
  'answers of the API carry theirs, errors too': async () => {
    for (const place of ['/api/health', '/api/auth/me', '/api/nowhere', RECEIPT_KEYS_PATH])
      expectHeaders(await call(place), API_HEADERS)
    expectHeaders(await post('/api/auth/login', {}), API_HEADERS)
    expectHeaders(await post('/api/auth/login', 'x'.repeat(70_000)), API_HEADERS)
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
