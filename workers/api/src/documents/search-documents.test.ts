import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { DEBT_LETTER, endAnalysis } from '../../test/analysed.ts'
import { newUser, postJson, send, uploadForm } from '../../test/factories.ts'
import type { Visitor } from '../../test/factories.ts'

type Person = Visitor & { email: string }

/** The id of a letter that was sent and read. */
async function sendLetter(person: Person, text: string): Promise<number> {
  const response = await send(person, '/api/documents/analyze', {
    method: 'POST',
    headers: { Accept: 'text/event-stream' },
    body: uploadForm([{ name: 'letter.txt', content: text }]),
  })
  await response.body?.cancel()
  const id = await env.DB.prepare(
    'SELECT d.id FROM documents d JOIN users u ON u.id = d.user_id JOIN jobs j ON j.document_id = d.id WHERE u.email = ?1 AND j.status = ?2',
  )
    .bind(person.email, 'queued')
    .first<number>('id')
  await endAnalysis(id ?? 0, text)
  return id ?? 0
}

const search = async (person: Visitor, query: string) => {
  const response = await postJson(person, '/api/documents/search', { query })
  return { status: response.status, body: await response.json() }
}

test('a letter is found by words past its preview, in any case and over a line break', async () => {
  const person = await newUser({ credits: 2 })
  const id = await sendLetter(
    person,
    `${DEBT_LETTER}\n${'word '.repeat(80)}\nthe Blue\nHeron account`,
  )
  expect(await search(person, 'blue heron')).toEqual({ status: 200, body: { ids: [id] } })
  expect(await search(person, 'red heron')).toEqual({ status: 200, body: { ids: [] } })
})

test('of several letters only those with the words are found', async () => {
  const person = await newUser({ credits: 3 })
  await sendLetter(person, DEBT_LETTER)
  const id = await sendLetter(person, `${DEBT_LETTER}\nThe second one speaks of otters.`)
  expect((await search(person, 'OTTERS')).body).toEqual({ ids: [id] })
})

test('the letters of others are never found', async () => {
  const owner = await newUser({ credits: 1 })
  await sendLetter(owner, `${DEBT_LETTER}\npelican`)
  expect((await search(await newUser(), 'pelican')).body).toEqual({ ids: [] })
})

test('words are needed, and not too many', async () => {
  const person = await newUser()
  expect((await search(person, '  ')).status).toBe(400)
  expect((await search(person, 'a'.repeat(201))).status).toBe(400)
})
