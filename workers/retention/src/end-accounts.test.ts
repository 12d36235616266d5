import { beginAccountDeletion } from '@plainletter/store/account-deletion'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { START, storedLetter } from '../test/factories.ts'
import { sweep } from './sweep.ts'

const MINUTE_MS = 60 * 1000

const userOf = (userId: number) =>
  env.DB.prepare('SELECT email, deleted_at FROM users WHERE id = ?1').bind(userId).first()

test('a deletion that was begun and cut short is ended by the sweep, and its owner told once', async () => {
  const { userId, documentId } = await storedLetter()
  const email = `${userId}@example.test`
  await beginAccountDeletion(env.DB, { userId, email, password: 'none' }, START)
  await sweep(env, START + 9 * MINUTE_MS)
  expect(await userOf(userId)).toEqual({ email, deleted_at: null })
  const end = START + 11 * MINUTE_MS
  await sweep(env, end)
  await sweep(env, end + MINUTE_MS)
  expect(await userOf(userId)).toEqual({
    email: `deleted-${userId}@deleted.invalid`,
    deleted_at: end,
  })
  expect(await env.DOCUMENT_BUCKET.get(`keyring/${userId}`)).toBeNull()
  expect((await env.DOCUMENT_BUCKET.list({ prefix: `30d/${documentId}/` })).objects).toEqual([])
  const mails = env.DB.prepare('SELECT kind FROM outbox WHERE user_id = ?1').bind(userId)
  expect((await mails.all()).results).toEqual([{ kind: 'account_deleted' }])
})

test('an account that nobody asked to delete stays', async () => {
  const { userId } = await storedLetter()
  await sweep(env, START + 60 * MINUTE_MS)
  expect(await userOf(userId)).toMatchObject({ deleted_at: null })
})
