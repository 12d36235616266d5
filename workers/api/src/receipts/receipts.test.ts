import { DocumentDeleted, ReceiptKeySet, RECEIPT_KEYS_PATH } from '@plainletter/contracts/receipt'
import {
  InvalidReceiptError,
  newReceiptKey,
  readDeletionReceipt,
} from '@plainletter/vault/deletion-receipt'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'

import { ask, broken } from '../../test/ask.ts'
import { newVisitor, uploadForm } from '../../test/factories.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'
import { allUploads, keysOnRing } from '../../test/stores.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const page = (name: string) => ({ name, content: `${name}: you owe £120.00.` })

async function newOwner(pages = ['page-1.txt', 'page-2.txt']) {
  const owner = await newPerson({ credits: 1 })
  const { response } = await ask(owner, {
    path: '/api/documents/analyze',
    method: 'POST',
    headers: { Accept: 'text/event-stream' },
    body: uploadForm(pages.map(page), { country: 'gb' }),
  })
  await response.body?.cancel()
  const id = await env.DB.prepare('SELECT id FROM documents WHERE user_id = ?1')
    .bind(owner.id)
    .first<number>('id')
  if (id === null) throw new Error('The letter was not stored')
  return { owner, id }
}

async function askToDelete(owner: Person, id: number, bindings: Partial<Env> = {}) {
  const request = { path: `/api/documents/${id}`, method: 'DELETE' }
  return (await ask(owner, request, bindings)).response
}

/** The receipt of a deletion that must succeed. */
async function deleteLetter(owner: Person, id: number): Promise<string> {
  const response = await askToDelete(owner, id)
  expect(response.status).toBe(200)
  return DocumentDeleted.parse(await response.json()).receipt
}

/** The keys as a stranger gets them. */
async function publishedKeys(bindings: Partial<Env> = {}): Promise<ReceiptKeySet> {
  const { response } = await ask(newVisitor(), { path: RECEIPT_KEYS_PATH }, bindings)
  return ReceiptKeySet.parse(await response.json())
}

const isStored = async (id: number) =>
  (await env.DB.prepare('SELECT 1 AS found FROM documents WHERE id = ?1').bind(id).first()) !== null

test('a deletion is answered with a receipt that anyone can check, and it is true', async () => {
  const { owner, id } = await newOwner()
  const from = Date.now()
  const receipt = await readDeletionReceipt(await publishedKeys(), await deleteLetter(owner, id))
  expect(receipt).toEqual({
    documentId: id,
    deletedAt: expect.any(String),
    key: 'destroyed',
    files: 2,
    record: 'removed',
  })
  expect(Date.parse(receipt.deletedAt)).toBeGreaterThanOrEqual(from)
  expect(Date.parse(receipt.deletedAt)).toBeLessThanOrEqual(Date.now())
  expect(await keysOnRing(owner.id)).toBe(0)
  expect((await allUploads()).filter((key) => key.startsWith(`30d/${id}/`))).toEqual([])
  expect(await isStored(id)).toBe(false)
})

test('a receipt names nobody, and nothing of the letter', async () => {
  const { owner, id } = await newOwner(['private-name.txt'])
  const words = atob((await deleteLetter(owner, id)).split('.')[1] ?? '')
  expect(words).toContain(String(id))
  for (const secret of [String(owner.id), owner.email, 'private-name', '120'])
    expect(words.replace(String(id), '')).not.toContain(secret)
})

test('asked again, the answer is the same receipt, not a later one', async () => {
  const { owner, id } = await newOwner()
  const keys = await publishedKeys()
  const first = await readDeletionReceipt(keys, await deleteLetter(owner, id))
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
  expect(await readDeletionReceipt(keys, await deleteLetter(owner, id))).toEqual(first)
})

test('ten requests at once delete one letter once, and all get the same receipt', async () => {
  const { owner, id } = await newOwner()
  const keys = await publishedKeys()
  const receipts = await Promise.all(
    Array.from({ length: 10 }, async () =>
      JSON.stringify(await readDeletionReceipt(keys, await deleteLetter(owner, id))),
    ),
  )
  expect(new Set(receipts).size).toBe(1)
})

test('nobody else gets a receipt, before or after, and none is given for a letter that never was', async () => {
  const { owner, id } = await newOwner()
  const stranger = await newPerson()
  expect((await askToDelete(stranger, id)).status).toBe(404)
  await deleteLetter(owner, id)
  expect((await askToDelete(stranger, id)).status).toBe(404)
  expect((await askToDelete(owner, id + 1)).status).toBe(404)
})

test('no receipt is given while storage fails; tried again, it counts all files that there were', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { owner, id } = await newOwner()
  const failing = await askToDelete(owner, id, { DOCUMENT_BUCKET: broken(env.DOCUMENT_BUCKET) })
  expect(failing.status).toBe(503)
  expect(await failing.text()).not.toContain('receipt')
  expect(await isStored(id)).toBe(true)
  const receipt = await readDeletionReceipt(await publishedKeys(), await deleteLetter(owner, id))
  expect(receipt.files).toBe(2)
})

test('no receipt is given when the rows could not be removed, although key and files are gone', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { owner, id } = await newOwner()
  let batches = 0
  const failing = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'batch' && ++batches === 2) throw new Error('Network connection lost')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const response = await askToDelete(owner, id, { DB: failing })
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.not.stringContaining('receipt'),
  ])
  expect(await isStored(id)).toBe(true)
  await deleteLetter(owner, id)
  expect(await isStored(id)).toBe(false)
})

test('without a key that signs, nothing is deleted', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { owner, id } = await newOwner()
  for (const RECEIPT_KEY of ['', '{"keys":[]}', JSON.stringify(await publishedKeys())])
    expect((await askToDelete(owner, id, { RECEIPT_KEY })).status).toBe(500)
  expect(await isStored(id)).toBe(true)
  expect(await keysOnRing(owner.id)).toBe(1)
})

test('a receipt stays provable after the keys were changed, and the keys of others prove nothing', async () => {
  const { owner, id } = await newOwner()
  const receipt = await deleteLetter(owner, id)
  const changed = await publishedKeys({ RECEIPT_KEY: await newReceiptKey(await publishedKeys()) })
  expect(changed.keys).toHaveLength(2)
  expect(await readDeletionReceipt(changed, receipt)).toMatchObject({ documentId: id })
  const foreign = await publishedKeys({ RECEIPT_KEY: await newReceiptKey() })
  await expect(readDeletionReceipt(foreign, receipt)).rejects.toThrow(InvalidReceiptError)
})

test('the published keys hold no private part', async () => {
  const { response } = await ask(newVisitor(), { path: RECEIPT_KEYS_PATH })
  const { keys } = await response.json<{ keys: object[] }>()
  expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([
    ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'],
  ])
})
