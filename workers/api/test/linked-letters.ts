/** Letters in cases: their owners, their way in and out, and what is kept of them. */
import { LegalCase } from '@plainletter/contracts/case'
import { DocumentDetail } from '@plainletter/contracts/document'
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { ask } from './ask.ts'
import { askJson, newCase } from './cases.ts'
import { sendLetter } from './letters.ts'
import { newPerson } from './people.ts'
import type { Person } from './people.ts'
import { allUploads } from './stores.ts'

export const WORDS = {
  caseName: 'Heron',
  opposingParty: 'Kettle Ltd',
  caseDescription: 'They ask twice.',
}

let letters = 0

/** The id of a new letter of this person, whose analysis has ended. */
export async function newLetter(person: Person): Promise<number> {
  letters += 1
  await sendLetter(person, `You owe £9. Letter ${letters}`)
  const newest = 'SELECT document_id FROM jobs WHERE user_id = ?1 ORDER BY rowid DESC'
  return (await env.DB.prepare(newest).bind(person.id).first<number>('document_id')) ?? 0
}

export async function newOwner({ inCase = false } = {}) {
  const owner = await newPerson({ credits: 3 })
  const caseId = await newCase(owner, WORDS)
  const documentId = await newLetter(owner)
  if (inCase) await link(owner, caseId, { documentId })
  return { ...owner, caseId, documentId }
}

export const link = (person: Person, caseId: number, body: unknown) =>
  askJson(person, `/api/cases/${caseId}/link-document`, body)

export const unlink = (person: Person, caseId: number, documentId: number) =>
  ask(person, { path: `/api/cases/${caseId}/unlink-document/${documentId}`, method: 'DELETE' })

export const close = (person: Person, caseId: number) =>
  ask(person, { path: `/api/cases/${caseId}/close`, method: 'POST' })

export async function casesOf(person: Person): Promise<LegalCase[]> {
  const { response } = await ask(person, { path: '/api/cases' })
  expect(response.status).toBe(200)
  return z.array(LegalCase).parse(await response.json())
}

export async function documentOf(person: Person, documentId: number): Promise<DocumentDetail> {
  const { response } = await ask(person, { path: `/api/documents/${documentId}` })
  return DocumentDetail.parse(await response.json())
}

export async function filesOf(documentId: number): Promise<string[]> {
  return (await allUploads()).filter((key) => key.split('/')[1] === String(documentId))
}

export async function answerOf({ response }: Awaited<ReturnType<typeof ask>>) {
  const { message } = await response.json<{ message: string }>()
  return [response.status, message]
}
