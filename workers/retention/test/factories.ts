/** A person with a stored letter, through the same store that the API uses. */
import type { Bucket } from '@plainletter/store/bucket'
import { addDataKey } from '@plainletter/store/key-rings'
import { sealNames } from '@plainletter/store/sealed-document'
import { insertSubmission } from '@plainletter/store/submissions'
import { putUpload } from '@plainletter/store/uploads'
import { insertUser } from '@plainletter/store/users'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { randomId } from '@plainletter/vault/random'
import { env } from 'cloudflare:workers'

export const DAY_MS = 24 * 60 * 60 * 1000
export const START = Date.UTC(2026, 10, 1)

export const openRings = async () => ({
  bucket: env.DOCUMENT_BUCKET,
  keys: await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS),
})

export interface StoredLetter {
  readonly userId: number
  readonly documentId: number
  readonly jobId: string
  readonly tokenHash: string
}

export const FILE_BYTES = new Uint8Array([1, 2, 3])

/** One letter of a new person, kept for 30 days from `at`. */
export async function storedLetter(
  at = START,
  { bucket = env.DOCUMENT_BUCKET, fileCount = 1 }: { bucket?: Bucket; fileCount?: number } = {},
): Promise<StoredLetter> {
  const [userId, documentId, jobId, tokenHash] = [
    randomId(),
    randomId(),
    crypto.randomUUID(),
    crypto.randomUUID(),
  ]
  const session = { tokenHash, ipPrefix: null, agentFamily: null }
  await insertUser(
    env.DB,
    { id: userId, email: `${userId}@example.test`, password: 'none', signupSource: null, session },
    at,
  )
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO credit_entries (id, user_id, kind, ref, delta, at) VALUES (?1, ?2, 'grant', ?1, 1, 0)",
    ).bind(jobId, userId),
    env.DB.prepare(
      'UPDATE credit_accounts SET balance = 1, total_ever = 1 WHERE user_id = ?1',
    ).bind(userId),
  ])
  const sealer = {
    key: await addDataKey({ ...(await openRings()), bucket }, userId, documentId),
    userId,
    documentId,
  }
  for (let index = 0; index < fileCount; index += 1)
    await putUpload(bucket, sealer, { index, bytes: FILE_BYTES })
  await insertSubmission(
    env.DB,
    { tokenHash, now: at },
    {
      documentId,
      jobId,
      entryId: crypto.randomUUID(),
      filename: await sealNames(sealer, ['a.txt']),
      userGoal: null,
      country: 'gb',
      language: 'en',
      fileCount,
      fileBytes: 3,
      autoDeleteAt: at + 30 * DAY_MS,
      idempotencyKey: jobId,
      requestHash: 'hash',
    },
  )
  return { userId, documentId, jobId, tokenHash }
}
