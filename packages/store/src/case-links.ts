/**
 * Linking a document to a case and unlinking it. Its files are copied to a folder of the right kind first, then one
 * statement switches the row, then the old files go. Whatever ends in between, the row names a folder that is whole, and
 * the sweeps remove every other.
 */
import { CASE_LIMITS } from '@plainletter/contracts/case'
import type { DocumentRole } from '@plainletter/contracts/case'
import * as z from 'zod/mini'

import { EXPIRING_PREFIX, EXPIRY_DAYS, HELD_PREFIX, newUploadFolder } from './bucket.ts'
import type { Bucket } from './bucket.ts'
import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import { CASE_IS_SERVED } from './cases.ts'
import type { Database } from './database.ts'
import { changesOf, firstRow, sql } from './database.ts'
import { IS_SERVED, UPLOAD_FOLDER } from './documents.ts'
import { copyUploads, removeUploads } from './uploads.ts'
import type { StoredFiles } from './uploads.ts'

const MINUTE_MS = 60 * 1000
const EXPIRY_MS = EXPIRY_DAYS * 24 * 60 * MINUTE_MS
/** A move that takes longer is given up: the sweeps remove a folder that is an hour old and that no row names. */
const MOVE_MAX_MS = 10 * MINUTE_MS
/** Tries of one link before we give up: each loses only to a change that succeeded. */
const TRIES_MAX = 5

export interface LinkPorts {
  readonly database: Database
  readonly bucket: Bucket
  /** Epoch milliseconds. */
  readonly clock: () => number
}

export interface CaseDocument {
  readonly caseId: number
  readonly documentId: number
}

type NotMoved = 'signed_out' | 'not_found' | 'busy'
type LinkRefusal = 'case_closed' | 'case_full' | 'storage_full' | 'in_other_case'
export type LinkResult = 'linked' | NotMoved | LinkRefusal
export type UnlinkResult = 'unlinked' | NotMoved

/** Keeps a document for as long as its case. One that is in the case already is given the new role. */
export const linkDocument = (
  ports: LinkPorts,
  caller: Caller,
  target: CaseDocument & { documentRole: DocumentRole },
): Promise<LinkResult> => untilFree(() => tryLink(ports, caller, target))

/** Takes a document out of its case: from now on it has 30 days, as a new one. */
export const unlinkDocument = (
  ports: LinkPorts,
  caller: Caller,
  target: CaseDocument,
): Promise<UnlinkResult> => untilFree(() => tryUnlink(ports, caller, target))

async function untilFree<Result extends string>(
  attempt: () => Promise<Result | 'busy'>,
): Promise<Result | 'busy'> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const result = await attempt()
    if (result !== 'busy') return result
  }
  return 'busy'
}

async function tryLink(
  ports: LinkPorts,
  caller: Caller,
  target: CaseDocument & { documentRole: DocumentRole },
): Promise<LinkResult> {
  const { theirs, document } = await findLink(ports.database, caller, target)
  if (!theirs) return 'signed_out'
  if (theirs.caseId === null || !document) return 'not_found'
  if (document.caseId === target.caseId)
    return (await setRole(ports.database, caller, target)) ? 'linked' : 'busy'
  const refusal = refusalOf(theirs, document)
  if (refusal) return refusal
  const to = newUploadFolder(HELD_PREFIX, target.documentId)
  const isMoved = await moveUploads(ports, document, {
    to,
    commit: () => commitLink(ports.database, caller, { ...target, from: document.folder, to }),
  })
  return isMoved ? 'linked' : 'busy'
}

function refusalOf(theirs: TheirCase, document: MovableDocument): LinkRefusal | undefined {
  if (document.caseId !== null) return 'in_other_case'
  if (theirs.closedAt !== null) return 'case_closed'
  if (theirs.documents >= CASE_LIMITS.documentsPerCase) return 'case_full'
  if (theirs.heldBytes + document.fileBytes > CASE_LIMITS.heldBytes) return 'storage_full'
  return undefined
}

async function tryUnlink(
  ports: LinkPorts,
  caller: Caller,
  target: CaseDocument,
): Promise<UnlinkResult> {
  const { theirs, document } = await findLink(ports.database, caller, target)
  if (!theirs) return 'signed_out'
  if (theirs.caseId === null || document?.caseId !== target.caseId) return 'not_found'
  const to = newUploadFolder(EXPIRING_PREFIX, target.documentId)
  const isMoved = await moveUploads(ports, document, {
    to,
    commit: () => commitUnlink(ports.database, caller, { ...target, from: document.folder, to }),
  })
  return isMoved ? 'unlinked' : 'busy'
}

/** False when a copy is not whole, the row has changed meanwhile, or it took too long: then the copies are removed. */
async function moveUploads(
  { bucket, clock }: LinkPorts,
  files: StoredFiles,
  { to, commit }: { to: string; commit: () => Promise<boolean> },
): Promise<boolean> {
  const start = clock()
  const isWhole = await copyUploads(bucket, files, to)
  const isMoved = isWhole && clock() < start + MOVE_MAX_MS && (await commit())
  try {
    await removeUploads(bucket, isMoved ? files : { ...files, folder: to })
  } catch {
    // The sweeps remove what no row names: it must not undo a link that holds.
  }
  return isMoved
}

const TheirCase = z.object({
  caseId: z.nullable(z.int()),
  closedAt: z.nullable(z.int()),
  documents: z.int(),
  heldBytes: z.int(),
})
type TheirCase = z.infer<typeof TheirCase>

const MovableDocument = z.object({
  caseId: z.nullable(z.int()),
  folder: z.string(),
  fileCount: z.int(),
  fileBytes: z.int(),
})
type MovableDocument = z.infer<typeof MovableDocument>

/** `theirs` is undefined for a dead session; its `caseId` is null when the case is not the caller's. */
async function findLink(database: Database, caller: Caller, { caseId, documentId }: CaseDocument) {
  const [theirs, document] = await database.batch([
    sql(
      database,
      `SELECT c.id AS caseId, c.closed_at AS closedAt,
         (SELECT COUNT(*) FROM documents o WHERE o.case_id = c.id) AS documents,
         (SELECT COALESCE(SUM(o.file_bytes), 0) FROM documents o
          WHERE o.user_id = s.user_id AND o.case_id IS NOT NULL) AS heldBytes
       FROM sessions s LEFT JOIN legal_cases c ON c.user_id = s.user_id AND c.id = ?4 AND ${CASE_IS_SERVED}
       WHERE ${SESSION_IS_LIVE}`,
      ...sessionValues(caller),
      caseId,
    ),
    sql(
      database,
      `SELECT d.case_id AS caseId, ${UPLOAD_FOLDER} AS folder, d.file_count AS fileCount, d.file_bytes AS fileBytes
       FROM sessions s JOIN documents d ON d.user_id = s.user_id
       WHERE ${SESSION_IS_LIVE} AND ${IS_SERVED} AND d.id = ?4`,
      ...sessionValues(caller),
      documentId,
    ),
  ])
  return { theirs: firstRow(theirs, TheirCase), document: firstRow(document, MovableDocument) }
}

interface Move extends CaseDocument {
  readonly from: string
  readonly to: string
}

const IS_CALLERS = `d.user_id = (SELECT s.user_id FROM sessions s WHERE ${SESSION_IS_LIVE})`

/** The folder that was copied must still be the one in use: two moves at once cannot both hold. */
async function commitLink(
  database: Database,
  caller: Caller,
  { caseId, documentId, documentRole, from, to }: Move & { documentRole: DocumentRole },
): Promise<boolean> {
  const [linked] = await database.batch([
    sql(
      database,
      `UPDATE documents AS d SET case_id = ?4, document_role = ?6, is_standalone = 0, auto_delete_at = NULL, upload_folder = ?8
       WHERE d.id = ?5 AND ${IS_CALLERS} AND ${IS_SERVED} AND d.case_id IS NULL AND ${UPLOAD_FOLDER} = ?7
         AND EXISTS (SELECT 1 FROM legal_cases c WHERE c.id = ?4 AND c.user_id = d.user_id AND c.closed_at IS NULL)
         AND (SELECT COUNT(*) FROM documents o WHERE o.case_id = ?4) < ${CASE_LIMITS.documentsPerCase}
         AND d.file_bytes + (SELECT COALESCE(SUM(o.file_bytes), 0) FROM documents o
           WHERE o.user_id = d.user_id AND o.case_id IS NOT NULL) <= ${CASE_LIMITS.heldBytes}`,
      ...sessionValues(caller),
      caseId,
      documentId,
      documentRole,
      from,
      to,
    ),
  ])
  return changesOf(linked) > 0
}

async function commitUnlink(
  database: Database,
  caller: Caller,
  { caseId, documentId, from, to }: Move,
): Promise<boolean> {
  const [unlinked] = await database.batch([
    sql(
      database,
      `UPDATE documents AS d SET case_id = NULL, document_role = NULL, is_standalone = 1, auto_delete_at = ?2 + ${EXPIRY_MS},
         upload_folder = ?7
       WHERE d.id = ?5 AND ${IS_CALLERS} AND ${IS_SERVED} AND d.case_id = ?4 AND ${UPLOAD_FOLDER} = ?6`,
      ...sessionValues(caller),
      caseId,
      documentId,
      from,
      to,
    ),
  ])
  return changesOf(unlinked) > 0
}

async function setRole(
  database: Database,
  caller: Caller,
  { caseId, documentId, documentRole }: CaseDocument & { documentRole: DocumentRole },
): Promise<boolean> {
  const [set] = await database.batch([
    sql(
      database,
      `UPDATE documents AS d SET document_role = ?6
       WHERE d.id = ?5 AND ${IS_CALLERS} AND ${IS_SERVED} AND d.case_id = ?4`,
      ...sessionValues(caller),
      caseId,
      documentId,
      documentRole,
    ),
  ])
  return changesOf(set) > 0
}
