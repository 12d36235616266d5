/** Reading files, against the native tools that do the same work: pdftotext and tesseract, where they are installed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { createNodeOcr, openNodeCharacterMaps } from '@plainletter/intake/node-ocr'
import { readUpload } from '@plainletter/intake/read-upload'
import type { IntakePorts } from '@plainletter/intake/read-upload'
import { readWordXml } from '@plainletter/intake/word-xml'

import { ROOT } from '../places.ts'
import { growth, median, spread, takeTurns, timeOf } from './measure.ts'
import { asMs, asRatio, asShare } from './table.ts'
import type { Bench, Table } from './table.ts'

const FOLDER = path.join(ROOT, 'packages/intake/fixtures/files')
const ROUNDS = 3

const TOOLS = {
  pdftotext: { version: '-v', words: (file: string) => [file, '-'] },
  tesseract: { version: '--version', words: (file: string) => [file, '-', '-l', 'eng'] },
} as const
type Tool = keyof typeof TOOLS
const TOOL_NAMES = ['pdftotext', 'tesseract'] as const

const FILES = [
  { file: 'letter.pdf', tool: 'pdftotext' },
  { file: 'two-pages.pdf', tool: 'pdftotext' },
  { file: 'letter.jpg', tool: 'tesseract' },
  { file: 'page-1.jpg', tool: 'tesseract' },
  { file: 'letter-upside-down.png', tool: 'tesseract' },
] as const

export async function benchIntake({ until }: Bench): Promise<Table[]> {
  const ports = { ocr: await createNodeOcr(), cmaps: await openNodeCharacterMaps() }
  const readers = { ports, until }
  const missing = TOOL_NAMES.filter((tool) => !isInstalled(tool))
  const rows: string[][] = []
  for (const { file, tool } of FILES)
    rows.push(
      missing.includes(tool) ? await rowAlone(file, readers) : await rowBeside(file, readers),
    )
  return [
    {
      title: 'Intake: against native tools',
      head: ['file', 'ours', 'native', 'ratio', 'spread', 'same words', 'right: ours', 'native'],
      rows,
      notes: [
        ...missing.map((tool) => `${tool} is not installed: nothing to compare with.`),
        'Native times include the start of a process; ours leave out the one-time start of the recogniser. Tesseract runs on one core.',
        'Same words: shared words out of all words of both. Right: shared words with what stands in letter.txt, where the file shows that letter.',
      ],
    },
    await wordGrowth(),
  ]
}

function isInstalled(tool: Tool): boolean {
  return spawnSync(tool, [TOOLS[tool].version]).error === undefined
}

async function readOurs(file: string, ports: IntakePorts): Promise<string> {
  const bytes = new Uint8Array(readFileSync(path.join(FOLDER, file)))
  const answer = await readUpload([{ name: file, bytes }], ports)
  if (!answer.ok) throw new Error(`${file} was refused`)
  return answer.text
}

function readNative(file: string): string {
  const tool = toolOf(file)
  return execFileSync(tool, TOOLS[tool].words(path.join(FOLDER, file)), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  })
}

const toolOf = (file: string): Tool => (file.endsWith('.pdf') ? 'pdftotext' : 'tesseract')

interface Readers {
  readonly ports: IntakePorts
  readonly until: number
}

async function rowBeside(file: string, { ports, until }: Readers): Promise<string[]> {
  const times = await takeTurns(
    { ours: () => readOurs(file, ports), native: () => readNative(file) },
    { rounds: ROUNDS, until },
  )
  const [ours, native] = [await readOurs(file, ports), readNative(file)]
  return [
    file,
    asMs(median(times.ours)),
    asMs(median(times.native)),
    asRatio(median(times.ours) / median(times.native)),
    asShare(spread(times.ours)),
    asShare(agreement(ours, native)),
    rightWords(file, ours),
    rightWords(file, native),
  ]
}

async function rowAlone(file: string, { ports, until }: Readers): Promise<string[]> {
  const { ours } = await takeTurns({ ours: () => readOurs(file, ports) }, { rounds: ROUNDS, until })
  const right = rightWords(file, await readOurs(file, ports))
  return [file, asMs(median(ours)), '', '', asShare(spread(ours)), '', right, '']
}

function rightWords(file: string, text: string): string {
  const shows = file.startsWith('letter')
  return shows
    ? asShare(agreement(text, readFileSync(path.join(FOLDER, 'letter.txt'), 'utf8')))
    : ''
}

/** Words that both have, each as often as in the one that has it less, out of the words of the longer. */
function agreement(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  const counts = new Map<string, number>()
  for (const word of first) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of second) {
    const left = counts.get(word) ?? 0
    if (left > 0) shared += 1
    counts.set(word, left - 1)
  }
  return shared / Math.max(1, first.length, second.length)
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}£]+/gu) ?? []

/** A Word file whose tags never close must not cost more than its length. */
async function wordGrowth(): Promise<Table> {
  const nested = (size: number): string => {
    const count = Math.round(size / 18)
    return '<w:del>'.repeat(count) + '<w:p><w:t>'.repeat(count) + '&'.repeat(count)
  }
  const [small, large] = [1_000_000, 6_000_000]
  const fastest = async (size: number): Promise<number> => {
    const text = nested(size)
    const runs: number[] = []
    for (let run = 0; run < 3; run += 1) runs.push(await timeOf(() => readWordXml(text)))
    return Math.min(...runs)
  }
  const [smallMs, largeMs] = [await fastest(small), await fastest(large)]
  const exponent = growth({ size: small, ms: smallMs }, { size: large, ms: largeMs })
  return {
    title: 'Intake: Word markup that never closes',
    head: ['1 MB', '6 MB', 'growth exponent'],
    rows: [[asMs(smallMs), asMs(largeMs), exponent.toFixed(2)]],
    notes: [],
  }
}
