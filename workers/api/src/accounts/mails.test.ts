import { prepareMail } from '@plainletter/store/outbox'
import { useReset } from '@plainletter/store/passwords'
import { sha256Hex } from '@plainletter/vault/digest'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson } from '../../test/cases.ts'
import { cookieOf, newUser, newVisitor, ORIGIN, refuseSecrets } from '../../test/factories.ts'
import type { Visitor } from '../../test/factories.ts'
import {
  givePassword,
  mailedToken,
  mailsTo,
  newResetLink,
  newVerificationLink,
  OWN_PASSWORD,
} from '../../test/mailed-links.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'
import { elsewhere } from '../../test/routes.ts'
import { allTables } from '../../test/stores.ts'
import { app } from '../app.ts'

const MINUTE_MS = 60_000
const NEW_PASSWORD = 'three calm words'

afterEach(() => {
  vi.restoreAllMocks()
})

const register = (email: string) => ({
  path: '/api/auth/register',
  body: { email, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
})
const forgot = (email: string) => ({ path: '/api/auth/forgot-password', body: { email } })
const reset = (token: string, newPassword = NEW_PASSWORD) => ({
  path: '/api/auth/reset-password',
  body: { token, newPassword },
})
const change = (currentPassword: string) => ({
  path: '/api/auth/change-password',
  body: { currentPassword, newPassword: NEW_PASSWORD },
})

const post = async (who: Visitor, { path, body }: { path: string; body: unknown }) =>
  (await askJson(elsewhere(who), path, body)).response

/** Status and words of an answer. */
async function said(response: Response) {
  const { message } = await response.json<{ message: string }>()
  return [response.status, message]
}

const verify = (who: Visitor, token: string) =>
  post(who, { path: '/api/auth/verify-email', body: { token } })
const signIn = (email: string, password: string) =>
  post(newVisitor(), { path: '/api/auth/login', body: { email, password } })
const me = async (who: Visitor) => (await ask(who, { path: '/api/auth/me' })).response
const isVerified = async ({ id }: Person) =>
  (await env.DB.prepare('SELECT account_verified AS v FROM users WHERE id = ?1')
    .bind(id)
    .first<number>('v')) === 1
const changeEmail = ({ id }: Person) =>
  env.DB.prepare("UPDATE users SET email = email || '.new' WHERE id = ?1").bind(id).run()

describe('Verifying an address', () => {
  const OVER = [400, 'This verification link no longer works. Ask for a new one.']

  test('registering mails one link, which verifies the account', async () => {
    const user = await newUser()
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['verify_email'])
    const token = await mailedToken(user.email, 'verify_email')
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect((await verify(newVisitor(), token)).status).toBe(200)
    expect(await (await me(user)).json()).toMatchObject({ accountVerified: true })
  })

  test('a link signs nobody in: a browser without a session of that account gets none', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    for (const browser of [newVisitor(), other]) {
      const response = await verify(browser, await newVerificationLink(person))
      expect(await response.json()).toEqual({
        autoLogin: false,
        message: 'Email verified successfully!',
      })
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect((await me(other)).status).toBe(200)
    expect((await me(person)).status).toBe(200)
  })

  test('the browser that is signed in to the account gets a new session, and all others end', async () => {
    const user = await newUser()
    const second = await signIn(user.email, user.password)
    const response = await verify(user, await mailedToken(user.email, 'verify_email'))
    expect(await response.json()).toMatchObject({ autoLogin: true })
    expect((await me(user)).status).toBe(401)
    expect((await me({ ...user, cookie: cookieOf(second) })).status).toBe(401)
    expect((await me({ ...user, cookie: cookieOf(response) })).status).toBe(200)
  })

  test('a link that a mail program opened before its reader answers the same, without a session', async () => {
    const person = await newPerson()
    const token = await newVerificationLink(person)
    await verify(newVisitor(), token)
    const again = await verify(person, token)
    expect(await again.json()).toMatchObject({ autoLogin: false })
    expect(again.status).toBe(200)
  })

  test('a link that is a day old, of another address, unknown, or read out of the database verifies nothing', async () => {
    const old = await newPerson()
    const late = await newVerificationLink(old, Date.now() - 24 * 60 * MINUTE_MS - 1)
    const moved = await newPerson()
    const ofOldAddress = await newVerificationLink(moved)
    await changeEmail(moved)
    const read = await newPerson()
    await newVerificationLink(read)
    const digest = await env.DB.prepare(
      'SELECT token_hash FROM email_verifications WHERE user_id = ?1',
    )
      .bind(read.id)
      .first<string>('token_hash')
    for (const token of [late, ofOldAddress, 'unknown', digest ?? ''])
      expect(await said(await verify(newVisitor(), token))).toEqual(OVER)
    for (const person of [old, moved, read]) expect(await isVerified(person)).toBe(false)
  })

  test('a link can be asked for again, three times an hour, until the address is verified', async () => {
    const person = await newPerson({ isVerified: false })
    const resend = () => post(person, { path: '/api/auth/resend-verification', body: undefined })
    for (let count = 0; count < 3; count += 1)
      expect(await said(await resend())).toEqual([200, 'Verification email sent!'])
    expect((await resend()).status).toBe(429)
    const mails = await mailsTo(person.email)
    expect(mails).toHaveLength(3)
    const [first] = mails
    await verify(newVisitor(), first?.kind === 'verify_email' ? first.token : '')
    expect(await isVerified(person)).toBe(true)
    expect(await said(await resend())).toEqual([409, 'Your email is already verified'])
  })
})

describe('A forgotten password', () => {
  const OVER = [400, 'This reset link no longer works. Ask for a new one.']

  /** The whole answer, without what differs each time, and how often the database was asked. */
  async function answerTo(email: string) {
    let calls = 0
    const batch = (statements: D1PreparedStatement[]) => {
      calls += 1
      return env.DB.batch(statements)
    }
    const counted = new Proxy(env.DB, {
      get: (target, name) => (name === 'batch' ? batch : target.prepare.bind(target)),
    })
    const request = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
    const { path, body } = forgot(email)
    const asked = { path, ...request, body: JSON.stringify(body) }
    const { response } = await ask(newVisitor(), asked, { DB: counted })
    const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
    return { status: response.status, body: await response.text(), headers, calls }
  }

  test('a known and an unknown address get the same answer for the same work, four times running', async () => {
    const [known, unknown] = [(await newPerson()).email, `${crypto.randomUUID()}@example.test`]
    for (let count = 0; count < 4; count += 1)
      expect(await answerTo(known)).toEqual(await answerTo(unknown))
    expect(await mailsTo(known)).toHaveLength(3)
    expect(JSON.stringify([...(await allTables())])).not.toContain(unknown)
  })

  test('one network address gets five links an hour', async () => {
    const visitor = newVisitor()
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      const { path, body } = forgot(`${crypto.randomUUID()}@example.test`)
      statuses.push((await askJson(visitor, path, body)).response.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('the link sets a new password once, signs everybody out, and the owner is told', async () => {
    const user = await newUser()
    await post(newVisitor(), forgot(user.email))
    const token = await mailedToken(user.email, 'reset_password')
    const answer = await post(newVisitor(), reset(token, 'quite other words'))
    expect(await said(answer)).toEqual([200, 'Password reset successful!'])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await me(user)).status).toBe(401)
    expect((await signIn(user.email, user.password)).status).toBe(401)
    expect((await signIn(user.email, 'quite other words')).status).toBe(200)
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toContain('password_changed')
    expect(await said(await post(newVisitor(), reset(token)))).toEqual(OVER)
  })

  test('of ten uses of one link at once, one is accepted', async () => {
    const person = await newPerson()
    const token = await newResetLink(person)
    const uses = Array.from({ length: 10 }, () => post(newVisitor(), reset(token)))
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ])
    const mails = await mailsTo(person.email)
    expect(mails.filter(({ kind }) => kind === 'password_changed')).toHaveLength(1)
  }, 30_000)

  test('of a hundred uses of one link that reach the database at once, one changes it', async () => {
    const person = await newPerson()
    const tokenHash = await sha256Hex(await newResetLink(person))
    const keys = await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS)
    const now = Date.now()
    const uses = Array.from({ length: 100 }, async (_, index) => {
      const about = { cause: `${tokenHash}:${index}`, now }
      const told = { kind: 'password_changed', to: person.email, at: now } as const
      const mail = await prepareMail(keys, told, about)
      return useReset(env.DB, { tokenHash, password: `hash ${index}`, now }, mail)
    })
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1)
    const mails = await mailsTo(person.email)
    expect(mails.filter(({ kind }) => kind === 'password_changed')).toHaveLength(1)
  })

  test('a link that is 61 minutes old, of another address, replaced by a newer one, or read out of the database resets nothing', async () => {
    const [old, moved, twice] = [await newPerson(), await newPerson(), await newPerson()]
    const late = await newResetLink(old, Date.now() - 61 * MINUTE_MS)
    const ofOldAddress = await newResetLink(moved)
    await changeEmail(moved)
    const replaced = await newResetLink(twice)
    const newest = await newResetLink(twice)
    const digest = await env.DB.prepare(
      'SELECT token_hash FROM password_resets WHERE user_id = ?1 AND used = 0',
    )
      .bind(twice.id)
      .first<string>('token_hash')
    for (const token of [late, ofOldAddress, replaced, digest ?? '', 'unknown'])
      expect(await said(await post(newVisitor(), reset(token)))).toEqual(OVER)
    expect((await post(newVisitor(), reset(newest))).status).toBe(200)
  })

  test('a password that is easy to guess is refused, and the link still works', async () => {
    const token = await newResetLink(await newPerson())
    expect(await said(await post(newVisitor(), reset(token, 'qwerty123')))).toEqual([
      400,
      expect.stringContaining('most used'),
    ])
    expect((await post(newVisitor(), reset(token))).status).toBe(200)
  })

  test.each([
    [{ newPassword: NEW_PASSWORD }, 'Reset token is required'],
    [{ token: '', newPassword: NEW_PASSWORD }, 'Reset token is required'],
    [{ token: 'a', newPassword: 'short' }, 'Password must be at least 6 characters long'],
  ])('%o is refused in the words of the specification', async (body, message) => {
    const response = await post(newVisitor(), { path: '/api/auth/reset-password', body })
    expect(await said(response)).toEqual([400, message])
  })
})

describe('Changing a password', () => {
  test('ends every other session and every reset link, and the owner is told', async () => {
    const person = await newPerson()
    await givePassword(person)
    const token = await newResetLink(person)
    const second = await signIn(person.email, OWN_PASSWORD)
    const response = await post(person, change(OWN_PASSWORD))
    expect(await said(response.clone())).toEqual([200, 'Password changed successfully'])
    expect((await me(person)).status).toBe(401)
    expect((await me({ ...person, cookie: cookieOf(second) })).status).toBe(401)
    expect((await me({ ...person, cookie: cookieOf(response) })).status).toBe(200)
    expect((await post(newVisitor(), reset(token))).status).toBe(400)
    expect((await mailsTo(person.email)).at(-1)).toMatchObject({ kind: 'password_changed' })
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200)
  })

  test('a wrong current password changes nothing, and the eleventh in an hour is not checked', async () => {
    const person = await newPerson()
    await givePassword(person)
    const tries = Array.from({ length: 12 }, () => post(person, change('not the words')))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect((await me(person)).status).toBe(200)
    expect(await mailsTo(person.email)).toEqual([])
  })

  test('of two changes at once, one holds, and one session is left', async () => {
    const person = await newPerson()
    await givePassword(person)
    const both = await Promise.all([1, 2].map(() => post(person, change(OWN_PASSWORD))))
    const statuses = both.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 400])
    const sessions = await env.DB.prepare('SELECT COUNT(*) AS n FROM sessions WHERE user_id = ?1')
      .bind(person.id)
      .first('n')
    expect(sessions).toBe(1)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })
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
