import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { uploadForm } from '../../test/factories.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'
import { allUploads, keysOnRing } from '../../test/stores.ts'

/**
 * `refused`: nothing happened and an error came. `lost`: it happened, and an error came all the same. `killed`: the same,
 * and nothing that the Worker does from then on has an effect.
 */
const FAULTS = ['refused', 'lost', 'killed'] as const
type Fault = (typeof FAULTS)[number]

/** What reaches the database and the bucket: each call is an await at which something may happen. */
const CALLS = new Set(['batch', 'get', 'put', 'delete', 'list'])

/** Bindings in which the call of that number, from 1, meets the fault. `calls` tells how many there were. */
function bindingsWith({ place, fault }: { place: number; fault: Fault }) {
  let calls = 0
  let isDead = false
  async function pass(call: () => unknown): Promise<unknown> {
    calls += 1
    const here = calls === place ? fault : undefined
    if (isDead || here === 'refused') throw new Error('The service is away')
    const answer = await call()
    isDead ||= here === 'killed'
    if (here) throw new Error('Network connection lost')
    return answer
  }
  const watched = <Binding extends object>(binding: Binding): Binding =>
    new Proxy(binding, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        if (!CALLS.has(String(name))) return member.bind(target)
        return (...values: unknown[]) => pass(() => Reflect.apply(member, target, values))
      },
    })
  const bindings = { DB: watched(env.DB), DOCUMENT_BUCKET: watched(env.DOCUMENT_BUCKET) }
  return { bindings, calls: () => calls }
}

async function submit(person: Person, key: string, bindings: Partial<Env> = {}): Promise<number> {
  const { response } = await ask(
    person,
    {
      path: '/api/documents/analyze',
      method: 'POST',
      headers: { Accept: 'text/event-stream', 'Idempotency-Key': key },
      body: uploadForm([{ name: 'letter.txt', content: 'You owe £120.00. Pay in 14 days.' }]),
    },
    bindings,
  )
  await response.body?.cancel()
  return response.status
}

const remove = async (person: Person, id: number, bindings: Partial<Env> = {}) =>
  (await ask(person, { path: `/api/documents/${id}`, method: 'DELETE' }, bindings)).response.status

/** What the person has, and whether the ledger of all people adds up. */
async function holdings({ id }: Person) {
  const held = await env.DB.prepare(
    `SELECT (SELECT COUNT(*) FROM documents WHERE user_id = ?1) AS documents,
       (SELECT COUNT(*) FROM jobs WHERE user_id = ?1) AS jobs,
       (SELECT COUNT(*) FROM credit_entries WHERE user_id = ?1 AND kind = 'spend') AS spends,
       (SELECT COUNT(*) FROM credit_entries WHERE user_id = ?1 AND kind = 'refund') AS refunds,
       (SELECT balance FROM credit_accounts WHERE user_id = ?1) AS balance,
       (SELECT SUM(delta) FROM credit_entries WHERE user_id = ?1) AS entries`,
  )
    .bind(id)
    .first()
  return held
}

const documentOf = ({ id }: Person) =>
  env.DB.prepare('SELECT id FROM documents WHERE user_id = ?1').bind(id).first<number>('id')

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

test.each(FAULTS)(
  'a letter is stored and charged once, whichever await of its submission is %s and tried again',
  async (fault) => {
    const submitWith = async (place: number) => {
      const [person, key] = [await newPerson({ credits: 2 }), crypto.randomUUID()]
      const storage = bindingsWith({ place, fault })
      await submit(person, key, storage.bindings)
      return { person, key, calls: storage.calls() }
    }
    const { calls } = await submitWith(0)
    expect(calls).toBeGreaterThan(4)
    for (let place = 1; place <= calls; place += 1) {
      const { person, key } = await submitWith(place)
      expect(await submit(person, key), `${fault} at call ${place}`).toBe(200)
      const once = { documents: 1, jobs: 1, spends: 1, refunds: 0, balance: 1, entries: 1 }
      expect(await holdings(person), `${fault} at call ${place}`).toEqual(once)
      const id = await documentOf(person)
      expect((await allUploads()).filter((name) => name.startsWith(`30d/${id}/`))).toHaveLength(1)
      expect(await keysOnRing(person.id)).toBeGreaterThanOrEqual(1)
      const { response } = await ask(person, { path: `/api/documents/${id}` })
      expect(response.status, `${fault} at call ${place}`).toBe(200)
    }
  },
  60_000,
)

test.each(FAULTS)(
  'a letter is gone whole and given back once, whichever await of its deletion is %s and tried again',
  async (fault) => {
    const removeWith = async (place: number) => {
      const person = await newPerson({ credits: 2 })
      await submit(person, crypto.randomUUID())
      const id = (await documentOf(person)) ?? 0
      const storage = bindingsWith({ place, fault })
      const status = await remove(person, id, storage.bindings)
      return { person, id, status, calls: storage.calls() }
    }
    const { calls, status } = await removeWith(0)
    expect([status, calls > 5]).toEqual([200, true])
    for (let place = 1; place <= calls; place += 1) {
      const { person, id } = await removeWith(place)
      expect(await remove(person, id), `${fault} at call ${place}`).toBe(200)
      const back = { documents: 0, jobs: 0, spends: 1, refunds: 1, balance: 2, entries: 2 }
      expect(await holdings(person), `${fault} at call ${place}`).toEqual(back)
      expect((await allUploads()).filter((name) => name.includes(`/${id}/`))).toEqual([])
      expect(await keysOnRing(person.id)).toBe(0)
    }
  },
  60_000,
)
