/** One round: delete what is due, end and send again jobs, mend what storage lost, check the ledger, forget the old. */
import { AnalysisJob } from '@plainletter/contracts/job'
import { forgetCustomers } from '@plainletter/payments/forget-customers'
import { claimDueDeletions } from '@plainletter/store/documents'
import { forgetExpired, listLedgerFaults } from '@plainletter/store/housekeeping'
import {
  ANALYSIS_FAILED,
  buryJob,
  listOverdueJobs,
  listStrandedJobs,
} from '@plainletter/store/jobs'

import { deleteStored } from './delete-stored.ts'
import { endAccounts } from './end-accounts.ts'
import { endDueCases } from './end-cases.ts'
import { openPorts } from './ports.ts'
import type { SweepEnv, SweepPorts } from './ports.ts'
import { walkOn } from './walk.ts'

const MINUTE_MS = 60 * 1000
/**
 * Of a round, which may make 10,000 calls and 1,000 statements and has thirty seconds of a processor. A document takes at
 * most four calls (its ring read and written, two listings), a batch four more and seven statements.
 */
const DELETIONS = { batch: 50, batches: 20, withinMs: 30 * 1000 } as const
const JOBS_MAX = 100

const STEPS = {
  overdue_jobs: endOverdue,
  stranded_jobs: sendStranded,
  walks: walkOn,
  forgetting: ({ database, now }) => forgetExpired(database, now),
  ledger: checkLedger,
  // Last, since there may be many. Documents before their cases.
  deletions: deleteDue,
  cases: endDueCases,
  customers: endCustomers,
  accounts: endAccounts,
} as const satisfies Record<string, (ports: SweepPorts) => Promise<void>>

export const sweep = async (env: SweepEnv, now: number): Promise<void> =>
  sweepOnce(await openPorts(env, now))

/** A step that fails does not keep the others from their work. */
export async function sweepOnce(ports: SweepPorts): Promise<void> {
  for (const [step, take] of Object.entries(STEPS)) {
    try {
      await take(ports)
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown'
      console.error(JSON.stringify({ event: 'sweep_fault', step, name }))
    }
  }
}

/** In batches, so that memory stays small however much is due. A batch of which nothing goes ends the round. */
async function deleteDue(ports: SweepPorts): Promise<void> {
  const { database, now } = ports
  const due = { now, begunBefore: now - 10 * MINUTE_MS, limit: DELETIONS.batch }
  const until = Date.now() + DELETIONS.withinMs
  for (let batch = 0; batch < DELETIONS.batches && Date.now() < until; batch += 1) {
    const going = await claimDueDeletions(database, due)
    if (going.length === 0 || (await deleteStored(ports, going, 'expired')) === 0) return
  }
}

/** A letter that kills its worker each time comes to no end by itself: it is ended here, and the credit goes back. */
async function endOverdue({ database, now }: SweepPorts): Promise<void> {
  for (const jobId of await listOverdueJobs(database, { now, limit: JOBS_MAX }))
    await buryJob(database, { jobId, entryId: crypto.randomUUID(), now }, ANALYSIS_FAILED)
}

async function endCustomers({ payments }: SweepPorts): Promise<void> {
  if (payments) await forgetCustomers(payments)
}

async function sendStranded({ database, send, now }: SweepPorts): Promise<void> {
  const stranded = { now, queuedBefore: now - 2 * MINUTE_MS, limit: JOBS_MAX }
  for (const jobId of await listStrandedJobs(database, stranded))
    await send(AnalysisJob.parse({ jobId }))
}

async function checkLedger({ database }: SweepPorts): Promise<void> {
  const faults = await listLedgerFaults(database)
  if (faults.length > 0)
    console.error(JSON.stringify({ event: 'ledger_fault', accounts: faults.length }))
}
