import type { Bucket } from '@plainletter/store/bucket'
import { linkDocument } from '@plainletter/store/case-links'
import { insertCase } from '@plainletter/store/cases'
import { insertSession } from '@plainletter/store/users'
import { randomId } from '@plainletter/vault/random'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { deliver, jobOf, submitLetter, textLetter } from '../test/factories.ts'
import type { SubmittedLetter } from '../test/factories.ts'

const DEMAND = textLetter('Harbour Collections Ltd\nPay £412.50 within 14 days of 2 November 2026.')

/** The owner puts the letter into a new case: its files move. */
async function linkToNewCase({ userId, documentId }: SubmittedLetter): Promise<void> {
  const [caller, caseId] = [{ tokenHash: crypto.randomUUID(), now: Date.now() }, randomId()]
  const session = { tokenHash: caller.tokenHash, ipPrefix: null, agentFamily: null }
  await insertSession(env.DB, { userId, password: 'none', session, now: caller.now })
  const words = { caseName: 'sealed', opposingParty: null, caseDescription: null, caseType: null }
  await insertCase(env.DB, caller, { caseId, ...words, retentionPeriod: 365 })
  const ports = { database: env.DB, bucket: env.DOCUMENT_BUCKET, clock: Date.now }
  const target = { caseId, documentId, documentRole: 'evidence' } as const
  expect(await linkDocument(ports, caller, target)).toBe('linked')
}

test('a letter that was put into a case while it waited is read from where its files are now', async () => {
  const letter = await submitLetter([DEMAND])
  await linkToNewCase(letter)
  await deliver(letter)
  expect(await jobOf(letter)).toMatchObject({ status: 'succeeded', attempts: 1 })
})

test('a letter whose files move while it is read is read at the next try', async () => {
  const letter = await submitLetter([DEMAND])
  let isMoved = false
  const bucket: Bucket = {
    get: async (key) => {
      if (!isMoved) await linkToNewCase(letter)
      isMoved = true
      return env.DOCUMENT_BUCKET.get(key)
    },
    put: (key, value, options) => env.DOCUMENT_BUCKET.put(key, value, options),
    delete: (keys) => env.DOCUMENT_BUCKET.delete(keys),
    list: (options) => env.DOCUMENT_BUCKET.list(options),
  }
  await deliver(letter, { ports: { bucket } })
  expect(await jobOf(letter)).toMatchObject({ status: 'queued', attempts: 1 })
  await deliver(letter, { ports: { bucket } })
  expect(await jobOf(letter)).toMatchObject({ status: 'succeeded', attempts: 2 })
})
