import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import {
  newReceiptKey,
  openReceiptSigner,
  publicReceiptKeys,
  signDeletionReceipt,
} from '@plainletter/vault/deletion-receipt'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'plainletter-receipt-'))
afterAll(() => rmSync(folder, { recursive: true }))

let receipt = ''
let secret = ''

beforeAll(async () => {
  secret = await newReceiptKey()
  receipt = await signDeletionReceipt(await openReceiptSigner(secret), {
    documentId: 1234,
    deletedAt: '2026-11-21T09:05:07.000Z',
    key: 'destroyed',
    files: 2,
    record: 'removed',
  })
  write('receipt.jws', `${receipt}\n`)
  write('altered.jws', receipt.replace('.', '.x'))
  write('keys.json', JSON.stringify(publicReceiptKeys(secret)))
  write('others.json', JSON.stringify(publicReceiptKeys(await newReceiptKey())))
})

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

function run(...words: string[]) {
  const { INIT_CWD: _, ...env } = process.env
  const script = path.join(import.meta.dirname, 'receipt.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout.trim(), complaint: stderr.trim() }
}

test('a true receipt is told in one sentence', () => {
  expect(run('receipt.jws', '--keys', 'keys.json', '--document', '1234')).toEqual({
    status: 0,
    said: 'Document 1234 was deleted on 21 November 2026 at 09:05:07 UTC: its key was destroyed, and its record and its 2 files were removed.',
    complaint: '',
  })
})

test('that of an account is told as well', async () => {
  const account = await signDeletionReceipt(await openReceiptSigner(secret), {
    account: 'deleted',
    deletedAt: '2026-11-21T09:05:07.000Z',
    keys: 'destroyed',
    documents: 3,
    files: 4,
    records: 'removed',
  })
  write('account.jws', account)
  expect(run('account.jws', '--keys', 'keys.json').said).toBe(
    'An account was deleted on 21 November 2026 at 09:05:07 UTC: its keys were destroyed, and its records, 3 documents and 4 files were removed.',
  )
})

test.each([
  [['altered.jws', '--keys', 'keys.json'], 'This proves nothing: it was changed'],
  [['receipt.jws', '--keys', 'others.json'], 'none of these keys signed it'],
  [
    ['receipt.jws', '--keys', 'keys.json', '--document', '1235'],
    'document 1234, not document 1235',
  ],
  [['receipt.jws', '--keys', 'receipt.jws'], 'There are no receipt keys at receipt.jws'],
  [['nothing.jws', '--keys', 'keys.json'], 'We could not read nothing.jws'],
])('%j exits 1 and says why', (words, reason) => {
  const { status, said, complaint } = run(...words)
  expect([status, said]).toEqual([1, ''])
  expect(complaint).toContain(reason)
})

test('a new key is put in front of those that are published', () => {
  const { status, said } = run('--new-key', '--keys', 'keys.json')
  expect(status).toBe(0)
  const [, ...older] = publicReceiptKeys(said).keys
  expect(older).toEqual(publicReceiptKeys(secret).keys)
})
