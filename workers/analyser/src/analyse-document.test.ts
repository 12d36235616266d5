import { REFUSAL_MESSAGES } from '@plainletter/contracts/upload-rules'
import type { Ocr } from '@plainletter/intake/ocr'
import { claimJob, finishJob } from '@plainletter/store/jobs'
import { getDataKey } from '@plainletter/store/key-rings'
import { openResult } from '@plainletter/store/sealed-document'
import type { SealedColumns } from '@plainletter/store/sealed-document'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import {
  balanceOf,
  deliver,
  jobOf,
  sampleLetter,
  submitLetter,
  textLetter,
} from '../test/factories.ts'
import type { SubmittedLetter } from '../test/factories.ts'
import { openPorts } from './ports.ts'

const DEMAND = `Harbour Collections Ltd
12 Quay Street, Hull HU1 1AA

Our reference: HC-208817
Date: 2 November 2026

Dear Ms Rowe

We have been instructed by Northway Catalogue to collect the balance of £412.50 on your account.
Pay £412.50 within 14 days of the date of this letter. If you do not, our client may take court action.

Yours sincerely
Harbour Collections Ltd`

async function resultOf({ documentId, userId }: SubmittedLetter) {
  const row = await env.DB.prepare(
    `SELECT filename, user_goal AS userGoal, preview, original_text AS originalText, encryption_iv AS encryptionIv,
       encryption_auth_tag AS encryptionAuthTag, pages, analysis, draft_response AS draftResponse, insider_insight AS insiderInsight,
       organization_intelligence AS organizationIntelligence, information_summary AS informationSummary,
       follow_ups AS followUps, feedback, case_research AS caseResearch FROM documents WHERE id = ?1`,
  )
    .bind(documentId)
    .first<SealedColumns>()
  const { rings } = await openPorts(env)
  if (!row) throw new Error('The document is gone')
  return openResult({ key: await getDataKey(rings, userId, documentId), userId, documentId }, row)
}

test('a letter is read, advised on, sealed and finished, for its one credit', async () => {
  const letter = await submitLetter([textLetter(DEMAND)])
  await deliver(letter)
  expect(await jobOf(letter)).toMatchObject({
    status: 'succeeded',
    refund_reason: null,
    attempts: 1,
  })
  expect(await balanceOf(letter)).toBe(0)
  const { analysis, originalText, draftResponse } = await resultOf(letter)
  expect(originalText).toContain('HC-208817')
  expect(analysis).toMatchObject({
    documentType: 'DEBT_COLLECTION_LETTER',
    senderOrganization: 'Harbour Collections Ltd',
  })
  expect(analysis?.deadlines.find((deadline) => deadline.isMain)?.date).toBe('2026-11-16')
  expect(draftResponse).toContain('HC-208817')
})

/** What must be the same whatever the letter came as. */
async function factsOf(name: string) {
  const letter = await submitLetter([sampleLetter(name)])
  await deliver(letter)
  const { analysis, originalText } = await resultOf(letter)
  return {
    documentType: analysis?.documentType,
    sender: analysis?.senderOrganization,
    deadlines: analysis?.deadlines.map((deadline) => deadline.date),
    hasTotal: originalText.includes('1,284.60'),
    hasReference: originalText.includes('HSR/4471-9082'),
  }
}

test.each([
  'letter.pdf',
  'letter.docx',
  'letter.doc',
  'letter.jpg',
  'letter-sideways.jpg',
  'scanned.pdf',
])('%s gives the same kind, sender, sum, reference and deadline as the text', async (name) => {
  expect(await factsOf(name)).toEqual(await factsOf('letter.txt'))
})

test('a second delivery of a finished job changes nothing', async () => {
  const letter = await submitLetter([textLetter(DEMAND)])
  await deliver(letter)
  const first = await resultOf(letter)
  await deliver(letter)
  expect(await jobOf(letter)).toMatchObject({ status: 'succeeded', attempts: 1 })
  expect(await resultOf(letter)).toEqual(first)
  expect(await balanceOf(letter)).toBe(0)
})

describe('nothing is charged', () => {
  test('when a file cannot be read, and the person is told the next step', async () => {
    const letter = await submitLetter([sampleLetter('password.pdf')])
    await deliver(letter)
    const { status, failure, refund_reason } = await jobOf(letter)
    expect({ status, refund_reason }).toEqual({ status: 'failed', refund_reason: 'refused' })
    expect(failure).toContain(REFUSAL_MESSAGES.password_protected)
    expect(await balanceOf(letter)).toBe(1)
  })

  test('when we do not cover what was sent', async () => {
    const letter = await submitLetter([
      textLetter('Summer newsletter\n\nOur picnic is on Sunday. Bring a cake and a friend.'),
    ])
    await deliver(letter)
    expect(await jobOf(letter)).toMatchObject({ status: 'succeeded', refund_reason: 'not_covered' })
    expect((await resultOf(letter)).analysis?.coverage.depth).toBe('none')
    expect(await balanceOf(letter)).toBe(1)
  })

  test('when every try fails: the dead letter ends it and gives back once', async () => {
    const letter = await submitLetter([textLetter(DEMAND)])
    const dead = { queue: 'plainletter-analysis-dead' }
    await Promise.all([deliver(letter, dead), deliver(letter, dead), deliver(letter, dead)])
    expect(await jobOf(letter)).toMatchObject({ status: 'failed', refund_reason: 'failed' })
    expect(await balanceOf(letter)).toBe(1)
  })
})

test('a fault that may pass leaves the job free for the next try', async () => {
  const letter = await submitLetter([sampleLetter('letter.jpg')])
  const { bucket } = await openPorts(env)
  const away = { ...bucket, get: () => Promise.reject(new Error('storage is away')) }
  const result = await deliver(letter, { ports: { bucket: away } })
  expect(result.retryMessages).toHaveLength(1)
  expect((await jobOf(letter)).status).toBe('queued')
  await deliver(letter)
  expect(await jobOf(letter)).toMatchObject({ status: 'succeeded', attempts: 2 })
})

test('a worker whose lease was taken over writes nothing', async () => {
  const letter = await submitLetter([textLetter(DEMAND)])
  const now = Date.now()
  await claimJob(env.DB, { jobId: letter.jobId, lease: 'old', now: now - 20 * 60_000 })
  await deliver(letter)
  const before = await resultOf(letter)
  const result = {
    originalText: { ciphertext: '', iv: '', authTag: '' },
    preview: '',
    pages: '',
    analysis: '',
    draftResponse: null,
    insiderInsight: null,
    organizationIntelligence: null,
    informationSummary: '',
  }
  const held = { jobId: letter.jobId, lease: 'old', now, entryId: crypto.randomUUID() }
  expect(await finishJob(env.DB, held, { documentType: 'OTHER', result, isCharged: false })).toBe(
    false,
  )
  expect(await resultOf(letter)).toEqual(before)
  expect(await balanceOf(letter)).toBe(0)
})

test('a writer that cannot be reached loses nothing: the engine’s words stay', async () => {
  const letter = await submitLetter([textLetter(DEMAND)])
  const model = { apiKey: 'any', model: 'any', baseUrl: 'http://127.0.0.1:9/v1', timeoutMs: 2_000 }
  await deliver(letter, { ports: { model } })
  expect(await jobOf(letter)).toMatchObject({ status: 'succeeded', refund_reason: null })
  expect((await resultOf(letter)).analysis?.summary).not.toBe('')
  expect(await balanceOf(letter)).toBe(0)
})

test('a photo that nobody can read is refused and paid back, also where a second reader is out of reach', async () => {
  const ocr: Ocr = { recognise: () => Promise.resolve({ text: '', confidence: 0 }) }
  const vision = { apiKey: 'any', model: 'any', baseUrl: 'http://127.0.0.1:9/v1', timeoutMs: 500 }
  const letter = await submitLetter([sampleLetter('letter.jpg')])
  await deliver(letter, { ports: { ocr, vision } })
  expect(await jobOf(letter)).toMatchObject({ status: 'failed', refund_reason: 'refused' })
  expect(await balanceOf(letter)).toBe(1)
})

test('a message that is not one of ours is put aside, not tried again', async () => {
  const result = await deliver({ jobId: 'no uuid' })
  expect(result.explicitAcks).toHaveLength(1)
})

test('the pages of one letter are read in order', async () => {
  const ocr: Ocr = { recognise: () => Promise.reject(new Error('not needed')) }
  const letter = await submitLetter([
    textLetter(DEMAND),
    { ...textLetter('Page two: see overleaf.'), name: 'two.txt' },
  ])
  await deliver(letter, { ports: { ocr } })
  const { pages, originalText } = await resultOf(letter)
  expect(pages.map((page) => page.file)).toEqual([0, 1])
  expect(originalText.slice(pages[1]?.start, pages[1]?.end)).toContain('Page two')
})
