/** Letters and cases in simulated time, what a person does with them, and what must hold of them afterwards. */
import { EXPIRING_PREFIX, HELD_PREFIX } from '@plainletter/store/bucket'
import { linkDocument, unlinkDocument } from '@plainletter/store/case-links'
import type { LinkPorts, LinkResult, UnlinkResult } from '@plainletter/store/case-links'
import { closeCase, insertCase } from '@plainletter/store/cases'
import { beginDeletion, deleteDocument, findDocument } from '@plainletter/store/documents'
import {
  addDataKey,
  dropDataKey,
  findDataKeys,
  listKeyedDocuments,
} from '@plainletter/store/key-rings'
import { findUploadFolders } from '@plainletter/store/reconciliation'
import { listPasses } from '@plainletter/store/sweep-passes'
import { getUpload } from '@plainletter/store/uploads'
import { insertSession } from '@plainletter/store/users'
import { randomId } from '@plainletter/vault/random'
import { env } from 'cloudflare:workers'

import { openPorts } from '../src/ports.ts'
import type { SweepPorts } from '../src/ports.ts'
import { sweepOnce } from '../src/sweep.ts'
import { walkOn } from '../src/walk.ts'
import { FILE_BYTES, openRings, storedLetter } from './factories.ts'
import type { StoredLetter } from './factories.ts'
import { timedBucket } from './storage.ts'
import type { TimedBucket } from './storage.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const FILES = 2

export interface CaseWorld {
  now: number
  readonly bucket: TimedBucket
}

export function newCaseWorld(start: number): CaseWorld {
  const world: CaseWorld = {
    now: start,
    bucket: timedBucket(env.DOCUMENT_BUCKET, () => world.now),
  }
  return world
}

/** A person's letter of two files, and an open case of theirs that it is not in. */
export interface CaseLetter extends StoredLetter {
  readonly caseId: number
}

const ringsOf = async (world: CaseWorld) => ({ ...(await openRings()), bucket: world.bucket })

export async function newCaseLetter(world: CaseWorld, retentionPeriod = 30): Promise<CaseLetter> {
  const letter = await storedLetter(world.now, { bucket: world.bucket, fileCount: FILES })
  return { ...letter, caseId: await addCase(world, letter, retentionPeriod) }
}

export async function addCase(
  world: CaseWorld,
  { userId, tokenHash }: StoredLetter,
  retentionPeriod = 30,
): Promise<number> {
  const caseId = randomId()
  await addDataKey(await ringsOf(world), userId, caseId)
  const words = { caseName: 'sealed', opposingParty: null, caseDescription: null, caseType: null }
  const caller = { tokenHash, now: world.now }
  await insertCase(env.DB, caller, { caseId, ...words, retentionPeriod })
  return caseId
}

/** The owner, who signs in again: sessions end in simulated time too. */
async function callerOf(world: CaseWorld, { userId }: StoredLetter) {
  const tokenHash = crypto.randomUUID()
  const session = { tokenHash, ipPrefix: null, agentFamily: null }
  await insertSession(env.DB, { userId, password: 'none', session, now: world.now })
  return { tokenHash, now: world.now }
}

type Storage = Pick<LinkPorts, 'database' | 'bucket'>

export const storageOf = (world: CaseWorld): Storage => ({ database: env.DB, bucket: world.bucket })

export async function link(
  world: CaseWorld,
  letter: CaseLetter,
  storage = storageOf(world),
): Promise<LinkResult> {
  const ports = { ...storage, clock: () => world.now }
  return linkDocument(ports, await callerOf(world, letter), { ...letter, documentRole: 'evidence' })
}

export async function unlink(
  world: CaseWorld,
  letter: CaseLetter,
  storage = storageOf(world),
): Promise<UnlinkResult> {
  const ports = { ...storage, clock: () => world.now }
  return unlinkDocument(ports, await callerOf(world, letter), letter)
}

export const close = async (world: CaseWorld, letter: CaseLetter) =>
  closeCase(env.DB, await callerOf(world, letter), letter.caseId)

export const beginRemoval = async (world: CaseWorld, letter: CaseLetter) =>
  beginDeletion(env.DB, await callerOf(world, letter), letter.documentId)

/** Whether the owner would still be shown the letter. */
export const isServed = async (world: CaseWorld, letter: CaseLetter): Promise<boolean> =>
  (await findDocument(env.DB, await callerOf(world, letter), letter.documentId))?.document !==
  undefined

/** As the API deletes: the key, then the files, then the row. */
export async function remove(world: CaseWorld, letter: CaseLetter): Promise<void> {
  const going = await beginRemoval(world, letter)
  if (!going) return
  await dropDataKey(await ringsOf(world), letter.userId, letter.documentId)
  for (const key of await filesOf(letter)) await world.bucket.delete(key)
  const end = { entryId: crypto.randomUUID(), reason: 'asked', now: world.now } as const
  await deleteDocument(env.DB, going, end)
}

export const sweepPorts = async (world: CaseWorld): Promise<SweepPorts> => ({
  ...(await openPorts(env, world.now)),
  bucket: world.bucket,
  rings: await ringsOf(world),
})

export const sweepNow = async (world: CaseWorld): Promise<void> =>
  sweepOnce(await sweepPorts(world))

/** All walks from their beginnings to their ends, at the time that it is. */
export async function reconcileNow(world: CaseWorld): Promise<void> {
  await env.DB.prepare('DELETE FROM sweep_passes').run()
  for (let round = 0; round < 50; round += 1) {
    await walkOn(await sweepPorts(world))
    if ((await listPasses(env.DB)).every(({ position }) => position === '')) return
  }
  throw new Error('A walk finds no end')
}

/** Lets what a move has left behind grow old, and has it removed. */
export async function settle(world: CaseWorld): Promise<void> {
  world.now += 2 * HOUR_MS
  await reconcileNow(world)
}

async function filesOf({ documentId }: StoredLetter): Promise<string[]> {
  const lists = [EXPIRING_PREFIX, HELD_PREFIX].map((prefix) =>
    env.DOCUMENT_BUCKET.list({ prefix: `${prefix}${documentId}/` }),
  )
  return (await Promise.all(lists)).flatMap(({ objects }) => objects.map(({ key }) => key))
}

interface LetterState {
  readonly isThere: boolean
  readonly caseId: number | null
  readonly isHeld: boolean
  readonly autoDeleteAt: number | null
  /** Sentences about what does not hold. Before the sweeps have tidied up, files of no row are no fault. */
  readonly faults: string[]
}

export async function look(
  letter: CaseLetter,
  { isTidy }: { isTidy: boolean },
): Promise<LetterState> {
  const row = await env.DB.prepare(
    `SELECT d.case_id AS caseId, d.auto_delete_at AS autoDeleteAt, c.closed_at AS closedAt, c.auto_delete_at AS caseEndsAt
     FROM documents d LEFT JOIN legal_cases c ON c.id = d.case_id WHERE d.id = ?1`,
  )
    .bind(letter.documentId)
    .first<Record<'caseId' | 'autoDeleteAt' | 'closedAt' | 'caseEndsAt', number | null>>()
  const files = await filesOf(letter)
  if (!row) {
    const faults = [
      ...((await hasKey(letter, letter.documentId)) ? ['I28: a key without a row'] : []),
      ...(isTidy && files.length > 0 ? [`I28: ${files.length} files without a row`] : []),
    ]
    return { isThere: false, caseId: null, isHeld: false, autoDeleteAt: null, faults }
  }
  const folder = (await findUploadFolders(env.DB, [letter.documentId])).get(letter.documentId) ?? ''
  const isHeld = folder.startsWith(HELD_PREFIX)
  const readable = await countReadable(letter, folder)
  const checks = [
    [readable === FILES, `I29: ${readable} of ${FILES} files can be read`],
    [isHeld === (row.caseId !== null), 'I29: linked and held do not agree'],
    [row.caseId !== null || row.autoDeleteAt !== null, 'I27: unlinked and kept for ever'],
    [row.caseId === null || row.autoDeleteAt === row.caseEndsAt, 'I27: not the day of its case'],
    [await hasKey(letter, letter.caseId), 'I28: a case without its key'],
    [!isTidy || files.length === FILES, `I28: ${files.length} objects for ${FILES} files`],
  ] as const
  const faults = checks.filter(([holds]) => !holds).map(([, fault]) => fault)
  return { isThere: true, caseId: row.caseId, isHeld, autoDeleteAt: row.autoDeleteAt, faults }
}

const hasKey = async ({ userId }: StoredLetter, id: number): Promise<boolean> =>
  (await listKeyedDocuments(await openRings(), userId)).includes(id)

async function countReadable(
  { userId, documentId }: StoredLetter,
  folder: string,
): Promise<number> {
  const key = (await findDataKeys(await openRings(), userId, [documentId])).get(documentId)
  if (!key) return 0
  let count = 0
  for (let index = 0; index < FILES; index += 1) {
    const opened = await getUpload(
      env.DOCUMENT_BUCKET,
      { key, userId, documentId },
      { folder, index },
    ).catch(() => undefined)
    if (opened?.join() === FILE_BYTES.join()) count += 1
  }
  return count
}
