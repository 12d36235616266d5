import { RefusalCode } from '@plainletter/contracts/upload'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'

import type { Ocr } from './ocr.ts'
import { readFixture } from './read-fixture.ts'
import { readUpload } from './read-upload.ts'
import type { ReadUpload } from './read-upload.ts'

const SEEDS = [
  'letter.pdf',
  'letter.docx',
  'letter.doc',
  'letter.txt',
  'letter.jpg',
  'letter-progressive.jpg',
  'letter-upside-down.png',
  'letter.gif',
  'scanned.pdf',
  'two-pages.pdf',
  'shift-jis.pdf',
  'password.docx',
].map((file) => readFixture(file))
const ENDINGS = ['pdf', 'doc', 'docx', 'txt', 'jpg', 'png', 'gif'] as const

/** Reading pictures well is tested elsewhere; here it would only take time. Decoding them is not left out. */
const quick: Ocr = {
  recognise: async () => ({
    text: 'words enough to be taken for a page '.repeat(3),
    confidence: 90,
  }),
}

const bytes = fc.nat(SEEDS.length - 1).map((n) => SEEDS[n]?.bytes ?? new Uint8Array())
/** Anywhere in a file, evenly: the doubles of fast-check lean towards its first byte. */
const place = fc.noBias(fc.nat(999_999)).map((n) => n / 1_000_000)

const truncated = fc
  .tuple(bytes, place)
  .map(([file, share]) => file.slice(0, Math.floor(file.length * share)))
const flips = fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 30 })
const flipped = fc.tuple(bytes, flips).map(([file, changes]) => {
  const copy = file.slice()
  for (const [share, value] of changes) copy[Math.floor(share * (copy.length - 1))] = value
  return copy
})
/** The first bytes hold sizes and offsets, so they get more than their share. */
const flippedHead = fc
  .tuple(bytes, fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { minLength: 1, maxLength: 6 }))
  .map(([file, changes]) => {
    const copy = file.slice()
    for (const [at, value] of changes) copy[Math.min(at, copy.length - 1)] = value
    return copy
  })
const spliced = fc.tuple(bytes, bytes, place, place).map(([a, b, from, to]) => {
  const head = a.subarray(0, Math.floor(a.length * from))
  return new Uint8Array(Buffer.concat([head, b.subarray(Math.floor(b.length * to))]))
})
const noise = fc.uint8Array({ maxLength: 2000 })
const files = fc.oneof(truncated, flipped, flippedHead, spliced, noise)

/** `caught` are faults inside a parser that left it as the refusal "unreadable". */
const seen = { files: 0, ok: 0, typed: 0, caught: 0 }
afterAll(() => console.warn(JSON.stringify(seen)))

function note(result: ReadUpload): void {
  seen.files += 1
  if (result.ok) seen.ok += 1
  else seen.typed += 1
  if (!result.ok && result.diagnostics.length > 0) seen.caught += 1
}

describe('Any bytes under any name', () => {
  test('end as text with exact pages or as a typed refusal, never as an exception', async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.constantFrom(...ENDINGS), async (mutated, ending) => {
        const result = await readUpload([{ name: `letter.${ending}`, bytes: mutated }], {
          ocr: quick,
        })
        note(result)
        if (!result.ok) {
          for (const { code, file } of result.refusals)
            expect([RefusalCode.safeParse(code).success, file]).toEqual([true, 0])
          expect(result.refusals).toHaveLength(1)
          return
        }
        expect(result.text.trim()).not.toBe('')
        expect(result.pages.at(-1)?.end).toBe(result.text.length)
      }),
      { numRuns: 700, seed: 20_261_121 },
    )
  }, 60_000)

  test('with their own names, so that most get past the door', async () => {
    const own = fc.nat(SEEDS.length - 1).chain((n) => {
      const seed = SEEDS[n] ?? { name: 'a.txt', bytes: new Uint8Array() }
      const changes = fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 12 })
      return changes.map((list) => {
        const copy = seed.bytes.slice()
        for (const [share, value] of list) copy[Math.floor(share * (copy.length - 1))] = value
        return { name: seed.name, bytes: copy }
      })
    })
    let readable = 0
    await fc.assert(
      fc.asyncProperty(own, async (file) => {
        const result = await readUpload([file], { ocr: quick })
        note(result)
        if (result.ok) readable += 1
        else expect(RefusalCode.safeParse(result.refusals[0]?.code).success).toBe(true)
      }),
      { numRuns: 400, seed: 7 },
    )
    expect(readable).toBeGreaterThan(100)
  }, 60_000)
})
