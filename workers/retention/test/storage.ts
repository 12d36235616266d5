/** Storage in simulated time, and storage in which something happens at one chosen call. */
import { EXPIRING_PREFIX, EXPIRY_DAYS } from '@plainletter/store/bucket'
import type { Bucket } from '@plainletter/store/bucket'
import type { Database } from '@plainletter/store/database'

import { DAY_MS } from './factories.ts'

export interface TimedBucket extends Bucket {
  /** What the lifecycle rule does: ends what has been under the expiring prefix for its days. */
  readonly endExpired: () => Promise<void>
}

/** The real bucket, whose objects were written when the simulated clock says. */
export function timedBucket(real: Bucket, clock: () => number): TimedBucket {
  const written = new Map<string, number>()
  const list: Bucket['list'] = async (options) => {
    const { objects, truncated } = await real.list(options)
    const timed = objects.map(({ key, uploaded }) => ({
      key,
      uploaded: new Date(written.get(key) ?? uploaded.getTime()),
    }))
    return { objects: timed, truncated }
  }
  return {
    get: (key) => real.get(key),
    delete: (keys) => real.delete(keys),
    list,
    put: async (key, value, options) => {
      const answer = await real.put(key, value, options)
      if (answer !== null) written.set(key, clock())
      return answer
    },
    endExpired: async () => {
      const { objects } = await list({ prefix: EXPIRING_PREFIX, limit: 1000 })
      const old = objects.filter(
        ({ uploaded }) => uploaded.getTime() <= clock() - EXPIRY_DAYS * DAY_MS,
      )
      if (old.length > 0) await real.delete(old.map(({ key }) => key))
    },
  }
}

/**
 * `refused`: nothing happened and an error came. `lost`: it happened, and an error came all the same.
 * `killed_before`, `killed_after`: the whole Worker ends there; nothing it does from then on has an effect.
 */
export const FAULTS = ['refused', 'lost', 'killed_before', 'killed_after'] as const
export type Fault = (typeof FAULTS)[number]

/** What happens at the call of that number, from 1: a fault, or something else first. */
export interface Event {
  readonly place: number
  readonly fault?: Fault
  readonly meanwhile?: () => Promise<unknown>
}

interface Storage {
  readonly database: Database
  readonly bucket: Bucket
}

/** `calls` tells how many calls outward were made: each is an await at which a Worker may end. */
export function storageWith<Ports extends Storage>(
  ports: Ports,
  { place, fault, meanwhile }: Event,
): Ports & { readonly calls: () => number } {
  let calls = 0
  let isDead = false
  const stopIfDead = (): void => {
    if (isDead) throw new Error('This Worker has ended')
  }
  async function pass<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    stopIfDead()
    calls += 1
    const here = calls === place ? fault : undefined
    if (calls === place) await meanwhile?.()
    isDead ||= here === 'killed_before'
    stopIfDead()
    if (here === 'refused') throw new Error('The service is away')
    const answer = await call()
    isDead ||= here === 'killed_after'
    stopIfDead()
    if (here === 'lost') throw new Error('Network connection lost')
    return answer
  }
  const { bucket, database } = ports
  return {
    ...ports,
    calls: () => calls,
    bucket: {
      get: (key) => pass(() => bucket.get(key)),
      put: (key, value, options) => pass(() => bucket.put(key, value, options)),
      delete: (keys) => pass(() => bucket.delete(keys)),
      list: (options) => pass(() => bucket.list(options)),
    },
    database: {
      prepare: (text) => database.prepare(text),
      batch: (statements) => pass(() => database.batch(statements)),
    },
  }
}
