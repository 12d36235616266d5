import { failJob, claimJob } from '@plainletter/store/jobs'
import { checkLedger } from '@plainletter/store/ledger-checks'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'

import { endAnalysis } from '../../test/analysed.ts'
import { ask } from '../../test/ask.ts'
import { askResearch, PARKING_LETTER, paidFor } from '../../test/paid-letters.ts'
import { deliver, eventsAbout, paidSession, refund } from '../../test/payments.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'

const SEED = 20_261_121
const RUNS = 25

const ACTS = {
  analyse: async ({ person }) => {
    const { response } = await ask(person, {
      path: '/api/documents/analyze',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify({ text: `Letter ${crypto.randomUUID()}`, country: 'gb' }),
    })
    await response.body?.cancel()
    return response.status
  },
  /** The analyser ends the oldest letter that waits. */
  end: async ({ person }) => {
    const [waiting] = await idsOf(person, "j.status = 'queued'")
    if (waiting) await endAnalysis(waiting.documentId, PARKING_LETTER).catch(() => undefined)
    return 200
  },
  /** It fails, and the credit goes back. */
  fail: async ({ person }) => {
    const [waiting] = await idsOf(person, "j.status = 'queued'")
    if (!waiting) return 200
    const held = { jobId: waiting.jobId, lease: crypto.randomUUID(), now: Date.now() }
    if (await claimJob(env.DB, held)) {
      const failure = { kind: 'error' as const, message: 'stopped' }
      await failJob(env.DB, { ...held, entryId: crypto.randomUUID() }, failure)
    }
    return 200
  },
  research: async ({ person, of }) => {
    const letters = await idsOf(person, "j.status = 'succeeded'")
    const letter = letters[of % Math.max(1, letters.length)]
    if (!letter) return 200
    const { response } = await askResearch({ ...person, documentId: letter.documentId })
    return response.status
  },
  sheet: async ({ person, of }) => {
    const { response } = await ask(person, {
      path: '/api/strategic-cheat-sheet/debt',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `attempt-${of % 5}` },
      body: JSON.stringify({ userSituation: 'They wrote.' }),
    })
    return response.status
  },
  remove: async ({ person, of }) => {
    const letters = await idsOf(person, 'TRUE')
    const letter = letters[of % Math.max(1, letters.length)]
    if (!letter) return 200
    const path = `/api/documents/${letter.documentId}`
    return (await ask(person, { path, method: 'DELETE' })).response.status
  },
  /** Half of what was paid for the pack goes back, and credits with it where there are any. */
  moneyBack: async ({ person, pack }) => {
    await refund(pack.intent, 100)
    for (const event of await eventsAbout(pack.id, pack.intent)) await deliver(event)
    return person.id > 0 ? 200 : 500
  },
} as const satisfies Record<string, (story: Story & { of: number }) => Promise<number>>

interface Story {
  readonly person: Person
  readonly pack: { readonly id: string; readonly intent: string }
}

interface Ids {
  readonly documentId: number
  readonly jobId: string
}

async function idsOf({ id }: Person, condition: string): Promise<Ids[]> {
  const { results } = await env.DB.prepare(
    `SELECT d.id AS documentId, j.id AS jobId FROM documents d JOIN jobs j ON j.document_id = d.id
     WHERE d.user_id = ?1 AND ${condition} ORDER BY d.rowid`,
  )
    .bind(id)
    .all<Ids>()
  return results
}

async function newStory(): Promise<Story> {
  const person = await newPerson()
  const { id, payment_intent: intent } = await paidSession(person)
  for (const event of await eventsAbout(id, intent)) await deliver(event)
  return { person, pack: { id, intent } }
}

const names = [
  'analyse',
  'end',
  'research',
  'research',
  'sheet',
  'sheet',
  'fail',
  'remove',
  'moneyBack',
] as const
const anyStep = fc.record({ act: fc.constantFrom(...names), of: fc.nat({ max: 20 }) })
/** What happens at the same moment. */
const anyMoment = fc.array(anyStep, { minLength: 1, maxLength: 5 })

/** Kind answers and refusals in words; never a fault of ours. */
const EXPECTED = [200, 202, 403, 404, 409, 429]

afterEach(() => void vi.restoreAllMocks())

test('after any moments of analyses, research, sheets, refunds and deletions at once, every balance is the sum of its entries', async () => {
  const seen = { stories: 0, steps: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(anyMoment, { minLength: 3, maxLength: 8 }), async (moments) => {
      const story = await newStory()
      for (const letter of ['analyse', 'end', 'analyse'] as const)
        await ACTS[letter]({ ...story, of: 0 })
      for (const moment of moments) {
        const statuses = await Promise.all(moment.map(({ act, of }) => ACTS[act]({ ...story, of })))
        for (const status of statuses) expect(EXPECTED).toContain(status)
        const held = await paidFor(story.person.id)
        expect(held?.['balance']).toBeGreaterThanOrEqual(0)
        expect(held).toMatchObject({ addsUp: 1, sheetSpends: held?.['sheets'] })
        seen.steps += moment.length
      }
      for (const { what, faults } of await checkLedger(env.DB))
        expect([what, faults]).toEqual([what, []])
      seen.stories += 1
    }),
    { seed: SEED, numRuns: RUNS },
  )
  console.warn(`${seen.stories} stories, ${seen.steps} steps, 0 faults of the ledger`)
}, 240_000)
