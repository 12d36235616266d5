/**
 * The proofs that need the whole product, over HTTP, on ports and a state folder of their own: it is killed, asked too
 * much at once, and given back an old copy of what it had deleted. Ends by itself within eight minutes.
 */
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'

import { KILL_PEOPLE, proveKills } from './kills.ts'
import { proveNoOrphans } from './orphans.ts'
import { onOwnStack } from './own-stack.ts'
import { PARALLEL_PERSON, proveParallel } from './parallel.ts'
import type { Proof } from './proof.ts'
import { doneLetters, proveRestoredCopy } from './restored-copy.ts'

const LIMIT_MS = 8 * 60 * 1000

export const proveLive = (seed: number): Promise<Proof[]> =>
  onOwnStack(
    { people: [...KILL_PEOPLE, PARALLEL_PERSON], limitMs: LIMIT_MS },
    async (runtime, keys) => {
      const parallel = await proveParallel(runtime.url, runtime.stateDir)
      const { proofs, cookies } = await proveKills(runtime, seed)
      const orphans = await proveNoOrphans(runtime, await parseKeyEncryptionKeys(keys))
      const cookieOf = (email: string) =>
        cookies[KILL_PEOPLE.findIndex((person) => person.email === email)]
      const restored = await proveRestoredCopy(runtime, doneLetters(runtime.stateDir, cookieOf))
      return [...parallel, ...proofs, ...orphans, ...restored]
    },
  )
