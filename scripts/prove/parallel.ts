/**
 * 200 letters at once from one person with 10 credits, over HTTP. No more than three may run at once, so most of the
 * first answers are "wait": whoever hears that asks again, until all 200 have an end. Exactly 10 are taken.
 */
import * as z from 'zod/mini'

import { formOf, signIn } from '../bench/stack-client.ts'
import { countOf, jobFaults, ledgerFaults, rowsOf } from './local-state.ts'
import { PATIENCE } from './own-stack.ts'
import type { Proof } from './proof.ts'
import { pause, trySending } from './send-letter.ts'
import type { Answer, Intent } from './send-letter.ts'

const AT_ONCE = 200
const CREDITS = 10
/** The wall against floods counts by session, so this person has several, as one with many devices. */
const SESSIONS = 20
const UNTIL_MS = 60_000 * PATIENCE

export const PARALLEL_PERSON = {
  email: 'parallel@plainletter.test',
  password: 'plainletter',
  credits: CREDITS,
}

export async function proveParallel(url: string, stateDir: string): Promise<Proof[]> {
  const cookies: string[] = []
  for (let each = 0; each < SESSIONS; each += 1) cookies.push(await signIn(url, PARALLEL_PERSON))
  const intents = Array.from({ length: AT_ONCE }, (_, index) =>
    intentOf(index, cookies[index % SESSIONS] ?? ''),
  )
  const seen = await sendInWaves(url, intents)
  const mine = `FROM jobs WHERE user_id = (SELECT id FROM users WHERE email = '${PARALLEL_PERSON.email}')`
  const { taken, no_credits: refused, other } = seen
  const jobs = countOf(stateDir, `SELECT COUNT(*) AS n ${mine}`)
  const [account] = rowsOf(
    stateDir,
    z.object({ balance: z.int(), entries: z.int() }),
    `SELECT a.balance, (SELECT SUM(e.delta) FROM credit_entries e WHERE e.user_id = a.user_id) AS entries
     FROM credit_accounts a WHERE a.user_id = (SELECT id FROM users WHERE email = '${PARALLEL_PERSON.email}')`,
  )
  const sums = { taken, refused, other, jobs, ...account }
  const due = {
    taken: CREDITS,
    refused: AT_ONCE - CREDITS,
    other: 0,
    jobs: CREDITS,
    balance: 0,
    entries: 0,
  }
  const isExact = JSON.stringify(sums) === JSON.stringify(due)
  return [
    {
      id: 'I6',
      what: `${AT_ONCE} at once over HTTP, ${CREDITS} credits`,
      cases: AT_ONCE,
      violations: [
        ...(isExact ? [] : [JSON.stringify({ ...sums, atFirst: seen.atFirst })]),
        ...jobFaults(stateDir),
        ...ledgerFaults(stateDir),
      ],
      figures: `${taken} taken, ${refused} without credit, ${seen.waves} waves, ${seen.requests} requests, ${seen.atFirst} taken in the first`,
    },
  ]
}

const intentOf = (index: number, cookie: string): Intent => ({
  key: `parallel-intent-${String(index).padStart(4, '0')}`,
  cookie,
  // A file: to a typed question the free tier gets a short answer, which would look like a letter that was taken.
  form: () =>
    formOf(
      {},
      new File(
        [
          `You owe £${100 + index}.00 to Harbour Collections Ltd. Pay within 14 days or we go to court.`,
        ],
        'letter.txt',
        { type: 'text/plain' },
      ),
    ),
})

/** All that are open at once; then, after a breath, all that still are. */
async function sendInWaves(url: string, intents: readonly Intent[]) {
  const until = Date.now() + UNTIL_MS
  const seen = { taken: 0, no_credits: 0, other: 0, waves: 0, requests: 0, atFirst: 0 }
  let open = intents
  while (open.length > 0 && Date.now() < until) {
    const answers = await Promise.all(open.map((intent) => trySending(url, intent)))
    seen.waves += 1
    seen.requests += open.length
    for (const answer of answers) count(seen, answer)
    if (seen.waves === 1) seen.atFirst = seen.taken
    open = open.filter((_, index) => answers[index] === 'busy')
    await pause(500)
  }
  return { ...seen, other: seen.other + open.length }
}

function count(
  seen: { taken: number; no_credits: number; other: number },
  answer: Answer | undefined,
): void {
  if (answer === 'busy') return
  seen[answer === 'taken' || answer === 'no_credits' ? answer : 'other'] += 1
}
