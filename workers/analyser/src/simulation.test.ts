import type { Ocr } from '@plainletter/intake/ocr'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { sampleLetter, submitLetter, textLetter } from '../test/factories.ts'
import type { LetterFile, SubmittedLetter } from '../test/factories.ts'
import { FAULTS } from '../test/faulty-ports.ts'
import type { Fault } from '../test/faulty-ports.ts'
import { newWitness } from '../test/invariants.ts'
import { seededRandom } from '../test/random.ts'
import { MINUTE_MS, newWorld, pass, send } from '../test/world.ts'
import type { Rates } from '../test/world.ts'
import type { AnalyserPorts } from './ports.ts'
import { openPorts } from './ports.ts'

const FIRST_SEED = Number(env.SEED)
const RUNS = Number(env.PROVE_RUNS)
const START = Date.UTC(2026, 10, 21, 9)

const COVERED = textLetter(`Harbour Collections Ltd
Our reference: HC-208817
Date: 2 November 2026
Pay £412.50 within 14 days of the date of this letter. If you do not, our client may take court action.`)
const NOT_COVERED = textLetter('Summer newsletter\n\nOur picnic is on Sunday. Bring a cake.')
const REFUSED: LetterFile = { name: 'letter.txt', bytes: new Uint8Array() }
const KINDS = [COVERED, COVERED, NOT_COVERED, REFUSED] as const

const CALM: Rates = { drop: 0, double: 0, fault: 0, wait: 0, missedSweep: 0 }
const ROUGH: Rates = { drop: 0.2, double: 0.4, fault: 0.1, wait: 0.05, missedSweep: 0.2 }

/** Reads the same words from every picture. */
const OCR: Ocr = {
  recognise: () =>
    Promise.resolve({ text: new TextDecoder().decode(COVERED.bytes), confidence: 95 }),
}

let ports: AnalyserPorts

beforeAll(async () => {
  ports = { ...(await openPorts(env)), ocr: OCR }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterAll(() => vi.restoreAllMocks())

interface Play {
  readonly seed: number
  readonly rates: Rates
  readonly files: readonly LetterFile[]
  readonly faultAt?: (
    letters: readonly SubmittedLetter[],
  ) => (call: number, label: string) => Fault | undefined
}

/** Sends the letters through the world until every job must have ended, and tells what was seen. */
async function play({ seed, rates, files, faultAt }: Play) {
  const random = seededRandom(seed)
  const letters: SubmittedLetter[] = []
  for (const file of files) letters.push(await submitLetter([file], START))
  const witness = newWitness(letters)
  const chosen = faultAt?.(letters)
  const { look: check, isOver } = witness
  const options = { ports, random, rates, start: START, check, isOver }
  const world = newWorld(chosen === undefined ? options : { ...options, faultAt: chosen })
  for (const { jobId } of letters) send(world, jobId)
  await pass(world, 31 * MINUTE_MS)
  await witness.look(world.now)
  const jobs = await witness.jobs()
  const order = letters.map(({ jobId }) => jobs.find((job) => job.id === jobId))
  const { violations, heldMax } = witness
  return { violations, jobs: order, heldMinutes: heldMax() / MINUTE_MS, ...world.figures }
}

test(`from seed ${FIRST_SEED}, ${RUNS} runs of faults, kills, lost and doubled messages and jumps of the clock break nothing`, async () => {
  const total = { jobs: 0, succeeded: 0, deliveries: 0, faults: 0, heldMinutes: 0 }
  for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed += 1) {
    const random = seededRandom(seed ^ 0x5eed)
    const files = Array.from({ length: 3 }, () => KINDS[random.below(KINDS.length)] ?? COVERED)
    const seen = await play({ seed, rates: ROUGH, files })
    expect(seen.violations, `SEED=${seed} PROVE_RUNS=1`).toEqual([])
    total.jobs += seen.jobs.length
    total.succeeded += seen.jobs.filter((job) => job?.status === 'succeeded').length
    total.deliveries += seen.deliveries
    total.faults += seen.faults
    total.heldMinutes = Math.max(total.heldMinutes, seen.heldMinutes)
  }
  console.warn(JSON.stringify({ seed: FIRST_SEED, runs: RUNS, ...total }))
  expect(total.succeeded).toBeGreaterThan(0)
  expect(total.faults).toBeGreaterThanOrEqual(RUNS)
}, 3_600_000)

/** Calls outward of one letter that meets no fault. */
async function countCalls(file: LetterFile): Promise<number> {
  let calls = 0
  const count = () => (call: number) => void (calls = Math.max(calls, call))
  await play({ seed: 1, rates: CALM, files: [file], faultAt: count })
  return calls
}

describe('a fault at each await in turn', () => {
  test.each([
    ['a letter as text', COVERED],
    ['a letter as a picture', sampleLetter('letter.gif')],
    ['what we do not cover', NOT_COVERED],
    ['a file that is refused', REFUSED],
  ] as const)(
    '%s ends once, whatever fails',
    async (_, file) => {
      const calls = await countCalls(file)
      expect(calls).toBeGreaterThan(3)
      for (const fault of FAULTS) {
        for (let place = 1; place <= calls; place += 1) {
          let isDone = false
          const once = () => (call: number) => {
            if (isDone || call !== place) return undefined
            isDone = true
            return fault
          }
          const seen = await play({ seed: place, rates: CALM, files: [file], faultAt: once })
          expect(seen.violations, `${fault} at call ${place}`).toEqual([])
          expect(isDone).toBe(true)
        }
      }
    },
    60_000,
  )
})

test.each([0, 1, 2])(
  'a letter in place %i that kills its Worker every time is ended and refunded, and loses no neighbour',
  async (place) => {
    const files = [COVERED, COVERED, COVERED]
    const killer = (letters: readonly SubmittedLetter[]) => (_: number, label: string) =>
      label.startsWith(`bucket.get 30d/${letters[place]?.documentId}/`)
        ? 'killed_before'
        : undefined
    const seen = await play({ seed: FIRST_SEED + place, rates: CALM, files, faultAt: killer })
    expect(seen.violations).toEqual([])
    expect(seen.jobs.map((job) => job?.status)).toEqual(
      files.map((_file, index) => (index === place ? 'failed' : 'succeeded')),
    )
  },
)

test('a letter whose only answer of its claim is lost does not wait for the lease to run out', async () => {
  let isDone = false
  const lostClaim = () => (call: number) => {
    if (isDone || call !== 1) return undefined
    isDone = true
    return 'lost' as const
  }
  const seen = await play({ seed: 3, rates: CALM, files: [COVERED], faultAt: lostClaim })
  expect(seen.jobs.map((job) => job?.status)).toEqual(['succeeded'])
  expect(seen.heldMinutes).toBeLessThan(5)
})
