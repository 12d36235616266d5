import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { newActor } from '../test/actors.ts'
import { newUser } from '../test/factories.ts'
import { requestTo } from '../test/request-to.ts'
import { ROUTES } from '../test/routes.ts'
import { anyKey, anyValue, effect, NOTHING, SEED, withBodies } from '../test/strange-input.ts'

const RUNS = 12

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
})
