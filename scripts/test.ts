/** `npm test`: everything that must hold, in the order in which it is cheapest to learn that it does not. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

import { BIN, ROOT, WEB_DIST, wranglerEnvironment } from './places.ts'

const DRY = path.join('.wrangler', 'dry-run')
const dryRun = (worker: string) =>
  [
    'wrangler',
    'deploy',
    '--dry-run',
    '--outdir',
    path.join(DRY, worker),
    '-c',
    `workers/${worker}/wrangler.toml`,
  ] as const

/** A core left free, as Vitest would, makes the Workers' tests take twice the time on two. */
const UNIT = ['vitest', 'run', '--config', 'vitest.workspace.ts', '--maxWorkers=100%'] as const

/** All of them on a phone too, as `pnpm e2e` runs them, take longer than a check may; every screen is held at 320 pixels anyway. */
const JOURNEYS = ['node', 'scripts/e2e.ts'] as const

const STEPS = [
  { name: 'types of the bindings', command: ['node', 'scripts/env-types.ts'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint and import directions', command: ['oxlint', '--deny-warnings'] },
  { name: 'migrations', command: ['node', 'scripts/check-migrations.ts'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'unit and Worker tests', command: UNIT },
  { name: 'the words of the law', command: ['node', 'scripts/build-words.ts'] },
  { name: 'the API would deploy', command: dryRun('api') },
  { name: 'the analyser would deploy', command: dryRun('analyser') },
  { name: 'retention would deploy', command: dryRun('retention') },
  { name: 'what a browser loads', command: ['node', 'scripts/check-sizes.ts'] },
  { name: 'browser journeys on the whole product', command: [...JOURNEYS, '--project', 'desktop'] },
  {
    name: 'the main journeys on a phone',
    command: [...JOURNEYS, 'keyboard-alone', 'read-a-letter', '--project', 'phone'],
  },
] as const

const began = Date.now()
rmSync(WEB_DIST, { recursive: true, force: true })
let passed = 0
for (const { name, command } of STEPS) {
  const stepBegan = Date.now()
  console.log(`\n== ${name}`)
  const [program, ...words] = command
  const { status } = spawnSync(path.join(BIN, program), words, {
    cwd: ROOT,
    env: wranglerEnvironment(),
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error(`\n${name}: failed. Fix it, or run it alone: ${command.join(' ')}`)
    console.log(`${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed += 1
  console.log(`   ${name}: good (${((Date.now() - stepBegan) / 1000).toFixed(1)} s)`)
}
console.log(`\nAll of it holds (${((Date.now() - began) / 1000).toFixed(0)} s).`)
console.log(`${passed} passed, 0 failed`)
