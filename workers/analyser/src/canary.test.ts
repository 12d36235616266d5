import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'

import { deliver, sampleLetter, submitLetter } from '../test/factories.ts'

/** Words of the sample letter that stand nowhere else: in the addressee, the reference, the sender. */
const CANARIES = ['Penhallow', 'Quince', 'HSR/4471', 'Harrow & Stell', 'Brightwater']

const FORMATS = [
  'letter.txt',
  'letter.pdf',
  'letter.docx',
  'letter.doc',
  'letter.jpg',
  'letter.gif',
  'letter-upside-down.png',
  'scanned.pdf',
  'two-pages.pdf',
]

/** Each canary as bytes could hide it: plain, UTF-16, hexadecimal, base64 at its three offsets. */
function disguisesOf(word: string): string[] {
  const hex = Buffer.from(word).toString('hex')
  return [
    word,
    Buffer.from(word, 'utf16le').toString('latin1').slice(0, -1),
    hex,
    hex.toUpperCase(),
    ...[0, 1, 2].map((offset) => base64At(word, offset)),
  ]
}

/**
 * The characters of base64 that the word alone decides, with `offset` bytes before it. All of them: sealed papers are random, and
 * four characters stand in a megabyte of them by chance.
 */
function base64At(word: string, offset: number): string {
  const encoded = Buffer.from(' '.repeat(offset) + word).toString('base64')
  const bits = 8 * (offset + word.length)
  return encoded.slice(Math.ceil((8 * offset) / 6), Math.floor(bits / 6))
}

const DISGUISES = CANARIES.flatMap(disguisesOf)
const foundIn = (text: string): string[] => DISGUISES.filter((disguise) => text.includes(disguise))

async function dumpDatabase(): Promise<string> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table'",
  ).all<{ name: string }>()
  const names = results.map((row) => row.name).filter((name) => !/^(sqlite_|_cf)/.test(name))
  const rows = await Promise.all(
    names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`).all()),
  )
  return JSON.stringify(rows.map((each) => each.results))
}

async function dumpBucket(): Promise<string> {
  const { objects } = await env.DOCUMENT_BUCKET.list()
  const bodies = objects.map(async ({ key }) => {
    const bytes = await (await env.DOCUMENT_BUCKET.get(key))?.arrayBuffer()
    return key + Buffer.from(bytes ?? new ArrayBuffer()).toString('latin1')
  })
  return (await Promise.all(bodies)).join('')
}

test.each(FORMATS)('no word of %s is left in the database, the bucket or the log', async (name) => {
  const log: unknown[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void log.push(words))
  }
  const letter = await submitLetter([sampleLetter(name)])
  await deliver(letter)
  vi.restoreAllMocks()
  expect(
    await env.DB.prepare('SELECT status FROM jobs WHERE id = ?1')
      .bind(letter.jobId)
      .first('status'),
  ).toBe('succeeded')
  expect(foundIn(await dumpDatabase())).toEqual([])
  expect(foundIn(await dumpBucket())).toEqual([])
  expect(foundIn(JSON.stringify(log))).toEqual([])
})

test('the search would find a word that was left in the open', () => {
  const hidden = [
    ...['', '.', '..'].map((before) => Buffer.from(`${before}Quince..`).toString('base64')),
    Buffer.from('Quince').toString('hex'),
    'B\u0000r\u0000i\u0000g\u0000h\u0000t\u0000w\u0000a\u0000t\u0000e\u0000r',
  ]
  for (const text of hidden) expect(foundIn(text), text).not.toEqual([])
  expect(Math.min(...DISGUISES.map((disguise) => disguise.length))).toBeGreaterThan(5)
})
