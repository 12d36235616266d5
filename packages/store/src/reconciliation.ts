/** Rows for the comparison with R2: which documents exist, and which must have a key and files by now. */
import * as z from 'zod/mini'

import type { Database } from './database.ts'
import { allRows, sql } from './database.ts'
import { UPLOAD_FOLDER } from './documents.ts'

const OwnedRow = z.object({ id: z.int(), userId: z.int() })

/** Those of the given documents, cases and cheat sheets that have a row, with their owner. */
export async function findOwners(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT id, user_id AS userId FROM documents WHERE id IN (SELECT value FROM json_each(?1))
       UNION ALL
       SELECT id, user_id AS userId FROM legal_cases WHERE id IN (SELECT value FROM json_each(?1))
       UNION ALL
       SELECT id, user_id AS userId FROM cheat_sheets WHERE id IN (SELECT value FROM json_each(?1))`,
      JSON.stringify(ids),
    ),
  ])
  return new Map(allRows(result, OwnedRow).map((row) => [row.id, row.userId]))
}

const FolderRow = z.object({ id: z.int(), folder: z.string() })

/** Those of the given documents that have a row, with the folder that their files lie in. */
export async function findUploadFolders(
  database: Database,
  documentIds: readonly number[],
): Promise<Map<number, string>> {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT d.id, ${UPLOAD_FOLDER} AS folder FROM documents d WHERE d.id IN (SELECT value FROM json_each(?1))`,
      JSON.stringify(documentIds),
    ),
  ])
  return new Map(allRows(result, FolderRow).map((row) => [row.id, row.folder]))
}

const StoredRow = z.object({
  documentId: z.int(),
  userId: z.int(),
  jobId: z.string(),
  folder: z.string(),
  fileCount: z.int(),
  needsFiles: z.pipe(
    z.int(),
    z.transform((value) => value === 1),
  ),
})
export type StoredDocument = z.infer<typeof StoredRow>

/**
 * Documents in the order of their ids, from after `after`, that are older than `createdBefore` and not going already.
 * `needsFiles` is false once there is a result to read.
 */
export async function listStoredDocuments(
  database: Database,
  { after, createdBefore, limit }: { after: number; createdBefore: number; limit: number },
): Promise<StoredDocument[]> {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT d.id AS documentId, d.user_id AS userId, j.id AS jobId, ${UPLOAD_FOLDER} AS folder,
         d.file_count AS fileCount, d.analysis IS NULL AS needsFiles
       FROM documents d JOIN jobs j ON j.document_id = d.id
       WHERE d.id > ?1 AND d.created_at < ?2 AND d.deleting_at IS NULL ORDER BY d.id LIMIT ?3`,
      after,
      createdBefore,
      limit,
    ),
  ])
  return allRows(result, StoredRow)
}
