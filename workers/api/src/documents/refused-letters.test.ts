import { FEEDBACK_LIMITS } from '@plainletter/contracts/feedback'
/** Every refusal that a request about a letter can meet: caused over HTTP, and read word for word. */
import { DAILY_LIMITS } from '@plainletter/contracts/prices'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { uploadForm } from '../../test/factories.ts'
import { newReader } from '../../test/letters.ts'
import { newPerson } from '../../test/people.ts'
import { posted, said } from '../../test/refusals.ts'
import type { Said } from '../../test/refusals.ts'

afterEach(() => void vi.restoreAllMocks())

const ANALYZE = '/api/documents/analyze'
const letter = (name = 'a.txt') => ({ name, content: `You owe £120.00. ${crypto.randomUUID()}` })

const upload = (form: FormData, headers: Record<string, string> = {}) => ({
  path: ANALYZE,
  method: 'POST',
  headers: { Accept: 'text/event-stream', ...headers },
  body: form,
})

/** A form with one part besides a letter and a country. */
function formWith(name: string, value: string | File): FormData {
  const form = uploadForm([letter()])
  form.append(name, value)
  return form
}

const change = (query: string, ...values: (number | string)[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run()

describe('POST /api/documents/analyze', () => {
  const FORM = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const KEY: Said = [400, 'Idempotency-Key must be 8 to 100 letters, digits, - or _']
  const ROWS = [
    [
      'no country',
      upload(uploadForm([letter()], {})),
      [400, 'Country Required: Please select a country/jurisdiction'],
    ],
    [
      'no letter',
      upload(uploadForm([])),
      [400, 'Document Required: Please provide either a document or text question'],
    ],
    [
      'another language',
      upload(uploadForm([letter()], { country: 'gb', language: 'xx' })),
      [400, 'Choose one of the 7 output languages'],
    ],
    [
      'a long goal',
      upload(formWith('userGoal', 'x'.repeat(2_001))),
      [400, 'Your goal is too long. Use up to 2,000 characters.'],
    ],
    [
      'a field that we do not know',
      upload(formWith('colour', 'red')),
      [400, 'Unknown field "colour"'],
    ],
    ['a field twice', upload(formWith('country', 'gb')), [400, 'Send the field "country" once']],
    [
      'a file elsewhere',
      upload(formWith('letters', new File(['x'], 'b.txt'))),
      [400, 'Send files in the field "documents"'],
    ],
    [
      'a form that is cut off',
      posted(ANALYZE, '--x\r\nContent-Disp', FORM),
      [400, 'The upload did not arrive whole. Try again.'],
    ],
    [
      'a body of another type',
      posted(ANALYZE, 'You owe', { 'Content-Type': 'text/plain' }),
      [415, 'Send the letter as multipart/form-data or as JSON'],
    ],
    [
      'other JSON',
      posted(ANALYZE, { letter: 'You owe' }),
      [400, 'Send {"text": "...", "country": "gb"}'],
    ],
    [
      'a text without end',
      posted(ANALYZE, { text: 'x'.repeat(4_000_000), country: 'gb' }),
      [413, 'This text is too long. Send only the letter.'],
    ],
    ['a name of no intent', upload(uploadForm([letter()]), { 'Idempotency-Key': 'a' }), KEY],
  ] as const

  test.each(ROWS)('%s: said in words, and nothing is charged', async (_, request, words) => {
    const person = await newPerson({ credits: 1 })
    expect(await said(person, request)).toEqual(words)
    const { response } = await ask(person, { path: '/api/credits/balance' })
    expect(await response.json()).toMatchObject({ creditsRemaining: 1 })
  })

  test('without credits, in the words that the page knows it by', async () => {
    expect(await said(await newPerson(), upload(uploadForm([letter()])))).toEqual([
      403,
      'No credits remaining. Credits required to analyze documents.',
    ])
  })

  test('the name of another intent', async () => {
    const person = await newPerson({ credits: 2 })
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    await (await ask(person, upload(uploadForm([letter()]), headers))).response.body?.cancel()
    expect(await said(person, upload(uploadForm([letter()]), headers))).toEqual([
      409,
      'This Idempotency-Key was used for another letter',
    ])
  })

  test('more at once, more in a day and more bytes than anybody sends', async () => {
    const person = await newPerson({ credits: 9 })
    for (let sent = 0; sent < DAILY_LIMITS.runningJobs; sent += 1)
      await (await ask(person, upload(uploadForm([letter()])))).response.body?.cancel()
    expect(await said(person, upload(uploadForm([letter()])))).toEqual([
      429,
      'You can run 3 analyses at once and 30 a day. Wait for one to finish, or try again tomorrow.',
    ])
    await change("UPDATE jobs SET status = 'succeeded' WHERE user_id = ?1", person.id)
    await change(
      'UPDATE documents SET file_bytes = ?2 WHERE user_id = ?1',
      person.id,
      DAILY_LIMITS.uploadBytes,
    )
    expect(await said(person, upload(uploadForm([letter()])))).toEqual([
      429,
      'You have sent 200MB in the last day. Try again tomorrow.',
    ])
  })

  test.each([
    [
      "UPDATE jobs SET status = 'failed' WHERE user_id = ?1",
      500,
      'Analysis failed. Please try again. You have not been charged.',
    ],
    ['DELETE FROM jobs WHERE user_id = ?1', 404, 'This document was deleted'],
  ])('a run that ends by %s', async (query, status, message) => {
    const person = await newPerson({ credits: 1 })
    const answer = said(person, { ...upload(uploadForm([letter()])), headers: {} })
    const isStored = 'SELECT COUNT(*) AS n FROM jobs WHERE user_id = ?1'
    await vi.waitUntil(
      async () => (await env.DB.prepare(isStored).bind(person.id).first('n')) === 1,
    )
    await change(query, person.id)
    expect(await answer).toEqual([status, message])
  })
})

describe('a letter', () => {
  const MISSING: Said = [404, 'No such document']
  const wish = { requestType: 'improvement', title: 'Larger letters', description: 'They help.' }

  test.each([
    { path: '/api/documents/123456789' },
    { path: '/api/documents/123456789', method: 'DELETE' },
    posted('/api/documents/123456789/generate-letter-notes'),
    posted('/api/documents/123456789/research-cases'),
    posted('/api/feature-requests', { ...wish, documentId: 123_456_789 }),
  ])('that never was: %o', async (request) => {
    expect(await said(await newPerson({ credits: 1 }), request)).toEqual(MISSING)
  })

  test('that is still being read', async () => {
    const { documentId, ...owner } = await newReader()
    await change("UPDATE jobs SET status = 'queued' WHERE document_id = ?1", documentId)
    expect(await said(owner, posted(`/api/documents/${documentId}/generate-letter-notes`))).toEqual(
      [409, 'This document has no analysis yet.'],
    )
  })

  test('that changes with each look', async () => {
    const { documentId, ...owner } = await newReader()
    await change('CREATE TRIGGER stuck BEFORE UPDATE ON documents BEGIN SELECT RAISE(IGNORE); END')
    const asked = posted(`/api/documents/${documentId}/enhance-analysis`, {
      additionalInfo: 'Why?',
    })
    const words = await said(owner, asked)
    await change('DROP TRIGGER stuck')
    expect(words).toEqual([429, 'Many changes came at once. Try again in a moment.'])
  })

  test('for which we have no such reply, or none at all', async () => {
    const { documentId, ...owner } = await newReader({ text: 'Is the sky blue?' })
    const about = `/api/documents/${documentId}`
    expect(await said(owner, posted(`${about}/generate-letter-notes`))).toEqual([
      422,
      'There is no draft letter for this document, so it has no notes.',
    ])
    expect(
      await said(owner, posted(`${about}/generate-response`, { responseType: 'settlement_30' })),
    ).toEqual([
      422,
      'We have no letter of this type for this document. Choose another type, or ask a free adviser.',
    ])
  })

  test('that was read again, corrected and asked about as often as it can be', async () => {
    const { documentId, ...owner } = await newReader()
    const about = `/api/documents/${documentId}`
    const given = { specificIssue: 'The words.', userCorrection: 'Plainer ones.' }
    expect(
      await said(
        owner,
        posted(`${about}/reprocess`, { ...given, feedbackType: 'hard_to_understand' }),
      ),
    ).toEqual([400, 'Reading the letter again does not help here. Send it as feedback.'])
    expect(
      await said(owner, posted(`${about}/reprocess`, { ...given, feedbackType: 'wrong_country' })),
    ).toEqual([400, 'Tell us the country or the nation, for example: Scotland.'])
    await change(
      'UPDATE documents SET reprocess_count = ?2, feedback_count = ?3, follow_up_count = ?4 WHERE id = ?1',
      documentId,
      FEEDBACK_LIMITS.reprocesses,
      FEEDBACK_LIMITS.entries,
      DAILY_LIMITS.followUpsPerAnalysis,
    )
    expect(
      await said(owner, posted(`${about}/reprocess`, { ...given, feedbackType: 'wrong_country' })),
    ).toEqual([409, 'This letter was read again 3 times. That is the most for one document.'])
    expect(
      await said(owner, posted(`${about}/feedback`, { ...given, feedbackType: 'other' })),
    ).toEqual([409, 'We have kept all the feedback that one analysis can have.'])
    expect(
      await said(owner, posted(`${about}/enhance-analysis`, { additionalInfo: 'Why?' })),
    ).toEqual([
      409,
      'You have asked 3 follow-up questions about this analysis. That is the most for one.',
    ])
  })
})
