/** The local D1 as the file that it is: read beside the running product, changed only while that stands still. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import * as z from 'zod/mini'

export const D1_FOLDER = 'v3/d1/miniflare-D1DatabaseObject'
export const R2_FOLDER = 'v3/r2/miniflare-R2BucketObject'

const LOCK_WAIT_MS = 10_000

/** A runtime that was killed may hold its lock a moment longer on a busy machine: that is waited for. */
export const openFile = (file: string, { readOnly = false } = {}): DatabaseSync =>
  new DatabaseSync(file, { readOnly, timeout: LOCK_WAIT_MS })

/** The one database of a folder of the local runtime. */
export function databaseFile(stateDir: string, folder: string): string {
  const files = readdirSync(path.join(stateDir, folder)).filter(
    (name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite',
  )
  const [file] = files
  if (file === undefined || files.length !== 1)
    throw new Error(`${folder} holds ${files.length} databases`)
  return path.join(stateDir, folder, file)
}

export function rowsOf<Row extends z.ZodMiniType>(
  stateDir: string,
  row: Row,
  question: string,
): z.infer<Row>[] {
  const database = openFile(databaseFile(stateDir, D1_FOLDER), { readOnly: true })
  try {
    return z.array(row).parse(database.prepare(question).all())
  } finally {
    database.close()
  }
}

/** Moves the work that has not ended into the past: to the sweeps it is as if `ms` had gone by. */
export function ageWork(stateDir: string, ms: number): void {
  const database = openFile(databaseFile(stateDir, D1_FOLDER))
  database
    .prepare(
      "UPDATE jobs SET created_at = created_at - ?1, lease_until = lease_until - ?1 WHERE status IN ('queued', 'running')",
    )
    .run(ms)
  database.close()
}

const Counted = z.object({ n: z.int() })

export const countOf = (stateDir: string, question: string): number =>
  rowsOf(stateDir, Counted, question)[0]?.n ?? 0

export const unfinishedJobs = (stateDir: string): number =>
  countOf(stateDir, "SELECT COUNT(*) AS n FROM jobs WHERE status IN ('queued', 'running')")

const Job = z.object({
  id: z.string(),
  status: z.string(),
  refund: z.nullable(z.string()),
  documents: z.int(),
  results: z.int(),
  spends: z.int(),
  refunds: z.int(),
})

/** Each job that has not ended exactly once, with one spend, and with one refund if and only if it is not charged. */
export function jobFaults(stateDir: string): string[] {
  const jobs = rowsOf(
    stateDir,
    Job,
    `SELECT j.id, j.status, j.refund_reason AS refund,
       (SELECT COUNT(*) FROM documents d WHERE d.id = j.document_id) AS documents,
       (SELECT COUNT(*) FROM documents d WHERE d.id = j.document_id AND d.analysis IS NOT NULL) AS results,
       (SELECT COUNT(*) FROM credit_entries e WHERE e.ref = j.id AND e.kind = 'spend' AND e.delta = -1) AS spends,
       (SELECT COUNT(*) FROM credit_entries e WHERE e.ref = j.id AND e.kind = 'refund' AND e.delta = 1) AS refunds
     FROM jobs j`,
  )
  return jobs.filter((job) => !isSound(job)).map((job) => JSON.stringify(job))
}

function isSound({ status, refund, documents, results, spends, refunds }: z.infer<typeof Job>) {
  if (documents !== 1 || spends !== 1 || refunds !== (refund === null ? 0 : 1)) return false
  if (status === 'succeeded') return results === 1
  return status === 'failed' && refund !== null && results === 0
}

/** The question that runs hourly in production, and entries that belong to no job. */
export function ledgerFaults(stateDir: string): string[] {
  const Text = z.object({ fault: z.string() })
  const accounts = rowsOf(
    stateDir,
    Text,
    `SELECT 'account ' || a.user_id || ' has ' || a.balance || ', its entries give ' || COALESCE(SUM(e.delta), 0) AS fault
     FROM credit_accounts a LEFT JOIN credit_entries e ON e.user_id = a.user_id
     GROUP BY a.user_id HAVING a.balance <> COALESCE(SUM(e.delta), 0) OR a.balance < 0`,
  )
  const strays = rowsOf(
    stateDir,
    Text,
    `SELECT 'a ' || e.kind || ' without a job: ' || e.ref AS fault FROM credit_entries e
     WHERE e.kind IN ('spend', 'refund') AND e.ref NOT LIKE 'cs_%' AND e.ref NOT LIKE '%:%' AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.id = e.ref)`,
  )
  return [...accounts, ...strays].map(({ fault }) => fault)
}
