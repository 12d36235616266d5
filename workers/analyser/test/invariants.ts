/** What must hold of every job and every balance, at every moment that anyone can see. */
import { env } from 'cloudflare:workers'

import type { SubmittedLetter } from './factories.ts'
import { MINUTE_MS } from './world.ts'

interface JobState {
  readonly id: string
  readonly status: 'queued' | 'running' | 'succeeded' | 'failed'
  readonly refundReason: string | null
  readonly createdAt: number
  readonly finishedAt: number | null
  readonly spends: number
  readonly refunds: number
  readonly hasResult: number
  readonly balance: number
  readonly entries: number
}

export interface Witness {
  /** Adds a sentence for each thing that does not hold. */
  readonly look: (now: number) => Promise<void>
  readonly violations: string[]
  readonly isOver: () => boolean
  readonly jobs: () => Promise<JobState[]>
  /** The longest time that a credit was held without an outcome. */
  readonly heldMax: () => number
}

export function newWitness(letters: readonly SubmittedLetter[]): Witness {
  const violations: string[] = []
  const ended = new Map<string, string>()
  let heldMax = 0

  async function look(now: number): Promise<void> {
    for (const job of await readJobs(letters)) {
      heldMax = Math.max(heldMax, (job.finishedAt ?? now) - job.createdAt)
      violations.push(...faultsOf(job, now).map((fault) => `${fault} (job ${job.id})`))
      const end = JSON.stringify([job.status, job.refundReason, job.finishedAt])
      const before = ended.get(job.id)
      if (before !== undefined && before !== end)
        violations.push(`I7: a job ended as ${before} and then as ${end}`)
      if (job.finishedAt !== null) ended.set(job.id, end)
    }
  }

  const isOver = (): boolean => ended.size === letters.length
  return { look, violations, isOver, jobs: () => readJobs(letters), heldMax: () => heldMax }
}

function faultsOf(job: JobState, now: number): string[] {
  const isOver = job.status === 'succeeded' || job.status === 'failed'
  const rows = [
    [job.balance === job.entries, 'I1: a balance is not the sum of its entries'],
    [job.balance >= 0, 'I1: a balance below zero'],
    [job.spends === 1, `I5: ${job.spends} spends of one job`],
    [job.refunds <= 1, `I7: ${job.refunds} refunds of one job`],
    [(job.refunds === 1) === (job.refundReason !== null), 'I7: refund and reason do not agree'],
    [job.status !== 'failed' || job.refunds === 1, 'I7: a failed job was charged'],
    [isOver || job.refunds === 0, 'I7: a running job was refunded'],
    [job.status !== 'succeeded' || job.hasResult === 1, 'I7: a success without its result'],
    [isOver || now - job.createdAt <= 30 * MINUTE_MS, 'I8: held longer than 30 minutes'],
  ] as const
  return rows.filter(([holds]) => !holds).map(([, fault]) => fault)
}

async function readJobs(letters: readonly SubmittedLetter[]): Promise<JobState[]> {
  const { results } = await env.DB.prepare(
    `SELECT j.id, j.status, j.refund_reason AS refundReason, j.created_at AS createdAt, j.finished_at AS finishedAt,
       d.analysis IS NOT NULL AS hasResult,
       (SELECT COUNT(*) FROM credit_entries e WHERE e.ref = j.id AND e.kind = 'spend') AS spends,
       (SELECT COUNT(*) FROM credit_entries e WHERE e.ref = j.id AND e.kind = 'refund') AS refunds,
       a.balance, (SELECT SUM(e.delta) FROM credit_entries e WHERE e.user_id = j.user_id) AS entries
     FROM jobs j JOIN documents d ON d.id = j.document_id JOIN credit_accounts a ON a.user_id = j.user_id WHERE j.id IN (SELECT value FROM json_each(?1))`,
  )
    .bind(JSON.stringify(letters.map((letter) => letter.jobId)))
    .all<JobState>()
  return results
}
