/**
 * The proofs that need the whole product, over HTTP, on ports and a state folder of their own: it is killed, asked too
 * much at once, and given back an old copy of what it had deleted. Ends by itself within eight minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'

import { buildWeb } from '../build.ts'
import { migrate, seedPeople } from '../database.ts'
import { ensureSecrets } from '../secrets.ts'
import { startStack } from '../stack.ts'
import { KILL_PEOPLE, proveKills } from './kills.ts'
import type { Runtime } from './kills.ts'
import { proveNoOrphans } from './orphans.ts'
import { PARALLEL_PERSON, proveParallel } from './parallel.ts'
import type { Proof } from './proof.ts'
import { doneLetters, proveRestoredCopy } from './restored-copy.ts'

const PORT = Number(process.env['PROVE_PORT'] ?? 9700)
const LIMIT_MS = 8 * 60 * 1000

export async function proveLive(seed: number): Promise<Proof[]> {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'plainletter-prove-'))
  const { pepper, keys } = await ensureSecrets()
  buildWeb()
  migrate(stateDir)
  await seedPeople(stateDir, pepper, [...KILL_PEOPLE, PARALLEL_PERSON])
  const start = () => startStack({ port: PORT, stateDir })
  const stack = await start()
  const runtime: Runtime = { url: stack.urls.app, stateDir, stack, start }
  const limit = setTimeout(() => {
    console.error(`Stopped: the proofs took longer than ${LIMIT_MS / 60_000} minutes.`)
    void runtime.stack.kill().then(() => process.exit(1))
  }, LIMIT_MS)
  try {
    const parallel = await proveParallel(runtime.url, stateDir)
    const { proofs, cookies } = await proveKills(runtime, seed)
    const orphans = await proveNoOrphans(runtime, await parseKeyEncryptionKeys(keys))
    const cookieOf = (email: string) =>
      cookies[KILL_PEOPLE.findIndex((person) => person.email === email)]
    const restored = await proveRestoredCopy(runtime, doneLetters(stateDir, cookieOf))
    return [...parallel, ...proofs, ...orphans, ...restored]
  } finally {
    clearTimeout(limit)
    await runtime.stack.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
