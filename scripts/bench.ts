/**
 * `pnpm bench [--only engine,vault,intake,api,sizes,retention,costs]`: how fast and how large the product is, each figure
 * against a baseline of the same run. What the figures mean stands in docs/performance.md. Never longer than five minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { benchApi } from './bench/api.ts'
import { benchCosts } from './bench/costs.ts'
import { benchEngine } from './bench/engine.ts'
import { benchIntake } from './bench/intake.ts'
import { benchRetention } from './bench/retention.ts'
import { benchSizes } from './bench/sizes.ts'
import type { Part } from './bench/table.ts'
import { printTable } from './bench/table.ts'
import { benchVault } from './bench/vault.ts'

interface PartRow {
  /** How long the part may begin new rounds. What it starts, it ends soon after. */
  readonly seconds: number
  readonly run: Part
}

const PARTS = {
  engine: { seconds: 90, run: benchEngine },
  vault: { seconds: 15, run: benchVault },
  intake: { seconds: 40, run: benchIntake },
  api: { seconds: 60, run: benchApi },
  sizes: { seconds: 25, run: benchSizes },
  retention: { seconds: 40, run: benchRetention },
  costs: { seconds: 25, run: benchCosts },
} as const satisfies Record<string, PartRow>

const WHOLE_SECONDS = 300

const folder = mkdtempSync(path.join(tmpdir(), 'plainletter-bench-'))
const ends: (() => Promise<void>)[] = []

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
  const parts = chosenParts(values.only)
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores of ${cpus()[0]?.model ?? 'unknown'}\n`,
  )
  for (const [name, part] of parts) await runPart(name, part)
}

function chosenParts(only: string): [string, PartRow][] {
  const names = only === '' ? Object.keys(PARTS) : only.split(',')
  const unknown = names.filter((name) => !(name in PARTS))
  if (unknown.length > 0)
    throw new Error(`No part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`)
  return Object.entries(PARTS).filter(([name]) => names.includes(name))
}

/** A part that fails is told, and the others still run. */
async function runPart(name: string, part: PartRow): Promise<void> {
  const began = Date.now()
  const until = began + part.seconds * 1000
  try {
    const tables = await part.run({ folder, until, atEnd: (end) => void ends.push(end) })
    for (const table of tables) console.log(`${printTable(table)}\n`)
  } catch (error) {
    process.exitCode = 1
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}\n`)
  }
  await endStarted()
  console.log(`(${name}: ${((Date.now() - began) / 1000).toFixed(0)} s)\n`)
}

/** Each end is taken off the list before it runs, so that none runs twice. */
async function endStarted(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end().catch(() => undefined)
}

async function endAll(): Promise<void> {
  await endStarted()
  rmSync(folder, { recursive: true, force: true })
}

async function endNow(words: string): Promise<void> {
  console.error(words)
  await endAll()
  process.exit(1)
}

const limit = setTimeout(
  () => void endNow(`Stopped: the run took longer than ${WHOLE_SECONDS} seconds.`),
  WHOLE_SECONDS * 1000,
)
process.once('SIGINT', () => void endNow('Stopped.'))
process.once('SIGTERM', () => void endNow('Stopped.'))
try {
  await run()
} finally {
  clearTimeout(limit)
  await endAll()
}
