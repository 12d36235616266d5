import { ReprocessAnswer } from '@plainletter/contracts/document'
import type { DocumentDetail } from '@plainletter/contracts/document'
import { FEEDBACK_TYPES, FeedbackInterface } from '@plainletter/contracts/feedback'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { newVisitor } from '../../test/factories.ts'
import { bindingsWith, FAULTS } from '../../test/faulty-bindings.ts'
import { askAbout, newReader } from '../../test/letters.ts'
import type { Owner } from '../../test/letters.ts'
import { allTables } from '../../test/stores.ts'

const SCOTLAND = {
  feedbackType: 'wrong_country',
  specificIssue: 'You used the law of England.',
  userCorrection: 'I live in Scotland.',
}

interface Answer {
  readonly message: string
  readonly code: string
  readonly canReprocess: boolean
  readonly fields: Record<string, string>
  readonly document: DocumentDetail
}

const give = (owner: Owner, fields: object = {}) =>
  askAbout<Answer>(owner, 'feedback', { ...SCOTLAND, ...fields })

const reprocess = (owner: Owner, fields: object = {}) =>
  askAbout<Answer>(owner, 'reprocess', { ...SCOTLAND, ...fields })

const countsOf = ({ documentId, id }: Owner) =>
  env.DB.prepare(
    `SELECT d.feedback_count AS feedback, d.reprocess_count AS reprocesses, d.country, d.document_type AS kind, a.balance
     FROM documents d JOIN credit_accounts a ON a.user_id = ?2 WHERE d.id = ?1`,
  )
    .bind(documentId, id)
    .first()

async function documentOf(owner: Owner): Promise<DocumentDetail> {
  const { response } = await ask(owner, { path: `/api/documents/${owner.documentId}` })
  return response.json()
}

test('GET /api/feedback-interface tells anybody what can be said', async () => {
  const { response } = await ask(newVisitor(), { path: '/api/feedback-interface' })
  const told = FeedbackInterface.parse(await response.json())
  expect(told.title).toBe('Help Us Get It Right')
  expect(told.options.map(({ value }) => value)).toEqual(Object.keys(FEEDBACK_TYPES))
})

describe('POST /api/documents/{id}/feedback', () => {
  test('is kept once, sealed, and changes nothing of the analysis', async () => {
    const owner = await newReader()
    const before = await documentOf(owner)
    const { status, answer } = await give(owner)
    expect([status, answer]).toEqual([
      200,
      { message: 'Thank you. We have kept your feedback.', canReprocess: true },
    ])
    await give(owner)
    const after = await documentOf(owner)
    expect(after).toEqual({
      ...before,
      feedback: [expect.objectContaining({ ...SCOTLAND, isReprocessed: false })],
    })
    expect(JSON.stringify([...(await allTables())])).not.toContain('law of England')
  })

  test('says where reading again does not help', async () => {
    const owner = await newReader()
    const { answer } = await give(owner, { feedbackType: 'hard_to_understand' })
    expect(answer.canReprocess).toBe(false)
  })

  test.each(['feedbackType', 'specificIssue', 'userCorrection'])(
    'without %s it is refused, and so is reading again',
    async (field) => {
      const owner = await newReader()
      for (const call of [give, reprocess])
        for (const value of [undefined, '', ' ', 5]) {
          const { status, answer } = await call(owner, { [field]: value })
          expect(status).toBe(400)
          expect(answer.message).toMatch(/^Please fill in all fields/)
        }
      expect(await countsOf(owner)).toMatchObject({ feedback: 0, reprocesses: 0 })
    },
  )

  test('of 6 at once none is lost', async () => {
    const owner = await newReader()
    const tries = Array.from({ length: 6 }, (_, index) =>
      give(owner, { specificIssue: `Issue ${index}` }),
    )
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await documentOf(owner)).feedback).toHaveLength(6)
  })

  test('has an end for one document', async () => {
    const owner = await newReader()
    await env.DB.prepare('UPDATE documents SET feedback_count = 20 WHERE id = ?1')
      .bind(owner.documentId)
      .run()
    expect((await give(owner)).status).toBe(409)
  })
})

describe('POST /api/documents/{id}/reprocess', () => {
  test('reads the letter under the law that the person names, and takes no credit', async () => {
    const owner = await newReader()
    const { status, answer } = await reprocess(owner)
    expect(status).toBe(200)
    const { message, document } = ReprocessAnswer.parse(answer)
    expect(message).toBe('We read your letter again with what you told us.')
    expect(document.analysis?.jurisdiction.nation).toBe('scotland')
    expect(document.feedback).toEqual([expect.objectContaining({ isReprocessed: true })])
    expect(document.reprocessesLeft).toBe(2)
    expect(await documentOf(owner)).toEqual(document)
    expect(await countsOf(owner)).toEqual({
      feedback: 1,
      reprocesses: 1,
      country: 'gb',
      kind: 'DEBT_COLLECTION_LETTER',
      balance: 1,
    })
  })

  test('all that was put right holds together, for questions too', async () => {
    const owner = await newReader({ credits: 1 })
    await reprocess(owner)
    await reprocess(owner, { feedbackType: 'wrong_sender', userCorrection: 'Lark Catalogue' })
    const { answer } = await askAbout<Answer>(owner, 'enhance-analysis', {
      additionalInfo: 'Can they send bailiffs?',
    })
    expect(answer.document.analysis).toMatchObject({
      senderOrganization: 'Lark Catalogue',
      jurisdiction: { nation: 'scotland' },
    })
  })

  test('another country and another kind are what the list shows from then on', async () => {
    const owner = await newReader()
    await reprocess(owner, { userCorrection: 'Ireland' })
    const kind = { feedbackType: 'wrong_document_type', userCorrection: 'A utility bill letter' }
    const { status } = await reprocess(owner, { ...kind, userCorrection: 'UTILITY_BILL_DEMAND' })
    expect(status).toBe(200)
    expect(await countsOf(owner)).toMatchObject({ country: 'ie', kind: 'UTILITY_BILL_DEMAND' })
  })

  test('what was missing is answered, and is no follow-up question', async () => {
    const owner = await newReader()
    const { answer } = await reprocess(owner, {
      feedbackType: 'missing_information',
      userCorrection: 'Can they send bailiffs to my home?',
    })
    expect(answer.document.followUps).toEqual([expect.objectContaining({ isAnswered: true })])
    expect(answer.document.followUpsLeft).toBe(3)
  })

  test.each([
    ['wrong_country', 'somewhere else'],
    ['wrong_amount', 'less than that'],
    ['wrong_date', 'last week'],
    ['wrong_document_type', 'something else'],
  ] as const)('%s that names nothing ("%s") is asked for, and not counted', async (type, words) => {
    const owner = await newReader()
    const fields = { feedbackType: type, userCorrection: words }
    const { status, answer } = await reprocess(owner, fields)
    expect([status, answer.message]).toEqual([400, FEEDBACK_TYPES[type].ask])
    expect(answer.fields).toEqual({ userCorrection: FEEDBACK_TYPES[type].ask })
    expect(await countsOf(owner)).toMatchObject({ feedback: 0, reprocesses: 0 })
  })

  test('is refused where it cannot help', async () => {
    const owner = await newReader()
    expect((await reprocess(owner, { feedbackType: 'other' })).status).toBe(400)
  })

  test('of 6 at once, 3 are done', async () => {
    const owner = await newReader()
    const names = ['Ada', 'Bea', 'Cy', 'Dot', 'Eve', 'Flo']
    const tries = names.map((name) =>
      reprocess(owner, { feedbackType: 'wrong_sender', userCorrection: `${name} Ltd` }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409, 409, 409])
    expect(await countsOf(owner)).toMatchObject({ feedback: 3, reprocesses: 3 })
    expect((await documentOf(owner)).feedback).toHaveLength(3)
  })

  test('a question and a correction at once are both kept', async () => {
    const owner = await newReader()
    const additionalInfo = 'Can they send bailiffs to my home?'
    await Promise.all([
      reprocess(owner),
      askAbout(owner, 'enhance-analysis', { additionalInfo }),
      give(owner, { specificIssue: 'One more thing.' }),
    ])
    const { followUps, feedback, analysis } = await documentOf(owner)
    expect([followUps?.length, feedback?.length]).toEqual([1, 2])
    expect(analysis?.jurisdiction.nation).toBe('scotland')
  })
})

describe('A fault at any await of reading again', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
  afterEach(() => void vi.restoreAllMocks())

  test.each(FAULTS)(
    'that is %s leaves it done once when it is tried again',
    async (fault) => {
      const request = (owner: Owner) => ({
        path: `/api/documents/${owner.documentId}/reprocess`,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(SCOTLAND),
      })
      const reprocessWith = async (place: number) => {
        const owner = await newReader()
        const storage = bindingsWith({ place, fault })
        const { response } = await ask(owner, request(owner), storage.bindings)
        return { owner, status: response.status, calls: storage.calls() }
      }
      const { calls, status } = await reprocessWith(0)
      expect([status, calls > 4]).toEqual([200, true])
      for (let place = 1; place <= calls; place += 1) {
        const { owner } = await reprocessWith(place)
        const { response } = await ask(owner, request(owner))
        expect(response.status, `${fault} at call ${place}`).toBe(200)
        const { document } = ReprocessAnswer.parse(await response.json())
        expect(document.analysis?.jurisdiction.nation).toBe('scotland')
        const once = { feedback: 1, reprocesses: 1, balance: 1 }
        expect(await countsOf(owner), `${fault} at call ${place}`).toMatchObject(once)
      }
    },
    60_000,
  )
})
