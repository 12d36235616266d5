import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { analysedFor } from '../test/analysed.ts'
import { ask } from '../test/ask.ts'
import { boughtFor } from '../test/bought.ts'
import { caseFor } from '../test/cases.ts'
import { newUser, uploadForm } from '../test/factories.ts'
import { newPerson, STRANGERS } from '../test/people.ts'
import { elsewhere, requestTo } from '../test/request-to.ts'
import { ROUTES } from '../test/routes.ts'
import { allUploads, keysOnRing } from '../test/stores.ts'
import { app } from './app.ts'

const CANARY = 'walrus-teapot-2281'

const routes = [
  ...new Set(
    app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/(?<=.)\/$/, '')}`),
  ),
]
const strangers = Object.entries(STRANGERS)

/** A person whose letter, and for some routes a case, is stored, with a word in it that nobody else may ever see. */
async function newOwner(route = '') {
  const owner = await newPerson({ credits: 2 })
  const file = { name: `${CANARY}.txt`, content: `You owe £120.00. ${CANARY}` }
  const { response } = await ask(owner, {
    path: '/api/documents/analyze',
    method: 'POST',
    headers: { Accept: 'text/event-stream' },
    body: uploadForm([file], { country: 'gb', userGoal: `${CANARY} goal` }),
  })
  await response.body?.cancel()
  const documentId = await env.DB.prepare('SELECT id FROM documents WHERE user_id = ?1')
    .bind(owner.id)
    .first<number>('id')
  if (documentId === null) throw new Error('The letter was not stored')
  await analysedFor(route, documentId)
  const words = { caseName: CANARY, opposingParty: CANARY, caseDescription: CANARY }
  const { caseId } = await caseFor(route, { ...owner, documentId }, words)
  const bought = await boughtFor(route, owner)
  return { ...owner, documentId, ...(caseId === undefined ? {} : { caseId }), ...bought }
}

async function ownedRows(userId: number): Promise<unknown> {
  const queries = [
    'SELECT * FROM users WHERE id = ?1',
    'SELECT * FROM sessions WHERE user_id = ?1',
    'SELECT * FROM documents WHERE user_id = ?1',
    'SELECT * FROM jobs WHERE user_id = ?1',
    'SELECT * FROM legal_cases WHERE user_id = ?1',
    'SELECT * FROM credit_accounts WHERE user_id = ?1',
    'SELECT * FROM credit_entries WHERE user_id = ?1',
    'SELECT * FROM payment_tracking WHERE user_id = ?1',
    'SELECT * FROM allowance_entries WHERE user_id = ?1',
    'SELECT * FROM cheat_sheets WHERE user_id = ?1',
    'SELECT * FROM feature_requests WHERE user_id = ?1',
    'SELECT * FROM contact_messages WHERE user_id = ?1',
  ]
  const results = await env.DB.batch(queries.map((query) => env.DB.prepare(query).bind(userId)))
  return [results.map((result) => result.results), await keysOnRing(userId)]
}

/** The whole answer of a short request, without the one thing that differs each time. */
async function plain(response: Response) {
  const { requestId: _, ...body } = await response.json<{ requestId?: string }>()
  const headers = new Headers(response.headers)
  headers.delete('X-Request-Id')
  return { status: response.status, body, headers: [...headers] }
}

test('every route is in the table, and the table names no route that is gone', () => {
  expect(routes.toSorted()).toEqual(Object.keys(ROUTES).toSorted())
  const cells = routes.length * strangers.length
  console.warn(`routes covered: ${Object.keys(ROUTES).length} / ${routes.length}, cells: ${cells}`)
})

test.each(routes)(
  '%s gives each stranger what the table says, and nothing of the owner',
  async (route) => {
    const owner = await newOwner(route)
    const account = await newUser()
    const filesBefore = await allUploads()
    const before = await ownedRows(owner.id)
    const got: Record<string, number> = {}
    for (const [name, makeStranger] of strangers) {
      const stranger = elsewhere(await makeStranger())
      const request = requestTo(route, { account, ...owner })
      const { response } = await ask(stranger, request)
      got[name] = response.status
      const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
      if (isStream) {
        await response.body?.cancel()
        continue
      }
      const text = await response.text()
      for (const word of [CANARY, owner.email, String(owner.id)]) expect(text).not.toContain(word)
    }
    expect(got).toEqual(ROUTES[route]?.statuses)
    expect(await ownedRows(owner.id)).toEqual(before)
    expect(await allUploads()).toEqual(expect.arrayContaining(filesBefore))
  },
)

/** Stripe is no page: it proves who it is by a signature. */
const changing = routes.filter(
  (route) => !route.startsWith('GET') && route !== 'POST /api/stripe/webhook',
)

test.each(changing)('%s does nothing for a page of another site', async (route) => {
  const owner = await newOwner(route)
  const before = await ownedRows(owner.id)
  const request = requestTo(route, { account: await newUser(), ...owner })
  for (const from of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }]) {
    const { response } = await ask(owner, { ...request, headers: { ...request.headers, ...from } })
    expect(response.status).toBe(403)
  }
  expect(await ownedRows(owner.id)).toEqual(before)
})

test.each(routes.filter((route) => route.includes(':id')))(
  '%s answers the owner, and tells another user the same as for a document that never was',
  async (route) => {
    const owner = await newOwner(route)
    const stranger = await newPerson()
    const account = { email: '', password: '' }
    const foreign = await ask(stranger, requestTo(route, { account, ...owner }))
    const missing = await ask(stranger, requestTo(route, { account, documentId: 123_456_789 }))
    expect(await plain(foreign.response)).toEqual(await plain(missing.response))
    const own = await ask(owner, requestTo(route, { account, ...owner }))
    expect(own.response.status).toBe(200)
  },
)

test.each([
  '0',
  '-1',
  '1.5',
  '1e3',
  'NaN',
  '0x10',
  '281474976710656',
  '999999999999999',
  '1;2',
  "1'",
])('the document id %s is refused before anything is looked up', async (id) => {
  const person = await newPerson()
  for (const method of ['GET', 'DELETE']) {
    const { response } = await ask(person, {
      path: `/api/documents/${encodeURIComponent(id)}`,
      method,
    })
    expect(response.status).toBe(400)
  }
})

test('a digest read out of the database opens nothing', async () => {
  const owner = await newOwner()
  const digest = await env.DB.prepare('SELECT token_hash FROM sessions WHERE user_id = ?1')
    .bind(owner.id)
    .first<string>('token_hash')
  for (const token of [digest, digest?.slice(0, 43)]) {
    const thief = { ...owner, cookie: `__Host-session=${token}` }
    expect((await ask(thief, { path: '/api/auth/me' })).response.status).toBe(401)
  }
})
