/** The database and the bucket with a fault at one call, so that a test can put it at each in turn. */
import { env } from 'cloudflare:workers'

/**
 * `refused`: nothing happened and an error came. `lost`: it happened, and an error came all the same. `killed`: the same,
 * and nothing that the Worker does from then on has an effect.
 */
export const FAULTS = ['refused', 'lost', 'killed'] as const
export type Fault = (typeof FAULTS)[number]

/** What reaches the database and the bucket: each call is an await at which something may happen. */
const CALLS = new Set(['batch', 'get', 'put', 'delete', 'list'])

/** Bindings in which the call of that number, from 1, meets the fault. `calls` tells how many there were. */
export function bindingsWith({ place, fault }: { place: number; fault: Fault }) {
  let calls = 0
  let isDead = false
  async function pass<Answer>(call: () => Answer | Promise<Answer>): Promise<Answer> {
    calls += 1
    const here = calls === place ? fault : undefined
    if (isDead || here === 'refused') throw new Error('D1_ERROR: database is locked: SQLITE_BUSY')
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
  return { bindings, pass, calls: () => calls }
}
