import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { uploadForm } from '../../test/factories.ts'
import { bindingsWith, FAULTS } from '../../test/faulty-bindings.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'
import { allUploads, keysOnRing } from '../../test/stores.ts'

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
