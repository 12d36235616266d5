import { CASE_LIMITS } from '@plainletter/contracts/case'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'

import { ask, broken } from '../../test/ask.ts'
import { newCase } from '../../test/cases.ts'
import {
  answerOf,
  casesOf,
  documentOf,
  filesOf,
  link,
  newLetter,
  newOwner,
  unlink,
} from '../../test/linked-letters.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe('POST /api/cases/{id}/link-document', () => {
  test('a linked letter is listed with its role, has no day of its own, and its files are held', async () => {
    const owner = await newOwner()
    const { caseId, documentId } = owner
    expect(await filesOf(documentId)).toEqual([`30d/${documentId}/0`])
    const linked = await link(owner, caseId, { documentId, documentRole: 'evidence' })
    expect(await answerOf(linked)).toEqual([200, 'Document Linked'])
    const [legalCase] = await casesOf(owner)
    expect(legalCase?.linkedDocuments).toEqual([
      { id: documentId, filename: 'Typed text', documentRole: 'evidence', documentType: null },
    ])
    expect(await documentOf(owner, documentId)).toMatchObject({ caseId, autoDeleteAt: null })
    expect(await filesOf(documentId)).toEqual([
      expect.stringMatching(new RegExp(`^held/${documentId}/\\d+/0$`)),
    ])
  })

  test('without a role it is a related document, and a second link gives it another role', async () => {
    const { caseId, documentId, ...owner } = await newOwner()
    await link(owner, caseId, { documentId })
    expect((await documentOf(owner, documentId)).documentRole).toBe('related_document')
    await link(owner, caseId, { documentId, documentRole: 'response' })
    expect((await documentOf(owner, documentId)).documentRole).toBe('response')
    expect(await filesOf(documentId)).toHaveLength(1)
  })

  test.each([{}, { documentId: '1' }, { documentId: -1 }, { documentId: 1, documentRole: 'boss' }])(
    '%j is refused',
    async (body) => {
      const owner = await newOwner()
      const { response } = await link(owner, owner.caseId, body)
      expect(response.status).toBe(400)
    },
  )

  test('another person can neither put my letter into their case, nor theirs into mine', async () => {
    const [owner, thief] = [await newOwner(), await newOwner()]
    const missing = await answerOf(await link(thief, thief.caseId, { documentId: 123_456_789 }))
    expect(missing[0]).toBe(404)
    const taken = await link(thief, thief.caseId, { documentId: owner.documentId })
    expect(await answerOf(taken)).toEqual(missing)
    const given = await link(thief, owner.caseId, { documentId: thief.documentId })
    expect(await answerOf(given)).toEqual(missing)
    for (const { documentId } of [owner, thief])
      expect(await filesOf(documentId)).toEqual([`30d/${documentId}/0`])
  })

  test('a letter is in one case at a time', async () => {
    const owner = await newOwner({ inCase: true })
    const { documentId } = owner
    const [status, message] = await answerOf(
      await link(owner, await newCase(owner), { documentId }),
    )
    expect([status, message]).toEqual([
      409,
      'This document is in another case. Unlink it there first.',
    ])
    expect((await documentOf(owner, documentId)).caseId).toBe(owner.caseId)
  })

  test('a full case takes no more', async () => {
    const owner = await newOwner()
    const { caseId, documentId } = owner
    const row =
      "INSERT INTO documents (id, user_id, case_id, filename, country, language, file_count, file_bytes, created_at) SELECT value + ?2, ?1, ?2, 'x', 'gb', 'en', 1, 1, 0 FROM json_each(?3)"
    const filled = JSON.stringify(Array.from({ length: CASE_LIMITS.documentsPerCase }, (_, n) => n))
    await env.DB.prepare(row).bind(owner.id, caseId, filled).run()
    expect((await link(owner, caseId, { documentId })).response.status).toBe(409)
    expect((await documentOf(owner, documentId)).caseId).toBeNull()
  })

  test('what a person holds in all their cases has a limit', async () => {
    const owner = await newOwner({ inCase: true })
    const documentId = await newLetter(owner)
    await env.DB.prepare('UPDATE documents SET file_bytes = ?2 WHERE id = ?1')
      .bind(owner.documentId, CASE_LIMITS.heldBytes)
      .run()
    expect(await answerOf(await link(owner, await newCase(owner), { documentId }))).toEqual([
      409,
      'Your cases hold all that they can, 1 GB. Delete a document first.',
    ])
  })

  test('when storage is away the letter stays where it was', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const owner = await newOwner()
    const { response } = await ask(
      owner,
      {
        path: `/api/cases/${owner.caseId}/link-document`,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ documentId: owner.documentId }),
      },
      { DOCUMENT_BUCKET: broken(env.DOCUMENT_BUCKET) },
    )
    expect(response.status).toBe(503)
    vi.restoreAllMocks()
    expect((await documentOf(owner, owner.documentId)).caseId).toBeNull()
  })
})

describe('DELETE /api/cases/{id}/unlink-document/{documentId}', () => {
  test('an unlinked letter has 30 days, no role, and is free for another case', async () => {
    const owner = await newOwner({ inCase: true })
    const { caseId, documentId } = owner
    const unlinked = await unlink(owner, caseId, documentId)
    expect(await answerOf(unlinked)).toEqual([200, 'Document Unlinked'])
    const document = await documentOf(owner, documentId)
    expect(document).toMatchObject({ caseId: null, documentRole: null })
    const days = (Date.parse(document.autoDeleteAt ?? '') - Date.now()) / DAY_MS
    expect(days).toBeCloseTo(30, 1)
    expect(await filesOf(documentId)).toEqual([
      expect.stringMatching(new RegExp(`^30d/${documentId}/\\d+/0$`)),
    ])
    expect((await link(owner, await newCase(owner), { documentId })).response.status).toBe(200)
  })

  test('a letter is not unlinked from a case that it is not in', async () => {
    const owner = await newOwner({ inCase: true })
    const other = await newCase(owner)
    expect((await unlink(owner, other, owner.documentId)).response.status).toBe(404)
    expect((await documentOf(owner, owner.documentId)).caseId).toBe(owner.caseId)
  })
})
