/** What people wish for. A wish may name one of their own documents. */
import type { FeatureRequest } from '@plainletter/contracts/feature-request'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { changesOf, sql } from './database.ts'
import { IS_SERVED } from './documents.ts'

/** False when it names a document that is not the caller's, or the session is dead: nothing was kept. */
export async function insertFeatureRequest(
  database: Database,
  caller: Caller,
  { id, ...wish }: FeatureRequest & { id: number },
): Promise<boolean> {
  const [inserted] = await database.batch([
    sql(
      database,
      `INSERT INTO feature_requests (id, user_id, document_id, request_type, title, description, user_goal,
         current_limitation, suggested_solution, created_at, updated_at)
       SELECT ?4, s.user_id, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?2, ?2 FROM sessions s WHERE ${SESSION_IS_LIVE}
         AND (?5 IS NULL OR EXISTS (SELECT 1 FROM documents d WHERE d.id = ?5 AND d.user_id = s.user_id AND ${IS_SERVED}))`,
      ...sessionValues(caller),
      id,
      wish.documentId ?? null,
      wish.requestType,
      wish.title,
      wish.description,
      // An empty field of the form says nothing.
      wish.userGoal || null,
      wish.currentLimitation || null,
      wish.suggestedSolution || null,
    ),
  ])
  return changesOf(inserted) > 0
}
