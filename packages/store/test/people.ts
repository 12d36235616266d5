/** People with credits, and submissions of theirs. */
import { env } from 'cloudflare:workers'

import { sql } from '../src/database.ts'
import type { Submission } from '../src/submissions.ts'
import { insertUser } from '../src/users.ts'

export const NOW = Date.UTC(2026, 10, 21)

let people = 1_000

export interface TestPerson {
  readonly userId: number
  readonly tokenHash: string
}

export async function newPerson(credits: number): Promise<TestPerson> {
  people += 1
  const userId = people
  const tokenHash = `token-${userId}`
  const session = { tokenHash, ipPrefix: null, agentFamily: null }
  await insertUser(
    env.DB,
    { id: userId, email: `${userId}@example.test`, password: 'none', signupSource: null, session },
    NOW,
  )
  if (credits > 0) {
    const entry =
      "INSERT INTO credit_entries (id, user_id, kind, ref, delta, at) VALUES (?1, ?2, 'grant', ?1, ?3, 0)"
    const balance = 'UPDATE credit_accounts SET balance = ?2, total_ever = ?2 WHERE user_id = ?1'
    await env.DB.batch([
      sql(env.DB, entry, `grant-${userId}`, userId, credits),
      sql(env.DB, balance, userId, credits),
    ])
  }
  return { userId, tokenHash }
}

let submissions = 0

export function newSubmission(): Submission {
  submissions += 1
  return {
    documentId: 5_000_000 + submissions,
    jobId: crypto.randomUUID(),
    entryId: crypto.randomUUID(),
    filename: 'sealed',
    userGoal: null,
    country: 'gb',
    language: 'en',
    fileCount: 1,
    fileBytes: 100,
    autoDeleteAt: NOW + 1_000_000,
    idempotencyKey: crypto.randomUUID(),
    requestHash: 'hash',
  }
}

export async function balanceOf(userId: number): Promise<number> {
  const [result] = await env.DB.batch([
    sql(env.DB, 'SELECT balance FROM credit_accounts WHERE user_id = ?1', userId),
  ])
  const row = result?.results[0]
  if (typeof row !== 'object' || row === null || !('balance' in row)) throw new Error('No account')
  return Number(row.balance)
}
