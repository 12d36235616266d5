/** Ends closed cases past their day. Their documents have the same day and go first, each with its own key. */
import { deleteCase, listDueCases } from '@plainletter/store/cases'
import { dropDataKey } from '@plainletter/store/key-rings'

import type { SweepPorts } from './ports.ts'

/** Per round. */
const CASES_MAX = 50

/** A fault is noted, not thrown: the case is met again in the next rounds. */
export async function endDueCases({ database, rings, now }: SweepPorts): Promise<void> {
  for (const going of await listDueCases(database, { now, limit: CASES_MAX })) {
    try {
      await dropDataKey(rings, going.userId, going.caseId)
      await deleteCase(database, going)
    } catch {
      console.error(JSON.stringify({ event: 'case_end_fault', caseId: going.caseId }))
    }
  }
}
