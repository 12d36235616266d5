/** What one isolate or one page pays before its first answer: bytes to load, and time until the law stands ready. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'

import { ROOT } from '../places.ts'
import { bundle } from '../sizes/bundle.ts'
import { engineLoads } from '../sizes/engine-load.ts'
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
export async function benchStart(folder: string): Promise<Table[]> {
  const { entry } = bundle(
    path.join(ROOT, 'scripts/bench/first-letter.ts'),
    path.join(folder, 'engine-start'),
  )
  const laps = Array.from({ length: ROUNDS }, () => run(entry))
  return [startTimes(laps), await loads(folder)]
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

/** Of a letter and of a question, the one that loads most, file by file. */
async function loads(folder: string): Promise<Table> {
  const all = await engineLoads(folder, { country: 'gb', language: 'en' })
  const byWeight = all.toSorted((one, other) => other.packed - one.packed)
  const heaviest = [
    byWeight.find(({ kind }) => kind !== 'ENQUIRY'),
    byWeight.find(({ kind }) => kind === 'ENQUIRY'),
  ].filter((load) => load !== undefined)
  return {
    title: 'Engine: what a browser loads for one letter',
    head: ['letter', 'file', 'plain', 'brotli'],
    rows: heaviest.flatMap(({ kind, files, plain, packed }) =>
      [...files, { name: 'together', plain, packed }].map((file) => [
        kind,
        file.name,
        asKb(file.plain),
        asKb(file.packed),
      ]),
    ),
    notes: [
      'The British letter and the British question that load most, in English. Brotli at quality 11, each file alone.',
    ],
  }
}
