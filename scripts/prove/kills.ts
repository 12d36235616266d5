/**
 * The local runtime is killed at random moments while letters are sent to it, and started again on what it had stored.
 * Afterwards every letter was charged once and is done, or was refunded once, and nothing is lost.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import * as z from 'zod/mini'

import { formOf, headersOf, signInAll } from '../bench/stack-client.ts'
import { ROOT } from '../places.ts'
import { ageWork, countOf, jobFaults, ledgerFaults, rowsOf, unfinishedJobs } from './local-state.ts'
import { PATIENCE } from './own-stack.ts'
import type { Runtime } from './own-stack.ts'
import type { Proof } from './proof.ts'
import { seededNumbers } from './random.ts'
import { pause, sendUntilAnswered } from './send-letter.ts'
import type { Intent } from './send-letter.ts'

export const LETTERS = 100
const KILLS = 8
const LANES = 6
/** No more than may run at once for one person: a letter that a kill has left must not keep the next one out. */
const LETTERS_EACH = 3
const KILL_WITHIN_MS = 500
/** Past every lease, and past the time after which a lost message is sent again. */
const LEASE_OVER_MS = 17 * 60 * 1000
const SEND_MS = 150_000 * PATIENCE
const SETTLE_MS = 40_000 * PATIENCE

export const KILL_PEOPLE = Array.from(
  { length: Math.ceil(LETTERS / LETTERS_EACH) },
  (_, index) => ({
    email: `kill${index}@plainletter.test`,
    password: 'plainletter',
    credits: LETTERS_EACH,
  }),
)

export interface KilledLetters {
  readonly proofs: readonly Proof[]
  readonly cookies: readonly string[]
}

export async function proveKills(runtime: Runtime, seed: number): Promise<KilledLetters> {
  const next = seededNumbers(seed)
  const cookies = await signInAll(runtime.url, KILL_PEOPLE)
  const intents = Array.from({ length: LETTERS }, (_, index) =>
    intentOf(index, cookies[Math.floor(index / LETTERS_EACH)] ?? ''),
  )
  const seen = { answered: 0, tries: 0, unanswered: [] as string[] }
  const until = Date.now() + SEND_MS
  const sending = inLanes(intents, async (intent) => {
    const { answer, tries } = await sendUntilAnswered(runtime.url, intent, until)
    seen.answered += 1
    seen.tries += tries
    if (answer !== 'taken') seen.unanswered.push(`${intent.key}: ${answer ?? 'no answer'}`)
  })
  const killed = await killNowAndThen(runtime, { next, answered: () => seen.answered })
  await sending
  await settle(runtime)
  const unread = await unreadable(runtime, cookies)
  const figures = `${killed.kills} kills, ${killed.running} jobs in their way, ${seen.tries} requests, ${endsOf(runtime)}`
  const state = runtime.stateDir
  return {
    cookies,
    proofs: [
      {
        id: 'I7',
        what: 'kill -9: charged and done, or refunded',
        cases: countOf(state, 'SELECT COUNT(*) AS n FROM jobs'),
        violations: [...jobFaults(state), ...ledgerFaults(state)],
        figures,
      },
      {
        id: 'I38',
        what: 'kill -9: one job an intent, none lost',
        cases: LETTERS,
        violations: [...seen.unanswered, ...intentFaults(state, intents)],
      },
      {
        id: 'I29',
        what: 'kill -9: every result still opens',
        cases: unread.asked,
        violations: unread.faults,
      },
    ],
  }
}

const FILES = ['letter.pdf', 'letter.gif'] as const
const COVERED = `Harbour Collections Ltd
Date: 2 November 2026
Pay £412.50 within 14 days of the date of this letter. If you do not, our client may take court action.`
const NOT_COVERED = 'Summer newsletter\n\nOur picnic is on Sunday. Bring a cake.'

/** Mostly typed letters; every tenth a PDF or a picture, which takes longer; every tenth is not covered, and given back. */
function intentOf(index: number, cookie: string): Intent {
  const key = `kill-intent-${String(index).padStart(4, '0')}`
  if (index % 10 === 3)
    return { key, cookie, form: fileForm(FILES[(index / 10) % 2 < 1 ? 0 : 1], key) }
  const text = index % 10 === 7 ? NOT_COVERED : `${COVERED}\nOur reference: HC-${208_000 + index}`
  return { key, cookie, form: () => formOf({ textQuestion: text, userGoal: key }) }
}

function fileForm(name: string, userGoal: string): () => FormData {
  const file = path.join(ROOT, 'packages/intake/fixtures/files', name)
  const bytes = new Uint8Array(readFileSync(file))
  return () => formOf({ userGoal }, new File([bytes], name))
}

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = [...items]
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Each kill comes after a random number of answers and a random moment more. Half of them also cost 17 minutes. */
async function killNowAndThen(
  runtime: Runtime,
  { next, answered }: { next: () => number; answered: () => number },
): Promise<{ kills: number; running: number }> {
  const marks = Array.from({ length: KILLS }, () => Math.floor(next() * (LETTERS - 10))).sort(
    (a, b) => a - b,
  )
  let running = 0
  for (const mark of marks) {
    while (answered() < mark) await pause(10)
    await pause(next() * KILL_WITHIN_MS)
    await runtime.stack.kill()
    running += unfinishedJobs(runtime.stateDir)
    if (next() < 0.5) ageWork(runtime.stateDir, LEASE_OVER_MS)
    runtime.stack = await runtime.start()
    // Not waited for: the next kill may fall into the sweep.
    void runtime.stack.fireRetention().catch(() => undefined)
  }
  return { kills: marks.length, running }
}

/** Lets time pass for what the kills have left: once past the leases, once past the last moment of any job. */
async function settle(runtime: Runtime): Promise<void> {
  for (const ms of [0, LEASE_OVER_MS, LEASE_OVER_MS]) {
    if (ms > 0 && unfinishedJobs(runtime.stateDir) === 0) return
    if (ms > 0) {
      await runtime.stack.kill()
      ageWork(runtime.stateDir, ms)
      runtime.stack = await runtime.start()
    }
    await runtime.stack.fireRetention()
    const end = Date.now() + (ms === 0 ? 5_000 : SETTLE_MS)
    while (unfinishedJobs(runtime.stateDir) > 0 && Date.now() < end) await pause(200)
  }
}

function intentFaults(stateDir: string, intents: readonly Intent[]): string[] {
  const Row = z.object({ key: z.string(), n: z.int() })
  const jobs = new Map(
    rowsOf(
      stateDir,
      Row,
      "SELECT idempotency_key AS key, COUNT(*) AS n FROM jobs WHERE idempotency_key LIKE 'kill-%' GROUP BY 1",
    ).map(({ key, n }) => [key, n]),
  )
  return intents
    .filter(({ key }) => jobs.get(key) !== 1)
    .map(({ key }) => `${key} has ${jobs.get(key) ?? 0} jobs`)
}

function endsOf({ stateDir }: Runtime): string {
  const done = countOf(
    stateDir,
    "SELECT COUNT(*) AS n FROM jobs WHERE status = 'succeeded' AND refund_reason IS NULL",
  )
  const back = countOf(stateDir, 'SELECT COUNT(*) AS n FROM jobs WHERE refund_reason IS NOT NULL')
  return `${done} charged, ${back} refunded`
}

/** Every person's letters that are done, asked for over HTTP. */
async function unreadable(
  { url, stateDir }: Runtime,
  cookies: readonly string[],
): Promise<{ asked: number; faults: string[] }> {
  const Row = z.object({ id: z.int(), email: z.string() })
  const rows = rowsOf(
    stateDir,
    Row,
    `SELECT d.id, u.email FROM documents d JOIN users u ON u.id = d.user_id JOIN jobs j ON j.document_id = d.id
     WHERE j.status = 'succeeded' AND u.email LIKE 'kill%'`,
  )
  const faults: string[] = []
  for (const { id, email } of rows) {
    const cookie = cookies[KILL_PEOPLE.findIndex((person) => person.email === email)] ?? ''
    const answer = await fetch(`${url}/api/documents/${id}`, {
      headers: { ...headersOf(url), Cookie: cookie },
    })
    const words = await answer.text()
    if (!answer.ok || !words.includes('"analysis":{')) faults.push(`${id}: ${answer.status}`)
  }
  return { asked: rows.length, faults }
}
