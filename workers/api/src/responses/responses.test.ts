import { CheckedLetter, GeneratedResponse, LetterNotes } from '@plainletter/contracts/response'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import { askAbout, newReader } from '../../test/letters.ts'
import type { Owner } from '../../test/letters.ts'
import { allTables } from '../../test/stores.ts'

interface Refused {
  readonly code: string
  readonly message: string
}

const write = (owner: Owner, fields: object) =>
  askAbout<GeneratedResponse & Refused>(owner, 'generate-response', fields)

const WISH = { responseType: 'dispute' }
const SCAM = `URGENT: your parcel is held. Pay £1.99 at http://royal-mail-fee.example.top within 24 hours with a gift card or we arrest you.`

describe('POST /api/documents/{id}/generate-response', () => {
  test('writes the letter in the chosen tone with their own words, and its email', async () => {
    const owner = await newReader()
    const { status, answer } = await write(owner, {
      ...WISH,
      tone: 'firm',
      specificRequest: 'Please write to me only by post.',
    })
    expect(status).toBe(200)
    const { response, draft } = GeneratedResponse.parse(answer)
    expect(response).toBe(draft.letter)
    expect(response).toContain('“Please write to me only by post.”')
    expect(draft.email).toMatch(/^Subject: .+\n\nDear /)
  })

  test('writes an offer to settle a debt', async () => {
    const owner = await newReader()
    const { answer } = await write(owner, {
      responseType: 'settlement_30',
      tone: 'conciliatory',
      specialCircumstances: 'I lost my job in May.',
    })
    expect(answer.response).toContain('£192')
    expect(answer.response).toContain('I lost my job in May.')
  })

  test('writes in the name of whom the person says sent it', async () => {
    const owner = await newReader()
    await askAbout(owner, 'reprocess', {
      feedbackType: 'wrong_sender',
      specificIssue: 'It is not Kestrel.',
      userCorrection: 'Lark Catalogue',
    })
    expect((await write(owner, WISH)).answer.response).toContain('Lark Catalogue\n')
  })

  test.each([{}, { responseType: '' }, { responseType: null }, { responseType: 'threaten' }])(
    '%j has no type',
    async (fields) => {
      const { status, answer } = await write(await newReader(), fields)
      expect([status, answer.message]).toEqual([400, 'Please select a response type first.'])
    },
  )

  test.each([{ tone: 'rude' }, { specificRequest: 'x'.repeat(401) }, { text: 'mine' }])(
    '%j is refused',
    async (fields) => {
      expect((await write(await newReader(), { ...WISH, ...fields })).status).toBe(400)
    },
  )

  test('nobody is written to about a scam', async () => {
    const { status, answer } = await write(await newReader({ text: SCAM }), WISH)
    expect([status, answer.code]).toEqual([422, 'refused'])
  })
})

describe('POST /api/documents/{id}/generate-letter-notes', () => {
  test('gives the draft, and why each of its paragraphs is there', async () => {
    const owner = await newReader()
    const { status, answer } = await askAbout(owner, 'generate-letter-notes')
    expect(status).toBe(200)
    const { notes, draftResponse, paragraphs } = LetterNotes.parse(answer)
    expect(paragraphs.length).toBeGreaterThan(2)
    for (const { paragraph, says } of paragraphs) {
      expect(draftResponse).toContain(paragraph)
      for (const sentence of says) expect(notes).toContain(sentence)
    }
  })
})

describe('POST /api/documents/{id}/check-letter', () => {
  test('marks each citation and each sentence that harms, where it stands', async () => {
    const owner = await newReader()
    const text =
      'Send me the agreement under section 77 of the Consumer Credit Act 1974. See Rook v Heron [2031] UKSC 99. I admit that I owe the debt.'
    const { answer } = await askAbout(owner, 'check-letter', { text: ` ${text}\n` })
    const { check, ...checked } = CheckedLetter.parse(answer)
    expect(checked.text).toBe(text)
    expect(check.citations.map(({ verdict }) => verdict)).toEqual(['verified', 'not_found'])
    for (const { span, text: words } of check.citations)
      expect(text.slice(...span)).toContain(words)
    expect(check.harmful.map(({ kind }) => kind)).toEqual(['admits_debt'])
  })

  test.each([{}, { text: '  ' }, { text: 'x'.repeat(10_001) }])('%j is refused', async (fields) => {
    expect((await askAbout(await newReader(), 'check-letter', fields)).status).toBe(400)
  })
})

const CALLS = [
  ['generate-response', WISH],
  ['generate-letter-notes', {}],
  ['check-letter', { text: 'I owe nothing.' }],
] as const

test.each(CALLS)('%s takes no credit and keeps nothing', async (call, body) => {
  const owner = await newReader()
  const stored = async () =>
    [...(await allTables())].filter(([name]) => name !== 'limits' && name !== '_cf_KV')
  const before = await stored()
  expect((await askAbout(owner, call, body)).status).toBe(200)
  expect(await stored()).toEqual(before)
})

test.each(CALLS)('%s is for those who have credits or a plan', async (call, body) => {
  const owner = await newReader({ credits: 1 })
  const { status, answer } = await askAbout<Refused>(owner, call, body)
  expect([status, answer]).toMatchObject([
    403,
    {
      code: 'credits_required',
      message: 'No credits remaining. Credits required to write and check letters.',
    },
  ])
  await env.DB.prepare(
    "UPDATE users SET subscription_status = 'active', subscription_plan = 'individual', subscription_ends_at = ?2 WHERE id = ?1",
  )
    .bind(owner.id, Date.now() + 60_000)
    .run()
  expect((await askAbout(owner, call, body)).status).toBe(200)
})

test.each(CALLS)('%s can be asked for 60 times an hour', async (call, body) => {
  const owner = await newReader()
  await env.DB.prepare('INSERT INTO limits (bucket, count, reset_at) VALUES (?1, 60, ?2)')
    .bind(`letters:user:${owner.id}`, Date.now() + 60_000)
    .run()
  expect((await askAbout(owner, call, body)).status).toBe(429)
})
