/** What one isolate or one page pays before its first answer: bytes to load, and time until the law stands ready. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { BIN, ROOT, wranglerEnvironment } from '../places.ts'
import { median } from './measure.ts'
import { asKb, asMs } from './table.ts'
import type { Table } from './table.ts'

const ROUNDS = 5
const STEPS = [
  ['law', 'loading the law'],
  ['index', 'making its index'],
  ['first', 'the first letter'],
  ['second', 'the second letter'],
] as const

type Laps = Record<(typeof STEPS)[number][0], number>

/** `folder` is removed by the caller. */
export function benchStart(folder: string): Table[] {
  const out = bundle(folder)
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => path.join(out, name))
  const entry = files.find((file) => path.dirname(file) === out)
  if (entry === undefined) throw new Error('The bundle of the engine has no entry')
  const laps = Array.from({ length: ROUNDS }, () => run(entry))
  return [startTimes(laps), sizes(files)]
}

/** Split into an entry and a chunk for each country, as a browser would load it. */
function bundle(folder: string): string {
  const place = path.join(folder, 'engine-start')
  mkdirSync(place)
  const config = path.join(place, 'vite.config.mjs')
  writeFileSync(
    config,
    `export default { build: { ssr: ${JSON.stringify(path.join(ROOT, 'scripts/bench/first-letter.ts'))}, minify: true, outDir: ${JSON.stringify(path.join(place, 'dist'))} }, ssr: { noExternal: true } }`,
  )
  execFileSync(path.join(BIN, 'vite'), ['build', '--logLevel', 'error', '-c', config], {
    cwd: place,
    env: wranglerEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return path.join(place, 'dist')
}

/** The bundle is ours and prints this shape. */
const run = (entry: string): Laps =>
  JSON.parse(execFileSync(process.execPath, [entry], { encoding: 'utf8' })) as Laps

const startTimes = (laps: readonly Laps[]): Table => ({
  title: 'Engine: the first letter of a process',
  head: ['step', 'time'],
  rows: STEPS.map(([step, name]) => [name, asMs(median(laps.map((lap) => lap[step])))]),
  notes: [`Bundled and minified, in a new process, the median of ${ROUNDS}.`],
})

/** The entry, the law of one country and the words of one language. */
const LOADED = /^(?:first-letter|gb|en)\b/

function sizes(files: readonly string[]): Table {
  const loaded = files.filter((file) => LOADED.test(path.basename(file)))
  const rows = loaded.map((file) => {
    const bytes = readFileSync(file)
    return [
      path.basename(file).replace(/-[\w-]{8}\./, '.'),
      bytes.length,
      brotliCompressSync(bytes).length,
    ] as const
  })
  const total = (column: 1 | 2) => rows.reduce((sum, row) => sum + row[column], 0)
  return {
    title: 'Engine: what a browser would load for one country and language',
    head: ['chunk', 'plain', 'brotli'],
    rows: [...rows, ['together', total(1), total(2)] as const].map(([name, plain, packed]) => [
      name,
      asKb(plain),
      asKb(packed),
    ]),
    notes: ['Brotli at quality 11, each file alone.'],
  }
}
