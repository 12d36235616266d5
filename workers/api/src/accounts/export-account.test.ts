import { env } from 'cloudflare:workers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson, newCase } from '../../test/cases.ts'
import { uploadForm } from '../../test/factories.ts'
import { askResearch, newParker } from '../../test/paid-letters.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'

async function sendLetter(person: Person, name: string, content: string): Promise<number> {
  const { response } = await ask(person, {
    path: '/api/documents/analyze',
    method: 'POST',
    headers: { Accept: 'text/event-stream', 'Idempotency-Key': crypto.randomUUID() },
    body: uploadForm([{ name, content }]),
  })
  await response.body?.cancel()
  const id = await env.DB.prepare(
    'SELECT id FROM documents WHERE user_id = ?1 ORDER BY created_at DESC, rowid DESC',
  )
    .bind(person.id)
    .first<number>('id')
  if (id === null) throw new Error('The letter was not stored')
  return id
}

async function download(person: Person): Promise<Map<string, string>> {
  const { response } = await ask(person, { path: '/api/auth/export' })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Disposition')).toContain('plainletter-my-data.zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const decoder = new TextDecoder()
  return new Map(Object.entries(files).map(([name, bytes]) => [name, decoder.decode(bytes)]))
}

test('the download holds the account, its credits and cases, and each letter with its files', async () => {
  const person = await newPerson({ credits: 3 })
  const id = await sendLetter(person, '../Brief & Mahnung.txt', 'You owe £120.00. Heron.')
  await newCase(person, { caseName: 'Heron against me' })
  const files = await download(person)
  const account = JSON.parse(files.get('account.json') ?? '')
  expect(account).toMatchObject({
    account: [{ email: person.email }],
    cases: [{ caseName: 'Heron against me' }],
  })
  expect(account.credits.map(({ kind }: { kind: string }) => kind)).toEqual(['grant', 'spend'])
  const inLetter = [...files.keys()].filter((name) => name.startsWith(`letters/${id}/`))
  expect(inLetter).toEqual([`letters/${id}/letter.json`, `letters/${id}/1-._Brief_Mahnung.txt`])
  expect(files.get(inLetter[1] ?? '')).toBe('You owe £120.00. Heron.')
})

test('what was paid for besides letters is in it: research in its letter, and each cheat sheet', async () => {
  const owner = await newParker()
  await askResearch(owner)
  const { response } = await askJson(owner, '/api/strategic-cheat-sheet/housing', {
    userSituation: 'My landlord wrote.',
  })
  expect(response.status).toBe(200)
  const files = await download(owner)
  const letter = JSON.parse(files.get(`letters/${owner.documentId}/letter.json`) ?? '')
  expect(letter.caseResearch.research).toContain('ParkingEye Ltd v Beavis')
  const [name = '', ...more] = [...files.keys()].filter((each) => each.startsWith('cheat-sheets/'))
  expect([name, more]).toEqual([expect.stringMatching(/^cheat-sheets\/\d+-housing\.json$/), []])
  expect(JSON.parse(files.get(name) ?? '')).toMatchObject({
    area: 'housing',
    cheatSheet: { category: 'Housing' },
  })
})

/** Where each table about a person is told, or why it is not. */
const TOLD: Readonly<Record<string, string>> = {
  sessions: 'signIns',
  credit_entries: 'credits',
  payment_tracking: 'payments',
  allowance_entries: 'planUse',
  email_attempts: 'mails',
  feature_requests: 'featureRequests',
  contact_messages: 'messages',
  deletion_journal: 'deletions',
  legal_cases: 'cases',
  documents: 'letters, each in a folder',
  cheat_sheets: 'sheets, each a file',
  jobs: 'not told: how a letter was worked on, and nothing of it',
  credit_accounts: 'not told: the sum of the credits',
  outbox: 'not told: sealed, and in mails once it has left',
  password_resets: 'not told: a digest and a time',
  email_verifications: 'not told: a digest and a time',
}

test('every table about a person is told, or it is written down why not', async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%user_id%'",
  ).all<{ name: string }>()
  expect(results.map(({ name }) => name).toSorted()).toEqual(Object.keys(TOLD).toSorted())
  const account = JSON.parse((await download(await newPerson())).get('account.json') ?? '')
  for (const told of Object.values(TOLD).filter((words) => !words.includes(' ')))
    expect(account, told).toHaveProperty(told)
})

test('it holds nothing of anybody else, and no secret of ours', async () => {
  const other = await newPerson({ credits: 1 })
  await sendLetter(other, 'other.txt', 'Walrus.')
  const person = await newPerson({ credits: 1 })
  await sendLetter(person, 'mine.txt', 'Heron.')
  const text = [...(await download(person))].flat().join('\n')
  expect(text).toContain('Heron.')
  expect(text).not.toContain('Walrus.')
  expect(text).not.toContain(other.email)
  expect(text).not.toMatch(/token_hash|password|admin_notes|s1\$/)
})

test('five downloads a day are enough', async () => {
  const person = await newPerson()
  for (let count = 0; count < 5; count += 1) await download(person)
  const { response } = await ask(person, { path: '/api/auth/export' })
  expect(response.status).toBe(429)
})

test('a letter that goes while the file is written is left out, and the rest arrives', async () => {
  const person = await newPerson({ credits: 2 })
  const gone = await sendLetter(person, 'gone.txt', 'Walrus.')
  await sendLetter(person, 'stays.txt', 'Heron.')
  await env.DOCUMENT_BUCKET.delete(`30d/${gone}/0`)
  const names = [...(await download(person)).keys()]
  expect(names.some((name) => name.endsWith('1-stays.txt'))).toBe(true)
  expect(names.some((name) => name.endsWith('1-gone.txt'))).toBe(false)
  await askJson(person, '/api/auth/logout', {})
})
