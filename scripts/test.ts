/** `npm test`: everything that must hold, in the order in which it is cheapest to learn that it does not. */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

import { BIN, ROOT, WEB_DIST, wranglerEnvironment } from './places.ts'

interface Step {
  readonly name: string
  readonly command: readonly [program: string, ...words: string[]]
  readonly env?: Readonly<Record<string, string>>
}

const dryRun = (worker: string): Step => ({
  name: `the ${worker} Worker would deploy`,
  command: [
    'wrangler',
    'deploy',
    '--dry-run',
    '--outdir',
    path.join('.wrangler', 'dry-run', worker),
    '-c',
    `workers/${worker}/wrangler.toml`,
  ],
})

/** What takes one core alone, in two rows side by side. */
const SOURCE_CHECKS: readonly Step[] = [
  { name: 'types of the bindings', command: ['node', 'scripts/env-types.ts'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint and import directions', command: ['oxlint', '--deny-warnings'] },
  { name: 'migrations', command: ['node', 'scripts/check-migrations.ts'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  // After lint, which stumbles over files that a build takes away again.
  { name: 'what a browser loads', command: ['node', 'scripts/check-sizes.ts'] },
]
const BUILD_CHECKS: readonly Step[] = [
  { name: 'the words of the law', command: ['node', 'scripts/build-words.ts'] },
  ...['api', 'analyser', 'retention'].map(dryRun),
  { name: 'dead code', command: ['knip'] },
]

/** A core left free, as Vitest would, makes the Workers' tests take twice the time on two. */
const UNIT_TESTS: Step = {
  name: 'unit and Worker tests',
  command: ['vitest', 'run', '--config', 'vitest.workspace.ts', '--maxWorkers=100%'],
}

/** All of them on a phone too, as `pnpm e2e` runs them, take longer than a check may; every screen is held at 320 pixels anyway. */
const JOURNEYS: Step = {
  name: 'browser journeys on the whole product, the main ones on a phone too',
  command: ['node', 'scripts/e2e.ts'],
  env: { PHONE_JOURNEYS: 'keyboard-alone|read-a-letter' },
}

/** The steps of a row come one after another, the rows of a stage at the same time. */
const STAGES: readonly (readonly (readonly Step[])[])[] = [
  [SOURCE_CHECKS, BUILD_CHECKS],
  [[UNIT_TESTS]],
  [[JOURNEYS]],
]

const began = Date.now()
rmSync(WEB_DIST, { recursive: true, force: true })
const failed: Step[] = []
let passed = 0
for (const rows of STAGES) {
  await Promise.all(rows.map((row) => runInTurn(row, rows.length > 1)))
  if (failed.length > 0) break
}
for (const { name, command } of failed)
  console.error(`\n${name}: failed. Fix it, or run it alone: ${command.join(' ')}`)
if (failed.length === 0)
  console.log(`\nAll of it holds (${((Date.now() - began) / 1000).toFixed(0)} s).`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)

async function runInTurn(row: readonly Step[], isBeside: boolean): Promise<void> {
  for (const step of row) {
    const stepBegan = Date.now()
    if (!isBeside) console.log(`\n== ${step.name}`)
    const { isGood, output } = await run(step, isBeside)
    if (isBeside || output !== '') console.log(`\n== ${step.name}\n${output}`)
    if (!isGood) {
      failed.push(step)
      return
    }
    passed += 1
    console.log(`   ${step.name}: good (${((Date.now() - stepBegan) / 1000).toFixed(1)} s)`)
  }
}

/** What runs beside others prints when it is done, so that their lines do not mix. */
function run({ command, env }: Step, isBeside: boolean) {
  const [program, ...words] = command
  const child = spawn(path.join(BIN, program), words, {
    cwd: ROOT,
    env: { ...wranglerEnvironment(), ...env },
    stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
  })
  const parts: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => parts.push(part))
  child.stderr?.on('data', (part: Buffer) => parts.push(part))
  return new Promise<{ isGood: boolean; output: string }>((resolve) => {
    child.once('error', (error) => resolve({ isGood: false, output: error.message }))
    child.once('close', (code) =>
      resolve({ isGood: code === 0, output: Buffer.concat(parts).toString().trimEnd() }),
    )
  })
}
