/** Builds people, submitted letters and queue batches, through the same store that the API uses. */
import { addDataKey } from '@plainletter/store/key-rings'
import { sealNames } from '@plainletter/store/sealed-document'
import { insertSubmission } from '@plainletter/store/submissions'
import { putUpload } from '@plainletter/store/uploads'
import { insertUser } from '@plainletter/store/users'
import { utf8 } from '@plainletter/vault/bytes'
import { randomId } from '@plainletter/vault/random'
import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

import { consume } from '../src/consume.ts'
import { openPorts } from '../src/ports.ts'
import type { AnalyserPorts } from '../src/ports.ts'

export interface SubmittedLetter {
  readonly jobId: string
  readonly documentId: number
  readonly userId: number
}

export interface LetterFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** One of our own sample letters. */
export function sampleLetter(name: string): LetterFile {
  const encoded = env.TEST_LETTERS[name]
  if (encoded === undefined) throw new Error(`No sample letter ${name}`)
  return { name, bytes: Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)) }
}

export const textLetter = (text: string): LetterFile => ({
  name: 'letter.txt',
  bytes: utf8(text),
})

/** A person with one credit, and a letter of theirs: stored, queued and charged. */
export async function submitLetter(
  files: readonly LetterFile[],
  now = Date.now(),
): Promise<SubmittedLetter> {
  const [userId, documentId, jobId] = [randomId(), randomId(), crypto.randomUUID()]
  const tokenHash = crypto.randomUUID()
  const session = { tokenHash, ipPrefix: null, agentFamily: null }
  const user = {
    id: userId,
    email: `${userId}@example.test`,
    password: 'none',
    signupSource: null,
    session,
  }
  await insertUser(env.DB, user, now)
  await grantCredit(userId)
  const { rings } = await openPorts(env)
  const sealer = { key: await addDataKey(rings, userId, documentId), userId, documentId }
  for (const [index, { bytes }] of files.entries()) {
    await putUpload(env.DOCUMENT_BUCKET, sealer, { index, bytes })
  }
  const result = await insertSubmission(
    env.DB,
    { tokenHash, now },
    {
      documentId,
      jobId,
      entryId: crypto.randomUUID(),
      filename: await sealNames(
        sealer,
        files.map((file) => file.name),
      ),
      userGoal: null,
      country: 'gb',
      language: 'en',
      fileCount: files.length,
      fileBytes: 1,
      autoDeleteAt: now + 1_000_000,
      idempotencyKey: jobId,
      requestHash: 'hash',
    },
  )
  if (result !== 'submitted') throw new Error(result)
  return { jobId, documentId, userId }
}

async function grantCredit(userId: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO credit_entries (id, user_id, kind, ref, delta, at) VALUES (?1, ?2, 'grant', ?1, 1, 0)",
    ).bind(crypto.randomUUID(), userId),
    env.DB.prepare(
      'UPDATE credit_accounts SET balance = 1, total_ever = 1 WHERE user_id = ?1',
    ).bind(userId),
  ])
}

export const balanceOf = ({ userId }: SubmittedLetter) =>
  env.DB.prepare('SELECT balance FROM credit_accounts WHERE user_id = ?1')
    .bind(userId)
    .first<number>('balance')

export interface JobRow {
  readonly status: string
  readonly failure: string | null
  readonly refund_reason: string | null
  readonly attempts: number
}

export async function jobOf({ jobId }: SubmittedLetter): Promise<JobRow> {
  const row = await env.DB.prepare(
    'SELECT status, failure, refund_reason, attempts FROM jobs WHERE id = ?1',
  )
    .bind(jobId)
    .first<JobRow>()
  if (!row) throw new Error('The job is gone')
  return row
}

/** Delivers one message to the consumer and answers what became of it. */
export async function deliver(
  letter: { jobId: string },
  {
    queue = 'plainletter-analysis',
    ports,
  }: { queue?: string; ports?: Partial<AnalyserPorts> } = {},
) {
  const message = {
    id: crypto.randomUUID(),
    timestamp: new Date(),
    attempts: 1,
    body: { jobId: letter.jobId },
  }
  const batch = createMessageBatch(queue, [message])
  await consume(batch, { ...(await openPorts(env)), ...ports })
  return getQueueResult(batch, createExecutionContext())
}
