/** Watches a job that this request has started: its stages as they happen, and its end. Losing the connection loses nothing. */
import type { AnalyzeAnswer, DocumentDetail, Stage } from '@plainletter/contracts/document'
import type { Caller } from '@plainletter/store/caller'
import { findDocument } from '@plainletter/store/documents'
import { findProgress } from '@plainletter/store/jobs'
import type { KeyRings } from '@plainletter/store/key-rings'

import { AppError } from '../errors.ts'
import { requireSignedIn } from '../middleware/caller.ts'
import { showAnswer, showDocument } from './show-document.ts'
import type { SubmittedJob } from './submit-document.ts'

/** Looks often at first, when most letters are done, then less and less. */
const FIRST_PAUSE_MS = 60
const LAST_PAUSE_MS = 1_000

export interface FollowPorts {
  readonly env: Pick<Env, 'DB'>
  readonly rings: KeyRings
  readonly caller: Caller
}

interface FollowOptions {
  readonly waitMs: number
  readonly onStage?: (stage: Stage) => Promise<void>
  /** True once nobody listens any more. */
  readonly isGone?: () => boolean
}

/** Waits for the end, telling each new stage. Undefined when `waitMs` runs out first or nobody listens any more. */
export async function followJob(
  ports: FollowPorts,
  job: SubmittedJob,
  { waitMs, onStage, isGone }: FollowOptions,
): Promise<AnalyzeAnswer | undefined> {
  const end = Date.now() + waitMs
  let told = 0
  for (let pause = FIRST_PAUSE_MS; Date.now() < end; pause = Math.min(pause * 1.2, LAST_PAUSE_MS)) {
    const progress = await findProgress(ports.env.DB, job.jobId)
    if (!progress) throw new AppError('not_found', 'This document was deleted')
    for (const stage of progress.stages.slice(told)) await onStage?.(stage)
    // A second try begins its stages anew.
    told = progress.stages.length
    if (progress.status === 'succeeded' || progress.status === 'failed') return endOf(ports, job)
    if (isGone?.()) return undefined
    await scheduler.wait(pause)
  }
  return undefined
}

async function endOf(ports: FollowPorts, job: SubmittedJob): Promise<AnalyzeAnswer> {
  const caller = { ...ports.caller, now: Date.now() }
  const { document } = requireSignedIn(await findDocument(ports.env.DB, caller, job.documentId))
  if (!document) throw new AppError('not_found', 'This document was deleted')
  const shown = await showDocument(ports.rings, document)
  const answer = showAnswer(shown)
  if (!answer) throw failureOf(shown)
  return answer
}

function failureOf({ failure }: DocumentDetail): AppError {
  if (failure?.kind === 'refused') {
    const [first] = failure.refusals
    return new AppError('refused', first?.message ?? 'We could not read this document', {
      refusals: failure.refusals,
    })
  }
  return new AppError(
    'analysis_failed',
    'Analysis failed. Please try again. You have not been charged.',
  )
}
