import { CASE_LIMITS } from '@plainletter/contracts/case'
import { DocumentSummary } from '@plainletter/contracts/document'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { ask } from '../../test/ask.ts'
import { askJson, newCase } from '../../test/cases.ts'
import {
  WORDS,
  answerOf,
  casesOf,
  close,
  documentOf,
  filesOf,
  link,
  newLetter,
  newOwner,
  unlink,
} from '../../test/linked-letters.ts'
import { newPerson } from '../../test/people.ts'
import { allTables } from '../../test/stores.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe('POST /api/cases/create', () => {
  test('a case is listed with everything that was said about it', async () => {
    const person = await newPerson()
    const fields = { ...WORDS, caseType: 'housing', retentionPeriod: 730 }
    const { response } = await askJson(person, '/api/cases/create', fields)
    const created = await response.json<{ id: number }>()
    expect([response.status, created]).toEqual([201, { id: created.id, message: 'Case Created' }])
    expect(await casesOf(person)).toEqual([
      {
        ...fields,
        id: created.id,
        caseStatus: 'active',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        closedAt: null,
        autoDeleteAt: null,
        linkedDocuments: [],
      },
    ])
  })

  test('only the name must be given; the rest is empty, and the days are 365', async () => {
    const person = await newPerson()
    await newCase(person, { caseName: '  Mine  ', opposingParty: ' ', caseDescription: null })
    expect(await casesOf(person)).toMatchObject([
      {
        caseName: 'Mine',
        caseType: null,
        opposingParty: null,
        caseDescription: null,
        retentionPeriod: 365,
      },
    ])
  })

  test.each([
    [{}, 'caseName', 'Case name is required'],
    [{ caseName: '  ' }, 'caseName', 'Case name is required'],
    [{ caseName: null }, 'caseName', 'Case name is required'],
    [{ caseName: 'x'.repeat(201) }, 'caseName', 'Use up to 200 characters for the case name'],
    [{ caseName: 'a', retentionPeriod: 29 }, 'retentionPeriod', /between 30 and 2555/],
    [{ caseName: 'a', retentionPeriod: 2556 }, 'retentionPeriod', /between 30 and 2555/],
    [{ caseName: 'a', retentionPeriod: 30.5 }, 'retentionPeriod', /between 30 and 2555/],
    [{ caseName: 'a', retentionPeriod: '365' }, 'retentionPeriod', /between 30 and 2555/],
    [{ caseName: 'a', caseType: 'divorce' }, 'caseType', /./],
    [{ caseName: 'a', opposingParty: 'x'.repeat(201) }, 'opposingParty', /200 characters/],
    [{ caseName: 'a', caseDescription: 'x'.repeat(2001) }, 'caseDescription', /2,000 characters/],
  ])('%j is refused at the field', async (fields, field, words) => {
    const person = await newPerson()
    const { response } = await askJson(person, '/api/cases/create', fields)
    const body = await response.json<{ fields: Record<string, string> }>()
    expect(response.status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
    expect(body.fields[field]).toMatch(words)
    expect(await casesOf(person)).toEqual([])
  })

  test.each([30, 2555])('%i days are taken', async (retentionPeriod) => {
    const person = await newPerson()
    await newCase(person, { retentionPeriod })
    expect(await casesOf(person)).toMatchObject([{ retentionPeriod }])
  })

  test('of parallel creations past the limit, as many as allowed are made, and no key is left over', async () => {
    const person = await newPerson()
    const row =
      "INSERT INTO legal_cases (id, user_id, case_name, created_at, updated_at) SELECT value + ?1, ?1, 'x', 0, 0 FROM json_each(?2)"
    const filled = JSON.stringify(Array.from({ length: CASE_LIMITS.cases - 2 }, (_, n) => n))
    await env.DB.prepare(row).bind(person.id, filled).run()
    const create = () => askJson(person, '/api/cases/create', { caseName: 'One more' })
    const made = await Promise.all([create(), create(), create(), create()])
    const statuses = made.map(({ response }) => response.status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, 201, 409, 409])
    expect(await casesOf(person)).toHaveLength(2)
  })

  test('no word of a case stands in the database', async () => {
    const person = await newPerson()
    const canary = 'heron-kettle-7735'
    const fields = { caseName: canary, opposingParty: canary, caseDescription: canary }
    await newCase(person, fields)
    expect(JSON.stringify([...(await allTables())])).not.toContain(canary)
    expect(await casesOf(person)).toMatchObject([fields])
  })
})

describe('POST /api/cases/{id}/close', () => {
  test('closing starts the clock of the case and of its letters, once', async () => {
    const owner = await newPerson({ credits: 1 })
    const caseId = await newCase(owner, { retentionPeriod: 180 })
    const documentId = await newLetter(owner)
    await link(owner, caseId, { documentId })
    expect(await answerOf(await close(owner, caseId))).toEqual([200, 'Case Closed'])
    const [closed] = await casesOf(owner)
    expect(closed?.caseStatus).toBe('closed')
    const days =
      (Date.parse(closed?.autoDeleteAt ?? '') - Date.parse(closed?.closedAt ?? '')) / DAY_MS
    expect(days).toBe(180)
    expect((await documentOf(owner, documentId)).autoDeleteAt).toBe(closed?.autoDeleteAt)
    await close(owner, caseId)
    expect(await casesOf(owner)).toEqual([closed])
  })

  test('a closed case takes no new letter', async () => {
    const owner = await newOwner()
    const { caseId, documentId } = owner
    await close(owner, caseId)
    expect(await answerOf(await link(owner, caseId, { documentId }))).toEqual([
      409,
      'This case is closed. Create a new case for new documents.',
    ])
    expect(await filesOf(documentId)).toEqual([`30d/${documentId}/0`])
  })

  test('a case past its day is not shown and can be used no more, swept or not', async () => {
    const owner = await newOwner({ inCase: true })
    const { caseId, documentId } = owner
    await close(owner, caseId)
    for (const table of ['legal_cases', 'documents'])
      await env.DB.prepare(`UPDATE ${table} SET auto_delete_at = ?2 WHERE user_id = ?1`)
        .bind(owner.id, Date.now() - 1)
        .run()
    expect(await casesOf(owner)).toEqual([])
    const tries = [
      close(owner, caseId),
      unlink(owner, caseId, documentId),
      ask(owner, { path: `/api/cases/${caseId}/documents` }),
    ]
    const statuses = (await Promise.all(tries)).map(({ response }) => response.status)
    expect(statuses).toEqual([404, 404, 404])
  })
})

describe('GET /api/cases/{id}/documents', () => {
  test('the letters of one case, and of no other', async () => {
    const owner = await newOwner({ inCase: true })
    const { caseId, documentId } = owner
    const elsewhere = await newLetter(owner)
    await link(owner, await newCase(owner), { documentId: elsewhere })
    const { response } = await ask(owner, { path: `/api/cases/${caseId}/documents` })
    const documents = z.array(DocumentSummary).parse(await response.json())
    expect(documents.map(({ id, caseId: of }) => [id, of])).toEqual([[documentId, caseId]])
  })
})

test('deleting a letter of a case removes its held files, and the case stays', async () => {
  const owner = await newOwner({ inCase: true })
  const path = `/api/documents/${owner.documentId}`
  expect((await ask(owner, { path, method: 'DELETE' })).response.status).toBe(200)
  expect(await filesOf(owner.documentId)).toEqual([])
  expect(await casesOf(owner)).toMatchObject([{ id: owner.caseId, linkedDocuments: [] }])
})

test.each(['0', '1.5', '-1', '281474976710656', 'x'])(
  'the id %s is refused before anything is looked up',
  async (id) => {
    const person = await newPerson()
    const requests = [
      { path: `/api/cases/${id}/close`, method: 'POST' },
      { path: `/api/cases/${id}/documents` },
      { path: `/api/cases/${id}/unlink-document/1`, method: 'DELETE' },
      { path: `/api/cases/1/unlink-document/${id}`, method: 'DELETE' },
    ]
    for (const request of requests)
      expect((await ask(person, request)).response.status, request.path).toBe(400)
  },
)

test.each([
  ['GET', ''],
  ['GET', '/documents'],
  ['POST', '/close'],
])('%s /api/cases%s is one round trip to the database', async (method, rest) => {
  const owner = await newOwner({ inCase: true })
  let trips = 0
  const counting = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'batch') trips += 1
      if (name === 'exec') trips += 100
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const path = rest === '' ? '/api/cases' : `/api/cases/${owner.caseId}${rest}`
  const { response } = await ask(owner, { path, method }, { DB: counting })
  expect([response.status, trips]).toEqual([200, 1])
})
