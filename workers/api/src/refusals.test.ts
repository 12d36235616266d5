/** Every refusal that a request can meet before it is about a letter: caused over HTTP, and read word for word. */
import { TURNSTILE_HEADER } from '@plainletter/contracts/human-sign'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { ask } from '../test/ask.ts'
import { newVisitor } from '../test/factories.ts'
import { givePassword } from '../test/mailed-links.ts'
import { newPerson } from '../test/people.ts'
import { posted, said } from '../test/refusals.ts'
import type { Said } from '../test/refusals.ts'

afterEach(() => void vi.restoreAllMocks())

type Row = readonly [what: string, request: ReturnType<typeof posted>, said: Said]

const CLOSED_WALL: RateLimit = { limit: () => Promise.resolve({ success: false }) }
const FOREIGN: Said = [403, 'This request did not come from our own pages']

const ANYBODY: readonly Row[] = [
  ['an unknown address', { path: '/api/nothing' }, [404, 'There is nothing at this address']],
  [
    'a body that is cut off',
    posted('/api/auth/login', '{"email":'),
    [400, 'We could not read this request'],
  ],
  [
    'a body of another type',
    posted('/api/auth/login', '{}', { 'Content-Type': 'text/plain' }),
    [415, 'Send this as application/json'],
  ],
  [
    'a body that is too large',
    posted('/api/contact', { message: 'x'.repeat(70_000) }),
    [413, 'This request is too large'],
  ],
  [
    'an event that is too large',
    posted('/api/stripe/webhook', 'x'.repeat(600_000)),
    [413, 'This request is too large'],
  ],
  [
    'an event that nobody signed',
    posted('/api/stripe/webhook'),
    [400, 'This is not signed by Stripe'],
  ],
  ['nobody signed in', { path: '/api/auth/me' }, [401, 'Sign in to continue']],
  [
    'another site that changes something',
    posted('/api/auth/logout', {}, { 'Sec-Fetch-Site': 'cross-site' }),
    FOREIGN,
  ],
  [
    'another site that spends',
    {
      path: '/api/documents/1/research-cases',
      headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
    },
    FOREIGN,
  ],
  [
    'a list that we do not have',
    { path: '/api/professional-resources/gb/plumbers' },
    [404, 'We have no such list. Choose a country and a kind of help.'],
  ],
  [
    'an area that we do not have',
    { path: '/api/quick-tactics/fishing' },
    [404, 'We do not cover this area yet.'],
  ],
  [
    'a country that we do not have',
    { path: '/api/quick-tactics/debt?jurisdiction=xx' },
    [400, 'We do not cover this country yet. Choose one of our 14 countries.'],
  ],
]

test.each(ANYBODY)('%s: said in words', async (_, request, words) => {
  expect(await said(newVisitor(), request)).toEqual(words)
})

test('a flood is told to wait', async () => {
  expect(
    await said(
      newVisitor(),
      { path: '/api/health' },
      { ADDRESS_WALL: CLOSED_WALL, OUTER_WALL: CLOSED_WALL },
    ),
  ).toEqual([429, 'Too many requests. Wait a minute and try again.'])
})

const NEWCOMER = { email: 'ada@example.test', password: 'x', confirmPassword: 'x' }
const withPassword = (password: string) => ({ ...NEWCOMER, password, confirmPassword: password })

describe('a sign of a person', () => {
  const bindings = { TURNSTILE_SECRET_KEY: 'secret' }
  const sendWith = (headers: Record<string, string>) => {
    const asked = posted('/api/auth/forgot-password', { email: 'ada@example.test' }, headers)
    return said(newVisitor(), asked, bindings)
  }

  test('is asked for where there is none', async () => {
    expect(await sendWith({})).toEqual([
      403,
      'Show that you are a person: press the box, then send again.',
    ])
  })

  test('cannot be checked while the service is away', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('away'))
    expect(await sendWith({ [TURNSTILE_HEADER]: 'token' })).toEqual([
      503,
      'We could not check that you are a person. Try again.',
    ])
  })
})

describe('what is tried too often', () => {
  const LATER: Said = [429, 'Too many tries. Wait an hour and try again.']

  /** The answer after so many tries of which each counts. */
  async function afterTries(
    count: number,
    visitor: ReturnType<typeof newVisitor>,
    request: ReturnType<typeof posted>,
  ) {
    for (let tried = 0; tried < count; tried += 1) await said(visitor, request)
    return said(visitor, request)
  }

  test('a wrong password at the door', async () => {
    const { email } = await newPerson()
    const wrong = posted('/api/auth/login', { email, password: 'not the words' })
    expect(await said(newVisitor(), wrong)).toEqual([401, 'Invalid email or password'])
    expect(await afterTries(9, newVisitor(), wrong)).toEqual(LATER)
  })

  test('a wrong password of somebody who is signed in', async () => {
    const person = await newPerson()
    await givePassword(person)
    const wrong = posted('/api/auth/delete-account', { password: 'not the words' })
    expect(await said(person, wrong)).toEqual([400, 'Your current password is not right'])
    expect(await afterTries(9, person, wrong)).toEqual(LATER)
  })

  test('new accounts, and links that nobody gave', async () => {
    const visitor = newVisitor()
    const register = () =>
      posted('/api/auth/register', {
        ...withPassword('three calm words'),
        email: `${crypto.randomUUID()}@example.test`,
      })
    for (let made = 0; made < 5; made += 1) await said(visitor, register())
    expect(await said(visitor, register())).toEqual(LATER)
    const person = await newPerson({ isVerified: false })
    expect(await afterTries(3, person, posted('/api/auth/resend-verification'))).toEqual(LATER)
  })

  test('messages to us, and wishes', async () => {
    const message = {
      name: 'Ada',
      email: 'ada@example.test',
      category: 'general',
      subject: 'A',
      message: 'B',
    }
    expect(await afterTries(3, newVisitor(), posted('/api/contact', message))).toEqual(LATER)
    const wish = {
      requestType: 'improvement',
      title: 'Larger letters',
      description: 'I read them better.',
    }
    expect(await afterTries(10, await newPerson(), posted('/api/feature-requests', wish))).toEqual(
      LATER,
    )
  })

  test('quick tactics of one address', async () => {
    const bindings = { ADVICE: {} as Env['ADVICE'] }
    vi.spyOn(console, 'error').mockReturnValue()
    const visitor = newVisitor()
    const tries = Array.from({ length: 240 }, () =>
      said(visitor, { path: '/api/quick-tactics/debt' }, bindings),
    )
    await Promise.all(tries)
    expect(await said(visitor, { path: '/api/quick-tactics/debt' })).toEqual([
      429,
      'Too many requests. Wait an hour and try again.',
    ])
  })

  test('the download of everything', async () => {
    const person = await newPerson()
    const download = { path: '/api/auth/export' }
    for (let made = 0; made < 5; made += 1)
      await (await ask(person, download)).response.arrayBuffer()
    expect(await said(person, download)).toEqual([
      429,
      'You have downloaded your data five times today. Try again tomorrow.',
    ])
  })
})

test('a cheat sheet under the name of no intent, or of another', async () => {
  const person = await newPerson({ credits: 2 })
  const sheet = (userSituation: string, key: string) =>
    posted(
      '/api/strategic-cheat-sheet/debt',
      { userSituation, jurisdiction: 'gb' },
      { 'Idempotency-Key': key },
    )
  expect(await said(person, sheet('They wrote.', 'a'))).toEqual([
    400,
    'Idempotency-Key must be 8 to 100 letters, digits, - or _',
  ])
  const key = crypto.randomUUID()
  await said(person, sheet('They wrote.', key))
  expect(await said(person, sheet('They called.', key))).toEqual([
    409,
    'This Idempotency-Key was used for another cheat sheet',
  ])
})
