import { FEEDBACK_LIMITS } from '@plainletter/contracts/feedback'
/**
 * What changes an analysis after it was made: follow-up questions, and corrections. Each is a write against what was read:
 * when another call was faster, nothing is written and the caller reads again. So parallel calls lose none of each
 * other's words and cannot pass a limit together.
 */
import { DAILY_LIMITS } from '@plainletter/contracts/prices'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { changesOf, sql } from './database.ts'
import type { WholeDocument } from './documents.ts'
import type { SealedOutcome } from './sealed-document.ts'

/** The counts of the row that a change rests on. */
export type Seen = Pick<WholeDocument, 'id' | 'followUpCount' | 'feedbackCount' | 'reprocessCount'>

/** An analysis made again, with the sealed lists that it rests on. */
export interface Revision {
  readonly what: 'follow_up' | 'reprocess'
  readonly followUps: string | null
  readonly feedback: string | null
  readonly outcome: SealedOutcome
  readonly documentType: string
  readonly country: string
}

/** The caller's document of that id, as long as it is served and nothing of ?5 to ?7 has changed. */
const IS_UNCHANGED = `id = ?4 AND user_id = (SELECT s.user_id FROM sessions s WHERE ${SESSION_IS_LIVE})
  AND deleting_at IS NULL AND (auto_delete_at IS NULL OR auto_delete_at > ?2)
  AND follow_up_count = ?5 AND feedback_count = ?6 AND reprocess_count = ?7`

const seenValues = ({ id, followUpCount, feedbackCount, reprocessCount }: Seen) =>
  [id, followUpCount, feedbackCount, reprocessCount] as const

/** What each adds to which count, and how far that count may go. */
const COUNTS = {
  follow_up: {
    adds: 'follow_up_count = follow_up_count + 1',
    isLeft: `follow_up_count < ${DAILY_LIMITS.followUpsPerAnalysis}`,
  },
  reprocess: {
    adds: 'reprocess_count = reprocess_count + 1, feedback_count = feedback_count + 1',
    isLeft: `reprocess_count < ${FEEDBACK_LIMITS.reprocesses}`,
  },
} as const satisfies Record<Revision['what'], { adds: string; isLeft: string }>

/** Writes the new analysis and counts it, in one statement. False when the row is not as it was seen, or the limit is reached. */
export async function reviseAnalysis(
  database: Database,
  caller: Caller,
  { seen, revision }: { seen: Seen; revision: Revision },
): Promise<boolean> {
  const { adds, isLeft } = COUNTS[revision.what]
  const { outcome } = revision
  const [written] = await database.batch([
    sql(
      database,
      `UPDATE documents SET ${adds}, follow_ups = ?8, feedback = ?9, document_type = ?10, country = ?11, analysis = ?12,
         draft_response = ?13, insider_insight = ?14, organization_intelligence = ?15, information_summary = ?16
       WHERE ${IS_UNCHANGED} AND ${isLeft}
         AND EXISTS (SELECT 1 FROM jobs j WHERE j.document_id = documents.id AND j.status = 'succeeded')`,
      ...sessionValues(caller),
      ...seenValues(seen),
      revision.followUps,
      revision.feedback,
      revision.documentType,
      revision.country,
      outcome.analysis,
      outcome.draftResponse,
      outcome.insiderInsight,
      outcome.organizationIntelligence,
      outcome.informationSummary,
    ),
  ])
  return changesOf(written) > 0
}

/** Keeps feedback and changes nothing else. False as above. */
export async function keepFeedback(
  database: Database,
  caller: Caller,
  { seen, feedback }: { seen: Seen; feedback: string },
): Promise<boolean> {
  const [written] = await database.batch([
    sql(
      database,
      `UPDATE documents SET feedback_count = feedback_count + 1, feedback = ?8
       WHERE ${IS_UNCHANGED} AND feedback_count < ${FEEDBACK_LIMITS.entries}`,
      ...sessionValues(caller),
      ...seenValues(seen),
      feedback,
    ),
  ])
  return changesOf(written) > 0
}
