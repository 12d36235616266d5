import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { newActor } from '../test/actors.ts'
import { ask } from '../test/ask.ts'
import { newUser } from '../test/factories.ts'
import { elsewhere, requestTo } from '../test/request-to.ts'
import { ROUTES } from '../test/routes.ts'
import { allTables, effectOf } from '../test/stores.ts'
import { effect, maskFor, NOTHING, SEED, withBodies } from '../test/strange-input.ts'

const RUNS = 12

describe('A body that is not what the contract names', () => {
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
