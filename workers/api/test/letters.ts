/** People with an analysed letter, and what our own pages ask about it. */
import { env } from 'cloudflare:workers'

import { DEBT_LETTER, endAnalysis } from './analysed.ts'
import { ask } from './ask.ts'
import { askJson } from './cases.ts'
import { newPerson } from './people.ts'
import type { Person } from './people.ts'

export interface Owner extends Person {
  readonly documentId: number
}

/** A person whose letter has been analysed. It took one of their credits. */
export async function newReader({ credits = 2, text = DEBT_LETTER } = {}): Promise<Owner> {
  const person = await newPerson({ credits })
  await sendLetter(person, text)
  const documentId = await env.DB.prepare('SELECT id FROM documents WHERE user_id = ?1')
    .bind(person.id)
    .first<number>('id')
  if (documentId === null) throw new Error('The letter was not stored')
  await endAnalysis(documentId, text)
  return { ...person, documentId }
}

/** Sends in the words of a letter; its analysis goes on without us. */
export async function sendLetter(person: Person, text: string): Promise<void> {
  const { response } = await ask(person, {
    path: '/api/documents/analyze',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ text, country: 'gb' }),
  })
  await response.body?.cancel()
}

/** A call about the owner's letter: its status and its answer. */
export async function askAbout<Answer>(
  owner: Owner,
  what: string,
  body: unknown = {},
): Promise<{ status: number; answer: Answer }> {
  const { response } = await askJson(owner, `/api/documents/${owner.documentId}/${what}`, body)
  return { status: response.status, answer: await response.json() }
}
