/**
 * `pnpm sizes [--only engine|routes]`: does a browser load no more than we allow? Fails when the engine for one British letter
 * in English, or a route of the web app, is over its budget. Brotli, in KB of 1024 bytes. docs/performance.md says what the figures are made of.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { buildWeb } from './build.ts'
import { engineLoads } from './sizes/engine-load.ts'
import { brotli, jsOf, ROUTES, sumOf } from './sizes/web-routes.ts'

const KB = 1024

/** What is needed today with a little room: docs/performance.md says what stands between it and the aim. */
const LETTER = { budget: 408, aim: 120 } as const
const QUESTION = { budget: 572, aim: 120 } as const

interface Size {
  readonly what: string
  readonly kb: number
  readonly budget: number
  /** Where less is wanted than is reached. */
  readonly aim?: number
}

function routeSizes(): Size[] {
  buildWeb()
  return Object.entries(ROUTES).map(([route, { chunks, budget }]) => ({
    what: route,
    kb:
      sumOf(
        jsOf(chunks).map((file) => readFileSync(file)),
        brotli,
      ) / KB,
    budget,
  }))
}

async function engineSizes(folder: string): Promise<Size[]> {
  const loads = await engineLoads(folder, { country: 'gb', language: 'en' })
  return loads.map(({ kind, packed }) => ({
    what: `the engine, for ${kind}`,
    kb: packed / KB,
    ...(kind === 'ENQUIRY' ? QUESTION : LETTER),
  }))
}

/** The largest of each name: one line for all questions. */
function largest(sizes: readonly Size[]): Size[] {
  const byWeight = sizes.toSorted((one, other) => other.kb - one.kb)
  return byWeight.filter(({ what }, at) => byWeight.findIndex((one) => one.what === what) === at)
}

const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values
const folder = mkdtempSync(path.join(tmpdir(), 'plainletter-sizes-'))
try {
  const sizes = largest([
    ...(only === 'routes' ? [] : await engineSizes(folder)),
    ...(only === 'engine' ? [] : routeSizes()),
  ])
  for (const { what, kb, budget, aim } of sizes)
    console.log(
      `${kb > budget ? 'OVER' : 'good'}  ${kb.toFixed(1)} of ${budget} KB${aim ? `, aim ${aim}` : ''}  ${what}`,
    )
  const over = sizes.filter(({ kb, budget }) => kb > budget)
  if (over.length > 0) {
    console.error(
      `\n${over.length} over budget. Load what is not needed at once later, or take it out.`,
    )
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
