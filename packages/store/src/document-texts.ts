/** The sealed texts of a person's documents, a few at a time: all of them may be too large for the memory of a Worker. */
import * as z from 'zod/mini'

import type { Caller } from './caller.ts'
import { sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { allRows, firstRow, sql } from './database.ts'
import { OWNED } from './documents.ts'
import { UserRow, userStatement } from './users.ts'

/** Of up to 400,000 characters each. */
export const TEXTS_AT_ONCE = 20

const SealedTextRow = z.object({
  id: z.int(),
  originalText: z.string(),
  encryptionIv: z.nullable(z.string()),
  encryptionAuthTag: z.nullable(z.string()),
})
export type SealedTextRow = z.infer<typeof SealedTextRow>

/** The caller, and the texts of their documents from `skip` on, in the order of the list. */
export async function listTexts(
  database: Database,
  caller: Caller,
  skip: number,
): Promise<{ user: UserRow; texts: SealedTextRow[] } | undefined> {
  const [user, texts] = await database.batch([
    userStatement(database, caller),
    sql(
      database,
      `SELECT d.id, d.original_text AS originalText, d.encryption_iv AS encryptionIv,
         d.encryption_auth_tag AS encryptionAuthTag
       ${OWNED} ORDER BY d.created_at DESC, d.id LIMIT ${TEXTS_AT_ONCE} OFFSET ?4`,
      ...sessionValues(caller),
      skip,
    ),
  ])
  const row = firstRow(user, UserRow)
  return row && { user: row, texts: allRows(texts, SealedTextRow) }
}
