import { findDataKeys } from '@plainletter/store/key-rings'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { DAY_MS, openRings, storedLetter } from '../test/factories.ts'
import type { StoredLetter } from '../test/factories.ts'
import { openPorts } from './ports.ts'
import { sweepOnce } from './sweep.ts'

const SEED = Number(env.SEED)
const DAYS = 400
const HOUR_MS = DAY_MS / 24
const LETTERS = 8

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

interface KeptLetter extends StoredLetter {
  readonly due: number
  goneAt?: number
}

async function isThere({ userId, documentId }: KeptLetter): Promise<boolean> {
  const keys = await findDataKeys(await openRings(), userId, [documentId])
  const files = await env.DOCUMENT_BUCKET.list({ prefix: `30d/${documentId}/` })
  return keys.size > 0 || files.objects.length > 0
}

/** Every fourth letter belongs to a case, which keeps it for 200 days. */
async function submit(at: number, index: number): Promise<KeptLetter> {
  const letter = await storedLetter(at)
  if (index % 4 !== 0) return { ...letter, due: at + 30 * DAY_MS }
  const due = at + 200 * DAY_MS
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO legal_cases (id, user_id, case_name, created_at, updated_at) VALUES (?1, ?2, 'sealed', ?3, ?3)",
    ).bind(letter.documentId, letter.userId, at),
    env.DB.prepare('UPDATE documents SET case_id = id, auto_delete_at = ?2 WHERE id = ?1').bind(
      letter.documentId,
      due,
    ),
  ])
  return { ...letter, due }
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

test(`over ${DAYS} days, with three of ten sweeps missed, no letter stays a day too long or goes too early (seed ${SEED})`, async () => {
  const next = seededNumbers(SEED)
  const start = Date.now()
  const arrivals = Array.from({ length: LETTERS }, () =>
    Math.floor(start + next() * 200 * DAY_MS),
  ).sort((a, b) => a - b)
  const letters: KeptLetter[] = []
  let wrong = 0
  for (let now = start; now < start + DAYS * DAY_MS; now += stepAt(letters, now)) {
    while ((arrivals[letters.length] ?? Infinity) <= now)
      letters.push(await submit(arrivals[letters.length] ?? now, letters.length))
    const before = letters.filter((letter) => letter.goneAt === undefined)
    if (next() >= 0.3) await sweepOnce(await openPorts(env, now))
    for (const letter of before.filter(({ due }) => Math.abs(due - now) < 3 * DAY_MS)) {
      if (await isThere(letter)) continue
      letter.goneAt = now
      if (now < letter.due) wrong += 1
    }
  }
  const hoursLate = letters.map(({ due, goneAt = Infinity }) => (goneAt - due) / HOUR_MS)
  expect({ letters: letters.length, wrong }).toEqual({ letters: LETTERS, wrong: 0 })
  expect(Math.max(...hoursLate), `SEED=${SEED}`).toBeLessThan(24)
  const rows = await env.DB.prepare('SELECT COUNT(*) AS n FROM documents').first('n')
  expect(rows).toBe(0)
}, 60_000)
