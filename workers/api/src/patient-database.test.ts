import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import { patient } from './patient-database.ts'

const BUSY = 'D1_ERROR: database is locked: SQLITE_BUSY'

/** The real database, whose first batches meet a fault. `calls` tells how often it was asked. */
function failingFirst(times: number, message: string) {
  let calls = 0
  const database = new Proxy(env.DB, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      if (name !== 'batch') return member.bind(target)
      return (...values: unknown[]) => {
        calls += 1
        if (calls <= times) return Promise.reject(new Error(message))
        return Reflect.apply(member, target, values)
      }
    },
  })
  return { database: patient(database), calls: () => calls }
}

const ask = (database: D1Database) => database.batch([database.prepare('SELECT 7 AS found')])

describe('a database', () => {
  test('that is busy for a moment is asked again', async () => {
    const { database, calls } = failingFirst(3, BUSY)
    const [answer] = await ask(database)
    expect(answer?.results).toEqual([{ found: 7 }])
    expect(calls()).toBe(4)
  })

  test('that stays busy is given up after five times', async () => {
    const { database, calls } = failingFirst(99, BUSY)
    await expect(ask(database)).rejects.toThrow('SQLITE_BUSY')
    expect(calls()).toBe(5)
  })

  test('that broke off is not asked again, as it may have done its work', async () => {
    const { database, calls } = failingFirst(1, 'Network connection lost')
    await expect(ask(database)).rejects.toThrow('Network connection lost')
    expect(calls()).toBe(1)
  })
})
