/**
 * What people wish for. A wish may name one of their own documents. Their words are sealed like a mail that is due, under
 * the newest key-encryption key, each in its column.
 */
import type { FeatureRequest } from '@plainletter/contracts/feature-request'
import { newestVersion } from '@plainletter/vault/key-ring'
import type { KeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { openSecret, sealSecret } from '@plainletter/vault/seal-secret'
import * as z from 'zod/mini'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { allRows, changesOf, sql } from './database.ts'
import { IS_SERVED } from './documents.ts'

/** What a person writes in the form. */
const WishWords = z.object({
  title: z.string(),
  description: z.string(),
  userGoal: z.nullable(z.string()),
  currentLimitation: z.nullable(z.string()),
  suggestedSolution: z.nullable(z.string()),
})
type WishWords = z.infer<typeof WishWords>

const WishRow = z.extend(WishWords, {
  id: z.int(),
  requestType: z.string(),
  status: z.string(),
  createdAt: z.int(),
  /** 0 until the sweep has come to a wish from before wishes were sealed. */
  isSealed: z.int(),
})
type WishRow = z.infer<typeof WishRow>

/** False when it names a document that is not the caller's, or the session is dead: nothing was kept. */
export async function insertFeatureRequest(
  { database, keys, caller }: { database: Database; keys: KeyEncryptionKeys; caller: Caller },
  { id, ...wish }: FeatureRequest & { id: number },
): Promise<boolean> {
  const words = await mapWords(
    {
      title: wish.title,
      description: wish.description,
      // An empty field of the form says nothing.
      userGoal: wish.userGoal || null,
      currentLimitation: wish.currentLimitation || null,
      suggestedSolution: wish.suggestedSolution || null,
    },
    (name, text) => sealSecret(keys, placeOf(id, name), text),
  )
  const [inserted] = await database.batch([
    sql(
      database,
      `INSERT INTO feature_requests (id, user_id, document_id, request_type, title, description, user_goal,
         current_limitation, suggested_solution, is_sealed, created_at, updated_at)
       SELECT ?4, s.user_id, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 1, ?2, ?2 FROM sessions s WHERE ${SESSION_IS_LIVE}
         AND (?5 IS NULL OR EXISTS (SELECT 1 FROM documents d WHERE d.id = ?5 AND d.user_id = s.user_id AND ${IS_SERVED}))`,
      ...sessionValues(caller),
      id,
      wish.documentId ?? null,
      wish.requestType,
      ...valuesOf(words),
    ),
  ])
  return changesOf(inserted) > 0
}

const COLUMNS = `f.id, f.request_type AS requestType, f.title, f.description, f.user_goal AS userGoal,
  f.current_limitation AS currentLimitation, f.suggested_solution AS suggestedSolution, f.status,
  f.created_at AS createdAt, f.is_sealed AS isSealed`

/** Those of the caller. */
export async function listOwnWishes(database: Database, caller: Caller): Promise<WishRow[]> {
  const [found] = await database.batch([
    sql(
      database,
      `SELECT ${COLUMNS} FROM sessions s JOIN feature_requests f ON f.user_id = s.user_id
       WHERE ${SESSION_IS_LIVE} ORDER BY f.created_at, f.id`,
      ...sessionValues(caller),
    ),
  ])
  return allRows(found, WishRow)
}

/** All of them in the order of their ids, from after `after`. */
export async function listWishes(
  database: Database,
  { after, limit }: { after: number; limit: number },
): Promise<WishRow[]> {
  const [found] = await database.batch([
    sql(
      database,
      `SELECT ${COLUMNS} FROM feature_requests f WHERE f.id > ?1 ORDER BY f.id LIMIT ?2`,
      after,
      limit,
    ),
  ])
  return allRows(found, WishRow)
}

/** Throws CannotOpenError when the key is not here. */
export const openWish = (keys: KeyEncryptionKeys, row: WishRow): Promise<WishWords> =>
  mapWords(row, (name, text) =>
    row.isSealed === 0 ? Promise.resolve(text) : openSecret(keys, placeOf(row.id, name), text),
  )

/** Seals it anew under the newest key, unless it is. Answers whether it was not. */
export async function resealWish(
  { database, keys }: { database: Database; keys: KeyEncryptionKeys },
  row: WishRow,
): Promise<boolean> {
  if (row.isSealed === 1 && row.title.startsWith(`${newestVersion(keys)}.`)) return false
  const opened = await openWish(keys, row)
  const words = await mapWords(opened, (name, text) =>
    sealSecret(keys, placeOf(row.id, name), text),
  )
  await database.batch([
    sql(
      database,
      `UPDATE feature_requests SET title = ?3, description = ?4, user_goal = ?5, current_limitation = ?6,
         suggested_solution = ?7, is_sealed = 1 WHERE id = ?1 AND title = ?2`,
      row.id,
      row.title,
      ...valuesOf(words),
    ),
  ])
  return true
}

type Change = (name: keyof WishWords, text: string) => Promise<string>

async function mapWords(words: WishWords, change: Change): Promise<WishWords> {
  const orNull = (name: keyof WishWords, text: string | null) =>
    text === null ? null : change(name, text)
  return {
    title: await change('title', words.title),
    description: await change('description', words.description),
    userGoal: await orNull('userGoal', words.userGoal),
    currentLimitation: await orNull('currentLimitation', words.currentLimitation),
    suggestedSolution: await orNull('suggestedSolution', words.suggestedSolution),
  }
}

/** In the order of the columns. */
const valuesOf = (words: WishWords) =>
  [
    words.title,
    words.description,
    words.userGoal,
    words.currentLimitation,
    words.suggestedSolution,
  ] as const

const placeOf = (id: number, name: keyof WishWords): string => `wish|${id}|${name}`
