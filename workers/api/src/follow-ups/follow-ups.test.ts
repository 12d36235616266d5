import { EnhanceAnswer } from '@plainletter/contracts/document'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { bindingsWith, FAULTS } from '../../test/faulty-bindings.ts'
import { askAbout, newReader } from '../../test/letters.ts'
import type { Owner } from '../../test/letters.ts'
import { newPerson } from '../../test/people.ts'
import { allTables } from '../../test/stores.ts'

const BAILIFFS = 'Can they send bailiffs to my home?'

const enhance = (owner: Owner, additionalInfo: unknown) =>
  askAbout<EnhanceAnswer & { message: string; code: string }>(owner, 'enhance-analysis', {
    additionalInfo,
  })

const countOf = ({ documentId }: Owner) =>
  env.DB.prepare('SELECT follow_up_count FROM documents WHERE id = ?1')
    .bind(documentId)
    .first<number>('follow_up_count')

const balanceOf = ({ id }: Owner) =>
  env.DB.prepare('SELECT balance FROM credit_accounts WHERE user_id = ?1').bind(id).first('balance')

describe('POST /api/documents/{id}/enhance-analysis', () => {
  test('answers the question, keeps it with the document, and costs nothing', async () => {
    const owner = await newReader()
    const { status, answer } = await enhance(owner, `  ${BAILIFFS} `)
    expect(status).toBe(200)
    const { analysis, document } = EnhanceAnswer.parse(answer)
    expect(document.analysis).toEqual(analysis)
    expect(document.followUps).toEqual([
      expect.objectContaining({
        question: BAILIFFS,
        isAnswered: true,
        answer: expect.stringContaining('Debt collectors are not bailiffs.'),
      }),
    ])
    expect(document.followUpsLeft).toBe(2)
    expect(await balanceOf(owner)).toBe(1)
    const { response } = await ask(owner, { path: `/api/documents/${owner.documentId}` })
    expect(await response.json()).toEqual(document)
  })

  test('what a person says of themselves changes the analysis from then on', async () => {
    const owner = await newReader()
    await enhance(owner, 'I live in Scotland.')
    const { answer } = await enhance(owner, 'Is it too old? I last paid in 2015.')
    expect(answer.analysis.jurisdiction.nation).toBe('scotland')
    expect(answer.document.followUps).toHaveLength(2)
  })

  test('works without credits: questions belong to the analysis that was paid', async () => {
    const owner = await newReader({ credits: 1 })
    expect((await enhance(owner, BAILIFFS)).status).toBe(200)
  })

  test('the same question again gets the same answer and is not counted', async () => {
    const owner = await newReader()
    const first = await enhance(owner, BAILIFFS)
    expect(await enhance(owner, BAILIFFS)).toEqual(first)
    expect(await countOf(owner)).toBe(1)
  })

  test('a fourth question is refused', async () => {
    const owner = await newReader()
    for (const words of ['One?', 'Two?', 'Three?']) await enhance(owner, words)
    const { status, answer } = await enhance(owner, 'Four?')
    expect([status, answer.code]).toEqual([409, 'conflict'])
    expect(answer.message).toBe(
      'You have asked 3 follow-up questions about this analysis. That is the most for one.',
    )
  })

  test('of 8 parallel questions, 3 are answered and none is lost', async () => {
    const owner = await newReader()
    const tries = Array.from({ length: 8 }, (_, index) => enhance(owner, `Question ${index}?`))
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 409, 409, 409, 409, 409,
    ])
    const { answer } = await enhance(owner, 'One more?')
    expect(answer.code).toBe('conflict')
    const { response } = await ask(owner, { path: `/api/documents/${owner.documentId}` })
    const { followUps } = await response.json<{ followUps: { question: string }[] }>()
    expect(new Set(followUps.map(({ question }) => question)).size).toBe(3)
    expect(await countOf(owner)).toBe(3)
  }, 60_000)

  test.each([undefined, null, '', '  \n', 5, 'x'.repeat(2001)])('%j is refused', async (words) => {
    const owner = await newReader()
    expect((await enhance(owner, words)).status).toBe(400)
    expect(await countOf(owner)).toBe(0)
  })

  test('a document without an analysis has no questions yet', async () => {
    const person = await newPerson({ credits: 1 })
    const { response } = await ask(person, {
      path: '/api/documents/analyze',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify({ text: 'You owe £9.', country: 'gb' }),
    })
    await response.body?.cancel()
    const documentId = await env.DB.prepare('SELECT id FROM documents WHERE user_id = ?1')
      .bind(person.id)
      .first<number>('id')
    const owner = { ...person, documentId: documentId ?? 0 }
    expect((await enhance(owner, BAILIFFS)).status).toBe(409)
  })

  test('no word of a question or its answer stands in the database', async () => {
    const owner = await newReader()
    await enhance(owner, `walrus-teapot-4402 ${BAILIFFS}`)
    const rows = JSON.stringify([...(await allTables())])
    for (const word of ['walrus-teapot-4402', 'not bailiffs']) expect(rows).not.toContain(word)
  })

  test('somebody who asks all day is stopped', async () => {
    const owner = await newReader()
    await env.DB.prepare('INSERT INTO limits (bucket, count, reset_at) VALUES (?1, 30, ?2)')
      .bind(`revisions:user:${owner.id}`, Date.now() + 60_000)
      .run()
    expect((await enhance(owner, BAILIFFS)).status).toBe(429)
    expect(await countOf(owner)).toBe(0)
  })
})

describe('A fault at any await of a question', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
  afterEach(() => void vi.restoreAllMocks())

  test.each(FAULTS)(
    'that is %s leaves one question and one answer once it is tried again',
    async (fault) => {
      const request = (owner: Owner) => ({
        path: `/api/documents/${owner.documentId}/enhance-analysis`,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ additionalInfo: BAILIFFS }),
      })
      const enhanceWith = async (place: number) => {
        const owner = await newReader()
        const storage = bindingsWith({ place, fault })
        const { response } = await ask(owner, request(owner), storage.bindings)
        return { owner, status: response.status, calls: storage.calls() }
      }
      const { calls, status } = await enhanceWith(0)
      expect([status, calls > 4]).toEqual([200, true])
      for (let place = 1; place <= calls; place += 1) {
        const { owner } = await enhanceWith(place)
        const { response } = await ask(owner, request(owner))
        expect(response.status, `${fault} at call ${place}`).toBe(200)
        const { document } = EnhanceAnswer.parse(await response.json())
        expect(document.followUps, `${fault} at call ${place}`).toHaveLength(1)
        expect(await countOf(owner)).toBe(1)
        expect(await balanceOf(owner)).toBe(1)
      }
    },
    60_000,
  )
})
