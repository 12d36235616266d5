/**
 * Each file that is made to break its reader, and each letter of the tests, in a process of its own: how it ends, and what
 * memory and work it takes.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { HOSTILE_FILES } from '@plainletter/intake/hostile-files'
import * as z from 'zod/mini'

import { ROOT } from '../places.ts'
import type { Proof } from './proof.ts'

/** A Worker has 128 MB, of which its own code takes a part. */
const PEAK_MB_MAX = 100
/** What a Worker may work for one message when it asks for no more; the analyser asks for ten times that. */
const CPU_MS_MAX = 30_000
const LIMIT_MS = 60_000
/** Rubbish is collected before it counts as a peak: a Worker would not keep it either. */
const NODE = ['--expose-gc', '--max-old-space-size=100', '--max-semi-space-size=4']

const Reading = z.object({
  end: z.string(),
  faults: z.array(z.string()),
  peakMb: z.number(),
  ms: z.number(),
  cpuMs: z.number(),
})

const LETTERS = path.join(ROOT, 'packages/intake/fixtures/files')

interface Read extends z.infer<typeof Reading> {
  readonly what: string
  readonly isRight: boolean
}

export function proveHostileFiles(): Proof[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'plainletter-hostile-'))
  const file = path.join(folder, 'file')
  const broken: string[] = []
  const reads: Read[] = []
  const ordinary: Read[] = []
  for (const name of readdirSync(LETTERS)) {
    writeFileSync(file, readFileSync(path.join(LETTERS, name)))
    const reading = readAlone(name, file)
    if (typeof reading === 'string') broken.push(`${name}: ${reading}`)
    else ordinary.push({ ...reading, what: name, isRight: true })
  }
  for (const [what, { name, bytes, ends }] of Object.entries(HOSTILE_FILES)) {
    writeFileSync(file, bytes())
    const reading = readAlone(name, file)
    if (typeof reading === 'string') broken.push(`${what}: ${reading}`)
    else reads.push({ ...reading, what, isRight: ends.some((end) => end === reading.end) })
  }
  rmSync(folder, { recursive: true, force: true })
  const all = [...ordinary, ...reads]
  return [endings(reads, broken), memory(all), work(all)]
}

function readAlone(name: string, file: string): z.infer<typeof Reading> | string {
  const script = path.join(import.meta.dirname, 'read-one-file.ts')
  const child = spawnSync(process.execPath, [...NODE, script, name, file], {
    encoding: 'utf8',
    timeout: LIMIT_MS,
  })
  if (child.status !== 0) return `ended with ${child.signal ?? `code ${child.status}`}`
  return Reading.parse(JSON.parse(child.stdout))
}

function endings(reads: readonly Read[], broken: readonly string[]): Proof {
  const count = (isCounted: (read: Read) => boolean): number => reads.filter(isCounted).length
  const ok = count(({ end }) => end === 'ok')
  const faults = count((read) => read.faults.length > 0)
  const wrong = reads.filter(({ isRight }) => !isRight)
  return {
    id: 'I31',
    what: 'hostile files: text or a typed refusal',
    cases: reads.length + broken.length,
    violations: [...broken, ...wrong.map(({ what, end }) => `${what}: ${end}`)],
    figures: `${ok} text, ${reads.length - ok} typed (${faults} of them a fault that was caught), ${broken.length} untyped`,
  }
}

function memory(reads: readonly Read[]): Proof {
  const byPeak = reads.toSorted((a, b) => b.peakMb - a.peakMb)
  const slowest = reads.toSorted((a, b) => b.ms - a.ms)[0]
  const over = byPeak.filter(({ peakMb }) => peakMb >= PEAK_MB_MAX)
  const [most] = byPeak
  return {
    id: 'I34',
    what: `they and letters below ${PEAK_MB_MAX} MB`,
    cases: reads.length,
    violations: over.map(({ what, peakMb }) => `${what}: ${peakMb.toFixed(0)} MB`),
    figures: `most ${most?.peakMb.toFixed(0)} MB (${most?.what}), slowest ${((slowest?.ms ?? 0) / 1000).toFixed(1)} s (${slowest?.what})`,
  }
}

function work(reads: readonly Read[]): Proof {
  const byWork = reads.toSorted((a, b) => a.cpuMs - b.cpuMs)
  const at = (share: number): string =>
    `${((byWork[Math.ceil(byWork.length * share) - 1]?.cpuMs ?? 0) / 1000).toFixed(2)} s`
  const over = byWork.filter(({ cpuMs }) => cpuMs >= CPU_MS_MAX)
  return {
    id: 'I34',
    what: `and below ${CPU_MS_MAX / 1000} s of work`,
    cases: reads.length,
    violations: over.map(({ what, cpuMs }) => `${what}: ${(cpuMs / 1000).toFixed(0)} s`),
    figures: `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} (${byWork.at(-1)?.what})`,
  }
}
