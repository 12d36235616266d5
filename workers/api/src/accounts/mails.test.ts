import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'

import {
  NEW_PASSWORD,
  change,
  forgot,
  me,
  post,
  register,
  reset,
  signIn,
} from '../../test/account-calls.ts'
import { ask } from '../../test/ask.ts'
import { newUser, newVisitor, ORIGIN, refuseSecrets } from '../../test/factories.ts'
import { givePassword, mailsTo, newResetLink, OWN_PASSWORD } from '../../test/mailed-links.ts'
import { newPerson } from '../../test/people.ts'
import { elsewhere } from '../../test/request-to.ts'
import { allTables } from '../../test/stores.ts'
import { app } from '../app.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a sign-in with a new browser is told to the owner, one with a known browser is not', async () => {
  const user = await newUser()
  const login = { path: '/api/auth/login', body: { email: user.email, password: user.password } }
  await post(user, login)
  expect(await mailsTo(user.email)).toHaveLength(1)
  const stranger = { method: 'POST', body: JSON.stringify(login.body), path: login.path }
  const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' }
  await ask(newVisitor(), { ...stranger, headers })
  expect((await mailsTo(user.email)).at(-1)).toMatchObject({
    kind: 'new_sign_in',
    to: user.email,
    browser: 'Firefox',
  })
})

describe('A mail and its cause hold together', () => {
  /** What a call needs, the call, and whether its cause holds afterwards. */
  const CAUSES = {
    register: async () => {
      const email = `${crypto.randomUUID()}@example.test`
      const holds = async () => (await signIn(email, NEW_PASSWORD)).status === 200
      return { email, kind: 'verify_email', request: register(email), who: newVisitor(), holds }
    },
    forgot: async () => {
      const { id, email } = await newPerson()
      const count = 'SELECT COUNT(*) AS n FROM password_resets WHERE user_id = ?1'
      const holds = async () => (await env.DB.prepare(count).bind(id).first('n')) === 1
      return { email, kind: 'reset_password', request: forgot(email), who: newVisitor(), holds }
    },
    reset: async () => {
      const person = await newPerson()
      const token = await newResetLink(person)
      const { email } = person
      const holds = async () => (await me(person)).status === 401
      return { email, kind: 'password_changed', request: reset(token), who: newVisitor(), holds }
    },
    change: async () => {
      const person = await newPerson()
      await givePassword(person)
      const { email } = person
      const holds = async () => (await me(person)).status === 401
      return { email, kind: 'password_changed', request: change(OWN_PASSWORD), who: person, holds }
    },
    login: async () => {
      const person = await newPerson()
      await givePassword(person)
      const { id, email } = person
      const request = { path: '/api/auth/login', body: { email, password: OWN_PASSWORD } }
      const count = 'SELECT COUNT(*) AS n FROM sessions WHERE user_id = ?1'
      const holds = async () => (await env.DB.prepare(count).bind(id).first('n')) === 2
      return { email, kind: 'new_sign_in', request, who: newVisitor(), holds }
    },
  } as const

  const CALLS_MAX = 6

  test.each(
    Object.entries(CAUSES).flatMap(([name, make]) => [
      { name, make, when: 'before' },
      { name, make, when: 'after' },
    ]),
  )('$name: both or neither, with the database lost $when each call', async ({ make, when }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const outcomes = new Set<boolean>()
    for (let failing = 1; failing <= CALLS_MAX; failing += 1) {
      const { email, kind, request, who, holds } = await make()
      const headers = { 'Content-Type': 'application/json' }
      const posted = { path: request.path, method: 'POST', body: JSON.stringify(request.body) }
      await ask(elsewhere(who), { ...posted, headers }, { DB: failingAt(failing, when) })
      const mails = (await mailsTo(email)).filter((mail) => mail.kind === kind)
      const isThere = await holds()
      expect(mails.length, `call ${failing}`).toBe(isThere ? 1 : 0)
      outcomes.add(isThere)
    }
    expect(outcomes).toEqual(new Set([true, false]))
  })

  function failingAt(failing: number, when: string): D1Database {
    let calls = 0
    const batch = async (statements: D1PreparedStatement[]) => {
      calls += 1
      if (calls === failing && when === 'before') throw new Error('Network connection lost')
      const results = await env.DB.batch(statements)
      if (calls === failing) throw new Error('Network connection lost')
      return results
    }
    return new Proxy(env.DB, {
      get: (target, name) => (name === 'batch' ? batch : target.prepare.bind(target)),
    })
  }
})

test('a mail leaves right after the answer, with no token in it, in a log or in the open in a table', async () => {
  const logs = (['error', 'warn', 'log'] as const).map((name) => vi.spyOn(console, name))
  const posted: { url: string; body: string; key: string | null }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const key = request.headers.get('Idempotency-Key')
    posted.push({ url: request.url, body: await request.text(), key })
    return Response.json({ id: 'mail-1' })
  })
  const email = `${crypto.randomUUID()}@example.test`
  const context = createExecutionContext()
  const response = await refuseSecrets(
    await app.request(
      register(email).path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        body: JSON.stringify(register(email).body),
      },
      { ...env, RESEND_API_KEY: 're_test' },
      context,
    ),
  )
  await waitOnExecutionContext(context)
  const row = await env.DB.prepare(
    'SELECT o.id, o.state, o.payload FROM outbox o JOIN users u ON u.id = o.user_id WHERE u.email = ?1',
  )
    .bind(email)
    .first<{ id: string }>()
  expect(row).toMatchObject({ state: 'sent', payload: '' })
  expect(posted).toHaveLength(1)
  const [mail] = posted
  expect(mail).toMatchObject({ url: `${env.RESEND_BASE_URL}/emails`, key: row?.id })
  const token = /verify-email\/([A-Za-z0-9_-]{43})/.exec(mail?.body ?? '')?.[1] ?? 'no token'
  expect(mail?.body).toContain(`${env.APP_ORIGIN}/verify-email/${token}`)
  expect(mail?.body).not.toContain(ORIGIN)
  const places = [
    await response.text(),
    JSON.stringify([...response.headers]),
    JSON.stringify([...(await allTables())]),
    JSON.stringify(logs.flatMap(({ mock }) => mock.calls)),
  ]
  for (const place of places) expect(place).not.toContain(token)
})

test('a mail that cannot be sent at once keeps no answer waiting and stays for the cron', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Network connection lost'))
  const { email } = await newPerson()
  const context = createExecutionContext()
  const response = await refuseSecrets(
    await app.request(
      forgot(email).path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        body: JSON.stringify(forgot(email).body),
      },
      { ...env, RESEND_API_KEY: 're_test' },
      context,
    ),
  )
  await waitOnExecutionContext(context)
  expect(response.status).toBe(200)
  expect(await mailsTo(email)).toHaveLength(1)
})
