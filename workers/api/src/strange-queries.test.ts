import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { newActor } from '../test/actors.ts'
import { ask } from '../test/ask.ts'
import { newUser, newVisitor } from '../test/factories.ts'
import { requestTo } from '../test/request-to.ts'
import { ROUTES } from '../test/routes.ts'
import { anyKey, effect, NOTHING, SEED } from '../test/strange-input.ts'

/** A route that read a parameter would do so for each of them. */
const RUNS = 3

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
        { seed: SEED, numRuns: RUNS },
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
