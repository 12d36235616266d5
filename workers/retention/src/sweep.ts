/** One round: delete what is due, end and send again jobs, mend what storage lost, check the ledger, forget the old. */
import { AnalysisJob } from '@plainletter/contracts/job'
import { listDueDeletions } from '@plainletter/store/documents'
import { forgetExpired, listLedgerFaults } from '@plainletter/store/housekeeping'
import {
  ANALYSIS_FAILED,
  buryJob,
  listOverdueJobs,
  listStrandedJobs,
} from '@plainletter/store/jobs'

import { deleteStored } from './delete-stored.ts'
import { endDueCases } from './end-cases.ts'
import { openPorts } from './ports.ts'
import type { SweepEnv, SweepPorts } from './ports.ts'
import { walkOn } from './walk.ts'

const MINUTE_MS = 60 * 1000
/** Per round, so that memory and time stay bounded however much is due. */
const DELETIONS_MAX = 50
const JOBS_MAX = 100

const STEPS = {
  deletions: deleteDue,
  cases: endDueCases,
  overdue_jobs: endOverdue,
  stranded_jobs: sendStranded,
  walks: walkOn,
  forgetting: ({ database, now }) => forgetExpired(database, now),
  ledger: checkLedger,
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

async function deleteDue(ports: SweepPorts): Promise<void> {
  const { database, now } = ports
  const due = { now, begunBefore: now - 10 * MINUTE_MS, limit: DELETIONS_MAX }
  for (const going of await listDueDeletions(database, due))
    await deleteStored(ports, going, 'expired')
}

/** A letter that kills its worker each time comes to no end by itself: it is ended here, and the credit goes back. */
async function endOverdue({ database, now }: SweepPorts): Promise<void> {
  for (const jobId of await listOverdueJobs(database, { now, limit: JOBS_MAX }))
    await buryJob(database, { jobId, entryId: crypto.randomUUID(), now }, ANALYSIS_FAILED)
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
