import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { balanceOf, newPerson, newSubmission, NOW } from '../test/people.ts'
import type { Database } from './database.ts'
import { beginDeletion, deleteDocument } from './documents.ts'
import { listLedgerFaults } from './housekeeping.ts'
import { buryJob, claimJob, failJob, finishJob } from './jobs.ts'
import { insertSubmission } from './submissions.ts'

const RESULT = {
  originalText: { ciphertext: '', iv: '', authTag: '' },
  preview: '',
  pages: '',
  analysis: '',
  draftResponse: null,
  insiderInsight: null,
  organizationIntelligence: null,
  informationSummary: '',
}

test.each([0, 1, 10])(
  'of 200 parallel submissions with %i credits, as many as allowed are accepted',
  async (credits) => {
    const { userId, tokenHash } = await newPerson(credits)
    const tries = Array.from({ length: 200 }, () =>
      insertSubmission(env.DB, { tokenHash, now: NOW }, newSubmission()),
    )
    const accepted = (await Promise.all(tries)).filter((result) => result === 'submitted').length
    // Three may run at once, whatever the balance.
    expect(accepted).toBe(Math.min(credits, 3))
    expect(await balanceOf(userId)).toBe(credits - accepted)
  },
)

test('when success and failure race, a job ends once and is refunded at most once', async () => {
  const { userId, tokenHash } = await newPerson(1)
  const submission = newSubmission()
  await insertSubmission(env.DB, { tokenHash, now: NOW }, submission)
  await claimJob(env.DB, { jobId: submission.jobId, lease: 'mine', now: NOW })
  const held = () => ({
    jobId: submission.jobId,
    lease: 'mine',
    now: NOW,
    entryId: crypto.randomUUID(),
  })
  const failure = { kind: 'error', message: 'no' } as const
  const ends = await Promise.all([
    ...Array.from({ length: 10 }, () => failJob(env.DB, held(), failure)),
    ...Array.from({ length: 10 }, () =>
      finishJob(env.DB, held(), { documentType: 'OTHER', result: RESULT, isCharged: true }),
    ),
    ...Array.from({ length: 10 }, () => buryJob(env.DB, held(), failure)),
  ])
  expect(ends.filter(Boolean)).toHaveLength(1)
  expect([0, 1]).toContain(await balanceOf(userId))
  expect(await listLedgerFaults(env.DB)).toEqual([])
})

test('50 parallel claims of one job have one winner', async () => {
  const { tokenHash } = await newPerson(1)
  const submission = newSubmission()
  await insertSubmission(env.DB, { tokenHash, now: NOW }, submission)
  const claims = Array.from({ length: 50 }, (_, index) =>
    claimJob(env.DB, { jobId: submission.jobId, lease: `lease-${index}`, now: NOW }),
  )
  expect((await Promise.all(claims)).filter((claim) => claim !== undefined)).toHaveLength(1)
})

test('an answer that is lost after the commit neither loses nor doubles the submission', async () => {
  const { userId, tokenHash } = await newPerson(5)
  let faults = 0
  const forgetful: Database = {
    prepare: (text) => env.DB.prepare(text),
    batch: async (statements) => {
      const results = await env.DB.batch(statements)
      faults += 1
      if (faults === 1) throw new Error('Network connection lost')
      return results
    },
  }
  const submission = newSubmission()
  expect(await insertSubmission(forgetful, { tokenHash, now: NOW }, submission)).toBe('submitted')
  expect(await balanceOf(userId)).toBe(4)
  expect(await listLedgerFaults(env.DB)).toEqual([])
})

test('a run that ends while its document is being deleted is not charged', async () => {
  const { userId, tokenHash } = await newPerson(1)
  const caller = { tokenHash, now: NOW }
  const submission = newSubmission()
  const held = { jobId: submission.jobId, lease: 'mine', now: NOW, entryId: crypto.randomUUID() }
  await insertSubmission(env.DB, caller, submission)
  await claimJob(env.DB, held)
  const going = await beginDeletion(env.DB, caller, submission.documentId)
  if (!going) throw new Error('Not found')
  const done = { documentType: 'OTHER', result: RESULT, isCharged: true }
  expect(await finishJob(env.DB, held, done)).toBe(false)
  const deletion = { entryId: crypto.randomUUID(), reason: 'asked', now: NOW } as const
  await deleteDocument(env.DB, going, deletion)
  expect(await balanceOf(userId)).toBe(1)
})

test('credits ever had that are not what was bought and given are noticed', async () => {
  const { userId } = await newPerson(2)
  expect(await listLedgerFaults(env.DB)).toEqual([])
  const change = 'UPDATE credit_accounts SET total_ever = total_ever + ?2 WHERE user_id = ?1'
  await env.DB.batch([env.DB.prepare(change).bind(userId, 1)])
  expect(await listLedgerFaults(env.DB)).toEqual([{ userId, balance: 2, entries: 2 }])
  await env.DB.batch([env.DB.prepare(change).bind(userId, -1)])
})

const Command = fc.constantFrom('submit', 'claim', 'finish', 'abstain', 'fail', 'bury')

test('after any run of concurrent commands every balance is the sum of its entries and never below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Command, { minLength: 5, maxLength: 30 }), async (commands) => {
      const { userId, tokenHash } = await newPerson(3)
      const made = Array.from({ length: 4 }, newSubmission)
      const pick = (index: number) => made[index % made.length] ?? newSubmission()
      await Promise.all(
        commands.map((command, index) => run(command, { submission: pick(index), tokenHash })),
      )
      expect(await listLedgerFaults(env.DB)).toEqual([])
      expect(await balanceOf(userId)).toBeGreaterThanOrEqual(0)
      expect(await balanceOf(userId)).toBeLessThanOrEqual(3)
    }),
    { numRuns: 40 },
  )
})

async function run(
  command: string,
  { submission, tokenHash }: { submission: ReturnType<typeof newSubmission>; tokenHash: string },
) {
  const held = { jobId: submission.jobId, lease: 'mine', now: NOW, entryId: crypto.randomUUID() }
  const failure = { kind: 'error', message: 'no' } as const
  const done = { documentType: 'OTHER', result: RESULT }
  if (command === 'submit')
    await insertSubmission(
      env.DB,
      { tokenHash, now: NOW },
      { ...submission, entryId: held.entryId },
    )
  if (command === 'claim') await claimJob(env.DB, held)
  if (command === 'finish') await finishJob(env.DB, held, { ...done, isCharged: true })
  if (command === 'abstain') await finishJob(env.DB, held, { ...done, isCharged: false })
  if (command === 'fail') await failJob(env.DB, held, failure)
  if (command === 'bury') await buryJob(env.DB, held, failure)
}
