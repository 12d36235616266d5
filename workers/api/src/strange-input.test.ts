import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { newActor } from '../test/actors.ts'
import type { Actor } from '../test/actors.ts'
import { ask } from '../test/ask.ts'
import { newUser, newVisitor } from '../test/factories.ts'
import { elsewhere, requestTo, ROUTES } from '../test/routes.ts'
import { allTables, allUploads, effectOf } from '../test/stores.ts'
import type { Row } from '../test/stores.ts'

const SEED = 20_261_121
const RUNS = 12

/** What differs between two valid requests: ids, and what is sealed or hashed afresh. */
const VARIES =
  /(^|_)(id|email|password|hash|key|ref|filename|goal|bucket|prefix|date|name|party|title|description|limitation|solution|folder|payload|intent|url|analysis|response|insight|intelligence|summary|text|message|iv|tag|preview|pages|ups|feedback|research|sheet)$/
const DAY_MS = 24 * 60 * 60 * 1000

/** The row with what varies taken out and times as days from now, so that every column can be compared. */
const maskFor = (actorId: number) => (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, masked(name, value, actorId)]),
  )

function masked(name: string, value: unknown, actorId: number): unknown {
  if (value === actorId) return 'the actor'
  if (typeof value === 'number' && /(^|_)at$/.test(name))
    return `${Math.round((value - Date.now()) / DAY_MS)} days`
  return VARIES.test(name) && value !== null ? 'varies' : value
}

type Request = Parameters<typeof ask>[1]

/** What a request changes in all tables and in the bucket, and how it was answered. */
async function effect(who: Actor, request: Request) {
  const [before, files] = [await allTables(), await allUploads()]
  const { response, sent } = await ask(elsewhere(who), request)
  await response.body?.cancel()
  const added = (await allUploads()).length - files.length
  return {
    status: response.status,
    changes: [
      ...effectOf(before, await allTables(), maskFor(who.id)),
      `files ${added}`,
      `sent ${sent.length}`,
    ],
  }
}

const NOTHING = ['files 0', 'sent 0']

const COLUMNS = [
  'id',
  'userId',
  'user_id',
  'accountVerified',
  'account_verified',
  'creditsRemaining',
  'credits_remaining',
  'balance',
  'totalCreditsEver',
  'credits',
  'subscriptionStatus',
  'subscription_plan',
  'stripe_customer_id',
  'isAdmin',
  'role',
  'status',
  'priority',
  'adminNotes',
  'autoDeleteAt',
  'auto_delete_at',
  'isFreemium',
  'isCharged',
  'deleting_at',
  'caseId',
  'jobId',
  'signup_source',
  'daily_ai_calls',
  'constructor',
  'toString',
  '__proto__',
  'prototype',
]
const anyKey = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...COLUMNS) },
  fc.string({ maxLength: 12 }),
)
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(true, 1, 999, 'active', null, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
  fc.dictionary(fc.constantFrom(...COLUMNS), fc.constantFrom(true, 999, 'x')),
)

/** Where an extra goes: a key of its own before or after, a key that is there already, or inside a field's value. */
const anyExtra = fc.record({
  how: fc.constantFrom('before', 'after', 'duplicate', 'nested', 'proto'),
  key: anyKey,
  value: anyValue,
})
type Extra = typeof anyExtra extends fc.Arbitrary<infer Value> ? Value : never

/** JSON text, not an object: an object can hold neither a key twice nor a written-out __proto__. */
function withExtra(body: Record<string, unknown>, { how, key, value }: Extra): string {
  const inner = JSON.stringify(body).slice(1, -1)
  const extra = `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`
  const [field = 'x', old] = Object.entries(body)[0] ?? []
  const texts = {
    before: `{${extra},${inner}}`,
    after: `{${inner},${extra}}`,
    duplicate: `{${JSON.stringify(field)}:${JSON.stringify(value) ?? 'null'},${inner}}`,
    nested: `{${inner},${JSON.stringify(field)}:{"value":${JSON.stringify(old)},${extra}}}`,
    proto: `{"__proto__":{${extra}},${inner}}`,
  }
  return texts[how]
}

const withBodies = Object.keys(ROUTES).filter((route) => ROUTES[route]?.body)

describe('A body with more in it than the contract names', () => {
  test.each(withBodies)(
    '%s is refused, or does what it does without the rest',
    async (route) => {
      const account = await newUser()
      const build = async () => {
        const actor = await newActor(route)
        return { actor, request: requestTo(route, { account, ...actor }) }
      }
      const valid = await build()
      const expected = (await effect(valid.actor, valid.request)).changes
      expect(expected.join() === NOTHING.join()).toBe(ROUTES[route]?.keepsNothing ?? false)
      let accepted = 0
      await fc.assert(
        fc.asyncProperty(anyExtra, async (extra) => {
          const { actor, request } = await build()
          const body = withExtra(ROUTES[route]?.body?.({ account, ...actor }) ?? {}, extra)
          const { status, changes } = await effect(actor, { ...request, body })
          expect(status).toBeLessThan(500)
          if (status < 300) accepted += 1
          expect(changes).toEqual(status < 300 ? expected : NOTHING)
        }),
        { seed: SEED, numRuns: RUNS },
      )
      expect(accepted).toBeLessThan(RUNS / 2)
    },
    90_000,
  )

  test.each(withBodies)(
    '%s refuses any other JSON, and any text that is none',
    async (route) => {
      const account = { email: 'nobody@example.test', password: 'three calm words' }
      const actor = await newActor()
      const request = requestTo(route, { account, documentId: 1 })
      const anyText = fc.oneof(fc.json({ maxDepth: 3 }), fc.string(), fc.string({ unit: 'binary' }))
      const before = await allTables()
      await fc.assert(
        fc.asyncProperty(anyText, async (body) => {
          fc.pre(!ROUTES[route]?.mayBeEmpty || body.trim() !== '{}')
          const { response } = await ask(elsewhere(actor), { ...request, body })
          expect(response.status).toBe(400)
        }),
        { seed: SEED, numRuns: RUNS },
      )
      expect(effectOf(before, await allTables(), maskFor(actor.id))).toEqual([])
    },
    30_000,
  )

  test.each(withBodies)('%s takes a deep or malformed body for what it is', async (route) => {
    const account = { email: 'nobody@example.test', password: 'three calm words' }
    const actor = await newActor()
    const request = requestTo(route, { account, documentId: 1 })
    const bodies = [
      '',
      '{',
      '{"email":',
      '[]',
      'null',
      '[['.repeat(9000),
      '\u{feff}{}',
      '{"a":1e999}',
    ]
    for (const body of bodies) {
      if (ROUTES[route]?.mayBeEmpty && body.endsWith('{}')) continue
      const { response } = await ask(elsewhere(actor), { ...request, body })
      expect(response.status, body.slice(0, 20)).toBe(400)
    }
  })
})

describe('A body of the wrong kind or size', () => {
  const TYPES = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/json-patch+json',
    'text/json',
    'application/jsonp',
    '',
  ]
  test.each(withBodies)('%s takes JSON that says that it is JSON', async (route) => {
    const account = await newUser()
    for (const type of TYPES) {
      const actor = await newActor()
      const request = requestTo(route, { account, documentId: 1 })
      const headers = { ...request.headers, 'Content-Type': type }
      const { status, changes } = await effect(actor, { ...request, headers })
      expect([type, status, ...changes]).toEqual([type, 415, ...NOTHING])
    }
  })

  test.each([
    ['POST /api/auth/register', 64 * 1024],
    ['POST /api/auth/login', 64 * 1024],
    ['POST /api/documents/analyze', 6 * 600_000 + 64 * 1024],
  ])('%s reads up to %i bytes, announced or not', async (route, bytes) => {
    const account = { email: 'nobody@example.test', password: 'three calm words' }
    const request = requestTo(route, { account, documentId: 1 })
    const actor = await newActor()
    const text = ' '.repeat(bytes)
    const full = await ask(elsewhere(actor), { ...request, body: text })
    const over = await ask(elsewhere(actor), { ...request, body: `${text} ` })
    const streamed = await ask(elsewhere(actor), { ...request, body: streamOf(`${text} `) })
    expect([full, over, streamed].map(({ response }) => response.status)).toEqual([400, 413, 413])
  })
})

/** A body that comes in pieces and does not announce its size. */
const streamOf = (text: string) =>
  new ReadableStream({
    start(controller) {
      const bytes = new TextEncoder().encode(text)
      for (let at = 0; at < bytes.length; at += 10_000)
        controller.enqueue(bytes.slice(at, at + 10_000))
      controller.close()
    },
  })

describe('Parameters that no route reads', () => {
  const anyQuery = fc
    .array(
      fc.tuple(fc.oneof(fc.constantFrom('success', 'delete', '_method'), anyKey), fc.string()),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((pairs) => `?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`)

  test.each(Object.keys(ROUTES))(
    '%s does with them what it does without',
    async (route) => {
      const account = await newUser()
      const actOn = async (query: string) => {
        const actor = await newActor(route)
        const request = requestTo(route, { account, ...actor })
        return effect(actor, { ...request, path: request.path + query })
      }
      const expected = await actOn('')
      expect(expected.status).toBeLessThan(300)
      if (route.startsWith('GET'))
        expect(expected.changes.join() === NOTHING.join()).toBe(!ROUTES[route]?.spends)
      await fc.assert(
        fc.asyncProperty(anyQuery, async (query) => {
          expect(await actOn(query)).toEqual(expected)
        }),
        { seed: SEED, numRuns: 8 },
      )
    },
    30_000,
  )
})

test('a header that asks for another method, path or person is not believed', async () => {
  const actor = await newActor()
  const headers = {
    'X-HTTP-Method-Override': 'DELETE',
    'X-Original-URL': '/api/auth/logout',
    'X-Forwarded-For': '127.0.0.1',
    'X-User-Id': '1',
    Authorization: 'Bearer admin',
  }
  const path = `/api/documents/${actor.documentId}`
  expect(await effect(actor, { path, headers })).toEqual({ status: 200, changes: NOTHING })
  const nobody = await ask(newVisitor(), { path, headers })
  expect(nobody.response.status).toBe(401)
})
