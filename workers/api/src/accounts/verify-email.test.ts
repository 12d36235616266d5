import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import { changeEmail, me, post, said, signIn, verify } from '../../test/account-calls.ts'
import { cookieOf, newUser, newVisitor } from '../../test/factories.ts'
import { mailedToken, mailsTo, newVerificationLink } from '../../test/mailed-links.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'

const MINUTE_MS = 60_000

const isVerified = async ({ id }: Person) =>
  (await env.DB.prepare('SELECT account_verified AS v FROM users WHERE id = ?1')
    .bind(id)
    .first<number>('v')) === 1

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
