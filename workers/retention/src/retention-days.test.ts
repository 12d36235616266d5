import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import {
  close,
  isServed,
  link,
  look,
  newCaseLetter,
  newCaseWorld,
  sweepNow,
  unlink,
} from '../test/case-world.ts'
import type { CaseLetter, CaseWorld } from '../test/case-world.ts'
import { DAY_MS } from '../test/factories.ts'

const SEED = Number(env.SEED)
const DAYS = 400
const HOUR_MS = DAY_MS / 24
const LETTERS = 9

/** The same seed gives the same numbers, from 0 up to 1 (mulberry32). */
function seededNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What the owner does with a letter, in days from its arrival: a third is left alone, and has its 30 days. */
const PLANS = [
  [],
  [
    { day: 20, act: link, keptDays: Infinity },
    { day: 90, act: close, keptDays: 60 },
  ],
  [
    { day: 25, act: link, keptDays: Infinity },
    { day: 120, act: unlink, keptDays: 30 },
  ],
] as const satisfies readonly (readonly Step[])[]

interface Step {
  readonly day: number
  readonly act: (world: CaseWorld, letter: CaseLetter) => Promise<unknown>
  /** From that day on. */
  readonly keptDays: number
}

interface KeptLetter extends CaseLetter {
  readonly arrived: number
  readonly steps: Step[]
  due: number
  goneAt?: number
}

async function submit(world: CaseWorld, index: number): Promise<KeptLetter> {
  const letter = await newCaseLetter(world, 60)
  const steps = [...(PLANS[index % PLANS.length] ?? [])]
  return { ...letter, arrived: world.now, steps, due: world.now + 30 * DAY_MS }
}

async function actOn(world: CaseWorld, letter: KeptLetter): Promise<void> {
  const [next] = letter.steps
  if (!next || world.now < letter.arrived + next.day * DAY_MS) return
  letter.steps.shift()
  await next.act(world, letter)
  letter.due = world.now + next.keptDays * DAY_MS
}

/** Notes when a letter is gone, and tells what does not hold of it before its day. */
async function visit(world: CaseWorld, letter: KeptLetter): Promise<string[]> {
  const { isThere, faults } = await look(letter, { isTidy: false })
  if (!isThere) letter.goneAt = world.now
  if (world.now >= letter.due) return []
  return isThere ? faults : ['I27: gone too early']
}

/** Close to a letter's day we look often; far from all of them, every second day. */
function stepAt(letters: readonly KeptLetter[], now: number): number {
  const isClose = letters.some(
    ({ due, goneAt }) => goneAt === undefined && due - now < 2 * DAY_MS && now - due < 2 * DAY_MS,
  )
  return isClose ? 3 * HOUR_MS : 2 * DAY_MS
}

beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterAll(() => vi.restoreAllMocks())

test(`over ${DAYS} days of links, closed cases and the lifecycle rule, with three of ten sweeps missed, no letter stays a day too long or goes too early (seed ${SEED})`, async () => {
  const next = seededNumbers(SEED)
  const start = Date.now()
  const world = newCaseWorld(start)
  const arrivals = Array.from({ length: LETTERS }, () =>
    Math.floor(start + next() * 200 * DAY_MS),
  ).sort((a, b) => a - b)
  const letters: KeptLetter[] = []
  const faults: string[] = []
  for (; world.now < start + DAYS * DAY_MS; world.now += stepAt(letters, world.now)) {
    while ((arrivals[letters.length] ?? Infinity) <= world.now)
      letters.push(await submit(world, letters.length))
    const before = letters.filter((letter) => letter.goneAt === undefined)
    for (const letter of before) await actOn(world, letter)
    await world.bucket.endExpired()
    if (next() >= 0.3) await sweepNow(world)
    for (const letter of before) {
      // Far from its day, a look now and then is enough.
      if (Math.abs(letter.due - world.now) > 3 * DAY_MS && next() < 0.9) continue
      faults.push(...(await visit(world, letter)))
    }
  }
  const hoursLate = letters.map(({ due, goneAt = Infinity }) => (goneAt - due) / HOUR_MS)
  expect({ letters: letters.length, faults }).toEqual({ letters: LETTERS, faults: [] })
  expect(Math.max(...hoursLate), `SEED=${SEED}`).toBeLessThan(24)
  const left =
    'SELECT (SELECT COUNT(*) FROM documents) + (SELECT COUNT(*) FROM legal_cases WHERE closed_at IS NOT NULL) AS n'
  expect(await env.DB.prepare(left).first('n')).toBe(0)
}, 120_000)

const filesUnder = async (prefix: string) =>
  (await env.DOCUMENT_BUCKET.list({ prefix })).objects.length

test('when no sweep ever runs, a letter past its day has no files and is shown to nobody, and one in a case has both', async () => {
  const world = newCaseWorld(Date.now())
  const [left, held, closed] = [
    await newCaseLetter(world),
    await newCaseLetter(world),
    await newCaseLetter(world, 60),
  ]
  for (const letter of [held, closed]) await link(world, letter)
  await close(world, closed)
  for (let day = 1; day <= 59; day += 1) {
    world.now += DAY_MS
    await world.bucket.endExpired()
    const isKept = day < 30
    expect([day, await filesUnder(`30d/${left.documentId}/`)]).toEqual([day, isKept ? 2 : 0])
    expect([day, await isServed(world, left)]).toEqual([day, isKept])
    for (const letter of [held, closed])
      expect([
        await isServed(world, letter),
        await filesUnder(`held/${letter.documentId}/`),
      ]).toEqual([true, 2])
  }
  world.now += DAY_MS
  expect([await isServed(world, held), await isServed(world, closed)]).toEqual([true, false])
  // The first sweep that runs again ends what was due, with its key.
  await sweepNow(world)
  for (const letter of [left, closed])
    expect((await look(letter, { isTidy: false })).isThere).toBe(false)
  expect(await look(held, { isTidy: true })).toMatchObject({ isThere: true, faults: [] })
}, 60_000)
