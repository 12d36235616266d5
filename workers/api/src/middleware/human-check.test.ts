import { TURNSTILE_HEADER } from '@plainletter/contracts/human-sign'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { newVisitor } from '../../test/factories.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const SET_UP = { TURNSTILE_SECRET_KEY: 'secret' }
const HOST = new URL(env.APP_ORIGIN).hostname

/** What Cloudflare answers; `asked` is what it was asked. */
function cloudflareSays(verdict: object | Error) {
  const asked: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    asked.push(await new Response(init?.body ?? null).json())
    if (verdict instanceof Error) throw verdict
    return Response.json(verdict)
  })
  return asked
}

async function forgot(token: string | undefined, bindings: Partial<Env> = SET_UP) {
  const headers = {
    'Content-Type': 'application/json',
    ...(token === undefined ? {} : { [TURNSTILE_HEADER]: token }),
  }
  const body = JSON.stringify({ email: `${crypto.randomUUID()}@example.test` })
  const request = { path: '/api/auth/forgot-password', method: 'POST', headers, body }
  return (await ask(newVisitor(), request, bindings)).response
}

test('where it is not set up nobody is asked', async () => {
  const asked = cloudflareSays({ success: false })
  expect((await forgot(undefined, { TURNSTILE_SECRET_KEY: '' })).status).toBe(200)
  expect(asked).toEqual([])
})

test('a person who pressed the box gets on', async () => {
  const asked = cloudflareSays({ success: true, hostname: HOST })
  expect((await forgot('token')).status).toBe(200)
  expect(asked).toMatchObject([{ secret: 'secret', response: 'token' }])
})

test.each([
  ['no token', undefined, { success: true, hostname: HOST }],
  ['a token that is far too long', 'x'.repeat(2_049), { success: true, hostname: HOST }],
  ['a used or forged token', 'token', { success: false, hostname: HOST }],
  ['a token of another site', 'token', { success: true, hostname: 'evil.example' }],
])('%s is refused in words that say what to do', async (_what, token, verdict) => {
  cloudflareSays(verdict)
  const response = await forgot(token)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'forbidden' })
})

test.each([new Error('away'), { unexpected: true }])(
  'an answer that cannot be read keeps the door shut',
  async (verdict) => {
    cloudflareSays(verdict)
    expect((await forgot('token')).status).toBe(503)
  },
)

test('every form that strangers may send asks for it', async () => {
  cloudflareSays({ success: false })
  for (const path of ['register', 'forgot-password']) {
    const { response } = await ask(
      newVisitor(),
      {
        path: `/api/auth/${path}`,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      },
      SET_UP,
    )
    expect(response.status, path).toBe(403)
  }
})
