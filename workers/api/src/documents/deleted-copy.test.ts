import { getDataKey } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import { openField, openNames } from '@plainletter/store/sealed-document'
import type { Sealer } from '@plainletter/store/sealed-document'
import { getUpload } from '@plainletter/store/uploads'
import { CannotOpenError } from '@plainletter/vault/gcm'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { uploadForm } from '../../test/factories.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'
import { keysOnRing } from '../../test/stores.ts'

const WORDS = 'You owe the Harbour £120.00. Pay within 14 days.'

const openRings = async (): Promise<KeyRings> => ({
  bucket: env.DOCUMENT_BUCKET,
  keys: await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS),
})

async function submit(person: Person, words: string): Promise<number> {
  const { response } = await ask(person, {
    path: '/api/documents/analyze',
    method: 'POST',
    headers: { Accept: 'text/event-stream' },
    body: uploadForm([{ name: 'harbour.txt', content: words }], { country: 'gb', userGoal: words }),
  })
  await response.body?.cancel()
  const id = await env.DB.prepare(
    'SELECT id FROM documents WHERE user_id = ?1 ORDER BY created_at DESC, rowid DESC LIMIT 1',
  )
    .bind(person.id)
    .first<number>('id')
  return id ?? 0
}

type Row = Record<string, string | number | null>

/** Everything that is stored of a letter but its key: its rows and its files. */
async function copyOf(id: number) {
  const of = async (table: string, column: string) =>
    (await env.DB.prepare(`SELECT * FROM ${table} WHERE ${column} = ?1`).bind(id).all<Row>())
      .results
  const { objects } = await env.DOCUMENT_BUCKET.list({ prefix: `30d/${id}/` })
  const files = await Promise.all(
    objects.map(async ({ key }) => ({
      key,
      bytes: (await (await env.DOCUMENT_BUCKET.get(key))?.arrayBuffer()) ?? new ArrayBuffer(),
    })),
  )
  return { documents: await of('documents', 'id'), jobs: await of('jobs', 'document_id'), files }
}

async function bringBack({ documents, jobs, files }: Awaited<ReturnType<typeof copyOf>>) {
  const insert = (table: string, row: Row) => {
    const names = Object.keys(row)
    const places = names.map((_, index) => `?${index + 1}`)
    return env.DB.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${places.join()})`).bind(
      ...Object.values(row),
    )
  }
  await env.DB.batch([
    ...documents.map((row) => insert('documents', row)),
    ...jobs.map((row) => insert('jobs', row)),
  ])
  for (const { key, bytes } of files) await env.DOCUMENT_BUCKET.put(key, bytes)
}

/** What of a letter opens under the key: its name, its goal and its file. */
async function whatOpens(sealer: Sealer): Promise<string[]> {
  const row = await env.DB.prepare('SELECT filename, user_goal FROM documents WHERE id = ?1')
    .bind(sealer.documentId)
    .first<{ filename: string; user_goal: string }>()
  if (!row) throw new Error('The letter is not there')
  const tries = {
    name: openNames(sealer, row.filename),
    goal: openField(sealer, 'userGoal', row.user_goal),
    file: getUpload(env.DOCUMENT_BUCKET, sealer, {
      folder: `30d/${sealer.documentId}/`,
      index: 0,
    }),
  }
  const open: string[] = []
  for (const [what, opening] of Object.entries(tries)) {
    const isOpen = await opening.then(
      () => true,
      (error: unknown) => !(error instanceof CannotOpenError),
    )
    if (isOpen) open.push(what)
  }
  return open
}

test('a letter that was deleted does not open when a copy of its rows and files comes back', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const person = await newPerson({ credits: 2 })
  const userId = person.id
  const [gone, kept] = [await submit(person, WORDS), await submit(person, `${WORDS} Again.`)]
  const copy = await copyOf(gone)
  expect([copy.documents.length, copy.jobs.length, copy.files.length]).toEqual([1, 1, 1])
  const oldKey = await getDataKey(await openRings(), userId, gone)
  expect(await whatOpens({ key: oldKey, userId, documentId: gone })).toHaveLength(3)

  const path = `/api/documents/${gone}`
  const { response } = await ask(person, { path, method: 'DELETE' })
  expect(response.status).toBe(200)
  await bringBack(copy)

  expect(await keysOnRing(userId)).toBe(1)
  await expect(getDataKey(await openRings(), userId, gone)).rejects.toThrow(CannotOpenError)
  const left = await getDataKey(await openRings(), userId, kept)
  expect(await whatOpens({ key: left, userId, documentId: gone })).toEqual([])
  const alone = await (await ask(person, { path })).response.text()
  expect(alone).not.toMatch(/harbour/i)
  const list = await (await ask(person, { path: '/api/documents/user' })).response.text()
  expect([list.includes(String(gone)), list.includes(String(kept))]).toEqual([false, true])
  expect(await whatOpens({ key: left, userId, documentId: kept })).toHaveLength(3)
  vi.restoreAllMocks()
})
