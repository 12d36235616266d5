/** What people write to us, signed in or not. Sealed like a mail that is due, under the newest key-encryption key. */
import { Contact } from '@plainletter/contracts/contact'
import { newestVersion } from '@plainletter/vault/key-ring'
import type { KeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { openSecret, sealSecret } from '@plainletter/vault/seal-secret'
import * as z from 'zod/mini'

import type { Caller } from './caller.ts'
import { SESSION_IS_LIVE, sessionValues } from './caller.ts'
import type { Database } from './database.ts'
import { allRows, sql } from './database.ts'
import { enqueueToUsStatement } from './outbox.ts'
import type { OutboxMail } from './outbox.ts'

/** Under the account of a living session, else under none. `mail` tells whoever runs the product. */
export async function insertContactMessage(
  { database, keys, caller }: { database: Database; keys: KeyEncryptionKeys; caller: Caller },
  { id, ...message }: Contact & { id: number },
  mail: OutboxMail | undefined,
): Promise<void> {
  await database.batch([
    sql(
      database,
      `INSERT INTO contact_messages (id, user_id, message, created_at)
       SELECT ?4, (SELECT s.user_id FROM sessions s WHERE ${SESSION_IS_LIVE}), ?5, ?2`,
      ...sessionValues(caller),
      id,
      await sealSecret(keys, placeOf(id), JSON.stringify(message)),
    ),
    ...(mail ? [enqueueToUsStatement(database, mail)] : []),
  ])
}

const MessageRow = z.object({ id: z.int(), message: z.string(), createdAt: z.int() })
type MessageRow = z.infer<typeof MessageRow>

const COLUMNS = 'm.id, m.message, m.created_at AS createdAt'

/** Those of the caller. */
export async function listOwnMessages(database: Database, caller: Caller): Promise<MessageRow[]> {
  const [found] = await database.batch([
    sql(
      database,
      `SELECT ${COLUMNS} FROM sessions s JOIN contact_messages m ON m.user_id = s.user_id
       WHERE ${SESSION_IS_LIVE} ORDER BY m.created_at`,
      ...sessionValues(caller),
    ),
  ])
  return allRows(found, MessageRow)
}

/** All of them in the order of their ids, from after `after`. */
export async function listMessages(
  database: Database,
  { after, limit }: { after: number; limit: number },
): Promise<MessageRow[]> {
  const [found] = await database.batch([
    sql(
      database,
      `SELECT ${COLUMNS} FROM contact_messages m WHERE m.id > ?1 ORDER BY m.id LIMIT ?2`,
      after,
      limit,
    ),
  ])
  return allRows(found, MessageRow)
}

/** Throws CannotOpenError when the key is not here. */
export const openMessage = async (
  keys: KeyEncryptionKeys,
  { id, message }: MessageRow,
): Promise<Contact> => Contact.parse(JSON.parse(await openSecret(keys, placeOf(id), message)))

/** Seals it anew under the newest key, unless it is. Answers whether it was not. */
export async function resealMessage(
  { database, keys }: { database: Database; keys: KeyEncryptionKeys },
  row: MessageRow,
): Promise<boolean> {
  const { id, message } = row
  if (message.startsWith(`${newestVersion(keys)}.`)) return false
  const text = await openSecret(keys, placeOf(id), message)
  await database.batch([
    sql(
      database,
      'UPDATE contact_messages SET message = ?3 WHERE id = ?1 AND message = ?2',
      id,
      message,
      await sealSecret(keys, placeOf(id), text),
    ),
  ])
  return true
}

const placeOf = (id: number): string => `contact|${id}`
