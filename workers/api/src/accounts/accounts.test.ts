import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { cookieOf, newUser, newVisitor, postJson, send } from '../../test/factories.ts'
import { bindingsWith, FAULTS } from '../../test/faulty-bindings.ts'

afterEach(() => void vi.restoreAllMocks())

test('a new account is signed in, starts with no credits and is not verified', async () => {
  const user = await newUser()
  const me = await (await send(user, '/api/auth/me')).json()
  expect(me).toMatchObject({
    email: user.email,
    accountVerified: false,
    creditsRemaining: 0,
    subscriptionStatus: 'inactive',
  })
})

test('no answer about the user carries the password hash', async () => {
  const user = await newUser()
  expect(await (await send(user, '/api/auth/me')).text()).not.toContain('s1$')
})

test('the cookie is bound to our host, hidden from scripts and never sent by another site', async () => {
  const visitor = newVisitor()
  const body = {
    email: `${crypto.randomUUID()}@example.test`,
    password: 'three calm words',
    confirmPassword: 'three calm words',
  }
  const [cookie, mark] = (
    await postJson(visitor, '/api/auth/register', body)
  ).headers.getSetCookie()
  expect(cookie).toMatch(
    /^__Host-session=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  // For our own pages to see: that there is a session, and nothing of it.
  expect(mark).toBe('__Host-signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Strict')
})

test('only the digest of the session token is stored', async () => {
  const user = await newUser()
  const token = /__Host-session=([^;]*)/.exec(user.cookie ?? '')?.[1] ?? ''
  const { results } = await env.DB.prepare('SELECT * FROM sessions').all()
  expect(token).toHaveLength(43)
  expect(JSON.stringify(results)).not.toContain(token)
})

test('the right password signs in with a new token, the wrong one does not', async () => {
  const user = await newUser()
  const wrong = await postJson(user, '/api/auth/login', {
    email: user.email,
    password: 'not the words',
  })
  expect(wrong.status).toBe(401)
  expect(await wrong.json()).toMatchObject({
    code: 'unauthenticated',
    message: 'Invalid email or password',
  })
  const right = await postJson(user, '/api/auth/login', {
    email: user.email,
    password: user.password,
  })
  expect(right.status).toBe(200)
  expect(cookieOf(right)).not.toBe(user.cookie)
})

test('signing in ends the session that the browser had before', async () => {
  const user = await newUser()
  await postJson(user, '/api/auth/login', { email: user.email, password: user.password })
  expect((await send(user, '/api/auth/me')).status).toBe(401)
})

test('signing up ends the session that the browser had before, too', async () => {
  const user = await newUser()
  const words = { password: 'three calm words', confirmPassword: 'three calm words' }
  const other = { email: `${crypto.randomUUID()}@example.test`, ...words }
  expect((await postJson(user, '/api/auth/register', other)).status).toBe(201)
  expect((await send(user, '/api/auth/me')).status).toBe(401)
})

describe('whoever signs in at the moment at which the owner shuts everybody out', () => {
  /** What the owner does, as it stands in the database right after. */
  const ACTS = {
    'by a new password': "UPDATE users SET password = 'another' WHERE email = ?1",
    'by deleting the account': 'UPDATE users SET deleting_at = 1 WHERE email = ?1',
  } as const
  test.each(Object.entries(ACTS))('%s is not signed in', async (_, act) => {
    const seen: number[] = []
    for (let place = 1; ; place += 1) {
      const { email, password } = await newUser()
      for (const table of ['sessions', 'outbox']) await env.DB.prepare(`DELETE FROM ${table}`).run()
      let calls = 0
      const meanwhile = async (statements: D1PreparedStatement[]) => {
        calls += 1
        if (calls === place) await env.DB.prepare(act).bind(email).run()
        return env.DB.batch(statements)
      }
      const DB = new Proxy(env.DB, {
        get: (target, name) => {
          const member: unknown = Reflect.get(target, name)
          if (name === 'batch') return meanwhile
          return typeof member === 'function' ? member.bind(target) : member
        },
      })
      const { response } = await ask(
        newVisitor(),
        {
          path: '/api/auth/login',
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email, password }),
        },
        { DB },
      )
      if (calls < place) break
      seen.push(response.status)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM sessions').first('n')).toBe(0)
      expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM outbox').first('n')).toBe(0)
    }
    expect(seen).toEqual([401, 401, 401, 401])
  })
})

test('after logout the old cookie opens nothing', async () => {
  const user = await newUser()
  const out = await postJson(user, '/api/auth/logout', {})
  expect(out.headers.get('Clear-Site-Data')).toBe('"cache"')
  expect((await send(user, '/api/auth/me')).status).toBe(401)
  expect((await send(user, '/api/credits/balance')).status).toBe(401)
})

test('an unknown email and a wrong password get the same answer', async () => {
  const user = await newUser()
  const answers = await Promise.all(
    [user.email, 'nobody@example.test'].map(async (email) => {
      const response = await postJson(newVisitor(), '/api/auth/login', {
        email,
        password: 'not the words',
      })
      const { requestId: _, ...body } = await response.json<{ requestId: string }>()
      return [response.status, body]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
})

test('a taken email is refused without saying that it is taken', async () => {
  const user = await newUser()
  const body = {
    email: user.email,
    password: 'other calm words',
    confirmPassword: 'other calm words',
  }
  const again = await postJson(newVisitor(), '/api/auth/register', body)
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ message: 'Failed to create account' })
})

test('who asks by registering which emails are taken is stopped at the sixth, and at the third of one', async () => {
  const { email: taken } = await newUser()
  const ask = async (address: string, email: string) => {
    const words = { password: 'other calm words', confirmPassword: 'other calm words' }
    return (await postJson({ address }, '/api/auth/register', { email, ...words })).status
  }
  const oneLine: number[] = []
  for (let host = 1; host <= 4; host += 1)
    oneLine.push(await ask(`2001:db8:7:1::${host}`, `${crypto.randomUUID()}@example.test`))
  for (const host of ['a:b:c:d', '0:0:0:ffff', '1:1:1:1'])
    oneLine.push(await ask(`2001:db8:7:1:${host}`, taken))
  expect(oneLine).toEqual([201, 201, 201, 201, 409, 429, 429])
  const oneEmail: number[] = []
  for (let line = 1; line <= 3; line += 1) oneEmail.push(await ask(`2001:db8:8:${line}::1`, taken))
  // Twice it was asked for above, where it was also too much.
  expect(oneEmail).toEqual([429, 429, 429])
})

test.each([
  [
    { email: 'no-address', password: 'three calm words', confirmPassword: 'three calm words' },
    'Please enter a valid email address',
  ],
  [
    { email: 'a@example.test', password: 'short', confirmPassword: 'short' },
    'Password must be at least 6 characters',
  ],
  [
    { email: 'a@example.test', password: 'three calm words', confirmPassword: 'other' },
    "Passwords don't match",
  ],
])('registering with %o is refused in the words of the specification', async (body, message) => {
  const response = await postJson(newVisitor(), '/api/auth/register', body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'invalid_input', message })
})

test('a password that everybody uses is refused', async () => {
  const body = { email: 'a@example.test', password: 'qwerty123', confirmPassword: 'qwerty123' }
  const response = await postJson(newVisitor(), '/api/auth/register', body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('most used') })
})

test('a field that the contract does not name is refused', async () => {
  const body = {
    email: 'x@example.test',
    password: 'three calm words',
    confirmPassword: 'three calm words',
    accountVerified: true,
  }
  expect((await postJson(newVisitor(), '/api/auth/register', body)).status).toBe(400)
})

test('the eleventh wrong password for one account is not even checked', async () => {
  const user = await newUser()
  const tries = Array.from({ length: 14 }, () =>
    postJson(newVisitor(), '/api/auth/login', { email: user.email, password: 'not the words' }),
  )
  const statuses = (await Promise.all(tries)).map((response) => response.status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

test('strangers who use up the tries of an account do not lock its owner out', async () => {
  const owner = await newUser()
  const wrong = { email: owner.email, password: 'not the words' }
  await Promise.all(
    Array.from({ length: 12 }, () => postJson(newVisitor(), '/api/auth/login', wrong)),
  )
  const right = { email: owner.email, password: owner.password }
  expect((await postJson(newVisitor(), '/api/auth/login', right)).status).toBe(429)
  expect((await postJson(owner, '/api/auth/login', right)).status).toBe(200)
})

test('the device cookie of one account, or a forged one, gives no tries on another', async () => {
  const [victim, attacker] = [await newUser(), await newUser()]
  const wrong = { email: victim.email, password: 'not the words' }
  await Promise.all(
    Array.from({ length: 10 }, () => postJson(newVisitor(), '/api/auth/login', wrong)),
  )
  expect((await postJson(attacker, '/api/auth/login', wrong)).status).toBe(429)
  const forged = { ...newVisitor(), cookie: '__Host-device=eyJhbGciOiJub25lIn0.e30.' }
  expect((await postJson(forged, '/api/auth/login', wrong)).status).toBe(429)
})

describe('signing in while the database is away', () => {
  test.each(FAULTS)(
    '(%s) is answered in words, with a time to try again, and then works',
    async (fault) => {
      vi.spyOn(console, 'error').mockReturnValue()
      const { email, password } = await newUser()
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ email, password })
      const request = { path: '/api/auth/login', method: 'POST', headers, body }
      for (let place = 1; ; place += 1) {
        const { bindings, calls } = bindingsWith({ place, fault })
        const { response } = await ask(newVisitor(), request, bindings)
        if (calls() < place) return expect([response.status, place > 3]).toEqual([200, true])
        expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10'])
        expect(await response.json()).toMatchObject({
          code: 'unavailable',
          message: 'Something went wrong on our side. Try again in a minute.',
        })
        expect(response.headers.getSetCookie()).toEqual([])
        // What a fault cost counts as a try, and there are ten: the owner is not locked out by it.
        expect((await ask(newVisitor(), request)).response.status).toBe(200)
      }
    },
  )
})

test('a request from another site changes nothing', async () => {
  const user = await newUser()
  const foreign = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' }
  const response = await send(user, '/api/auth/logout', {
    method: 'POST',
    headers: foreign,
    body: '{}',
  })
  expect(response.status).toBe(403)
  expect((await send(user, '/api/auth/me')).status).toBe(200)
})

test('every answer carries the security headers, errors too', async () => {
  const visitor = newVisitor()
  for (const path of ['/api/health', '/api/auth/me', '/api/nowhere']) {
    const { headers } = await send(visitor, path)
    expect(headers.get('Content-Security-Policy'), path).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
    expect(headers.get('Cache-Control'), path).toBe('no-store')
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
    expect(headers.get('Access-Control-Allow-Origin'), path).toBeNull()
  }
})
