import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { buildWeb } from '../build.ts'
import { migrate, seedPeople } from '../database.ts'
import type { Person } from '../database.ts'
import { ensureSecrets } from '../secrets.ts'
import { startStack } from '../stack.ts'
import type { Stack } from '../stack.ts'

const PORT = Number(process.env['PROVE_PORT'] ?? 9700)

/** PROVE_PATIENCE=3 waits three times as long for everything, on a machine that has other work. */
export const PATIENCE = Number(process.env['PROVE_PATIENCE'] ?? 1)

export interface Runtime {
  readonly url: string
  readonly stateDir: string
  readonly port: number
  /** The stack that runs now: each start makes another. */
  stack: Stack
  readonly start: () => Promise<Stack>
}

interface Setting {
  readonly people: readonly Person[]
  readonly limitMs: number
}

/** The whole product on ports and a state folder of its own, for as long as `work` takes and no longer than the limit. */
export async function onOwnStack<Answer>(
  { people, limitMs }: Setting,
  work: (runtime: Runtime, keys: string) => Promise<Answer>,
): Promise<Answer> {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'plainletter-prove-'))
  const { pepper, keys } = await ensureSecrets()
  buildWeb()
  migrate(stateDir)
  await seedPeople(stateDir, pepper, people)
  const start = () => startStack({ port: PORT, stateDir })
  const stack = await start()
  const runtime: Runtime = { url: stack.urls.app, stateDir, port: PORT, stack, start }
  const patientMs = limitMs * PATIENCE
  const limit = setTimeout(() => {
    console.error(`Stopped: the proofs took longer than ${patientMs / 60_000} minutes.`)
    void runtime.stack.kill().then(() => process.exit(1))
  }, patientMs)
  try {
    return await work(runtime, keys)
  } finally {
    clearTimeout(limit)
    await runtime.stack.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
