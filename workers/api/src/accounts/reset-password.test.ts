import { prepareMail } from '@plainletter/store/outbox'
import { useReset } from '@plainletter/store/passwords'
import { sha256Hex } from '@plainletter/vault/digest'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import {
  NEW_PASSWORD,
  changeEmail,
  forgot,
  me,
  post,
  reset,
  said,
  signIn,
} from '../../test/account-calls.ts'
import { ask } from '../../test/ask.ts'
import { askJson } from '../../test/cases.ts'
import { newUser, newVisitor } from '../../test/factories.ts'
import { mailedToken, mailsTo, newResetLink } from '../../test/mailed-links.ts'
import { newPerson } from '../../test/people.ts'
import { allTables } from '../../test/stores.ts'

const MINUTE_MS = 60_000

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
