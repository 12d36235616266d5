/** Where a person's own words come to rest: sealed, or nowhere. */
import { sha256Hex } from '@plainletter/vault/digest'
import { env } from 'cloudflare:workers'
import { unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'

import { DEBT_LETTER } from '../test/analysed.ts'
import { ask } from '../test/ask.ts'
import { askJson, newCase } from '../test/cases.ts'
import { newReader } from '../test/letters.ts'
import { givePassword, OWN_PASSWORD } from '../test/mailed-links.ts'
import { newPerson } from '../test/people.ts'
import { allTables } from '../test/stores.ts'

afterEach(() => void vi.restoreAllMocks())

const SEALED = 'sealed'
const OURS = 'one of our own words'
const ID = 'an id or a key of no meaning'
const DIGEST = 'a digest of something random, or under a secret'
const ADDRESS = 'the address that an account is found by'

/** Each column of text, and what it holds of somebody's words. A new column must be thought about. */
const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  allowance_entries: { id: ID, kind: OURS, job_id: ID },
  cheat_sheets: { sheet: SEALED, idempotency_key: DIGEST, request_hash: DIGEST },
  contact_messages: { message: SEALED },
  credit_entries: { id: ID, kind: OURS, ref: ID },
  deletion_journal: { reason: OURS },
  documents: {
    filename: SEALED,
    original_text: SEALED,
    encryption_iv: 'what opens it only with the key',
    encryption_auth_tag: 'what opens it only with the key',
    preview: SEALED,
    pages: SEALED,
    country: OURS,
    language: OURS,
    document_type: OURS,
    document_role: OURS,
    user_goal: SEALED,
    analysis: SEALED,
    draft_response: SEALED,
    case_research: SEALED,
    insider_insight: SEALED,
    organization_intelligence: SEALED,
    information_summary: SEALED,
    upload_folder: ID,
    follow_ups: SEALED,
    feedback: SEALED,
  },
  email_attempts: {
    to_email: ADDRESS,
    from_email: OURS,
    subject: OURS,
    email_type: OURS,
    error_message: 'words of the mail provider',
    provider_response: 'words of the mail provider',
  },
  email_verifications: { token_hash: DIGEST, email: ADDRESS },
  feature_requests: {
    request_type: OURS,
    title: SEALED,
    description: SEALED,
    user_goal: SEALED,
    current_limitation: SEALED,
    suggested_solution: SEALED,
    priority: OURS,
    status: OURS,
    admin_notes: OURS,
  },
  jobs: {
    id: ID,
    status: OURS,
    stages: OURS,
    failure: OURS,
    refund_reason: OURS,
    lease: ID,
    idempotency_key: DIGEST,
    request_hash: DIGEST,
  },
  legal_cases: {
    case_name: SEALED,
    case_type: OURS,
    opposing_party: SEALED,
    case_status: OURS,
    case_description: SEALED,
    jurisdiction: OURS,
  },
  limits: { bucket: 'a name of ours with a digest of an address, for an hour or a day' },
  outbox: { id: ID, kind: OURS, payload: SEALED, dedupe_key: DIGEST, state: OURS },
  password_resets: { token_hash: DIGEST, email: ADDRESS },
  payment_tracking: {
    session_id: ID,
    source: OURS,
    pack: OURS,
    plan: OURS,
    payment_intent: ID,
    receipt_url: "a page of Stripe's",
  },
  sessions: {
    token_hash: DIGEST,
    ip_prefix: 'a network of many people',
    agent_family: OURS,
  },
  stripe_events: { id: ID, type: "a word of Stripe's" },
  sweep_passes: { name: OURS, position: ID },
  users: {
    email: ADDRESS,
    password: 'a hash under a secret',
    stripe_customer_id: ID,
    stripe_subscription_id: ID,
    subscription_status: "a word of Stripe's",
    subscription_plan: OURS,
    daily_calls_reset_date: 'a day',
    monthly_usage_reset_date: 'a day',
    signup_source: OURS,
    last_active_date: 'a day',
  },
}

test('every column of text holds nobody’s words, or holds them sealed', async () => {
  const found: Record<string, Record<string, string>> = {}
  for (const table of (await allTables()).keys()) {
    const { results } = await env.DB.prepare(
      "SELECT name FROM pragma_table_info(?1) WHERE type = 'TEXT'",
    )
      .bind(table)
      .all<{ name: string }>()
    const said = Object.fromEntries(results.map(({ name }) => [name, COLUMNS[table]?.[name]]))
    if (results.length > 0) found[table] = asWords(said)
  }
  expect(found).toEqual(COLUMNS)
})

/** For comparison: what nobody wrote about stands there as a question. */
const asWords = (said: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(said).map(([name, words]) => [name, words ?? '?']))

const MARK = 'walrus-kettle'

/** A person who has written the mark wherever the API takes words. */
async function newWriter() {
  const reader = await newReader({ credits: 4, text: `${DEBT_LETTER}\n${MARK}-letter` })
  await givePassword(reader)
  const about = `/api/documents/${reader.documentId}`
  const words = (what: string) => `${MARK}-${what}`
  const given = { specificIssue: words('issue'), userCorrection: `Scotland. ${words('country')}` }
  for (const [path, body] of [
    [`${about}/enhance-analysis`, { additionalInfo: `Can they send bailiffs? ${words('asked')}` }],
    [`${about}/feedback`, { feedbackType: 'other', ...given }],
    [`${about}/reprocess`, { feedbackType: 'wrong_country', ...given }],
    [`${about}/reprocess`, { feedbackType: 'wrong_sender', ...given, userCorrection: MARK }],
    [
      `${about}/generate-response`,
      { responseType: 'dispute', tone: 'firm', specificRequest: words('request') },
    ],
    [`${about}/check-letter`, { text: words('draft') }],
    ['/api/documents/search', { query: words('search') }],
    [
      '/api/documents/analyze',
      { text: `You owe £9. ${words('second')}`, country: 'gb', userGoal: words('goal') },
    ],
    ['/api/strategic-cheat-sheet/housing', { userSituation: words('sheet'), jurisdiction: 'gb' }],
    ['/api/quick-tactics', { userSituation: words('quick'), documentType: 'debt' }],
    [
      '/api/feature-requests',
      {
        requestType: 'improvement',
        title: words('title'),
        description: words('description'),
        userGoal: words('wish'),
        currentLimitation: words('limit'),
        suggestedSolution: words('solution'),
      },
    ],
    [
      '/api/contact',
      {
        name: words('name'),
        email: `${MARK}@example.test`,
        category: words('category'),
        subject: words('subject'),
        message: words('message'),
      },
    ],
    ['/api/credits/manual-add', { credits: 1, reason: words('reason') }],
  ] as const) {
    const { response } = await ask(reader, {
      path,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(body),
    })
    await response.body?.cancel()
    expect([path, response.ok || path.endsWith('manual-add')]).toEqual([path, true])
  }
  const caseWords = { opposingParty: words('party'), caseDescription: words('case') }
  await newCase(reader, { caseName: words('case-name'), ...caseWords })
  return reader
}

async function everythingStored(): Promise<string> {
  const { objects } = await env.DOCUMENT_BUCKET.list()
  const bodies = objects.map(async ({ key }) => {
    const bytes = await (await env.DOCUMENT_BUCKET.get(key))?.arrayBuffer()
    return key + Buffer.from(bytes ?? new ArrayBuffer()).toString('latin1')
  })
  return JSON.stringify([...(await allTables())]) + (await Promise.all(bodies)).join('')
}

test('words that are written anywhere stand in no row, no file and no line of the log; they can be downloaded, and deleted', async () => {
  const log = (['log', 'info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockReturnValue(),
  )
  const writer = await newWriter()
  expect(await everythingStored()).not.toContain(MARK)
  expect(JSON.stringify(log.map(({ mock }) => mock.calls))).not.toContain(MARK)

  const { response } = await ask(writer, { path: '/api/auth/export' })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const account = new TextDecoder().decode(files['account.json'])
  const told = ['title', 'description', 'wish', 'limit', 'solution', 'message', 'case-name']
  for (const what of told) expect(account).toContain(`${MARK}-${what}`)

  await askJson(writer, '/api/auth/delete-account', { password: OWN_PASSWORD })
  for (const [table, rows] of await allTables())
    if (['feature_requests', 'contact_messages', 'documents', 'legal_cases'].includes(table))
      expect(
        rows.filter((row) => row['user_id'] === writer.id),
        table,
      ).toEqual([])
})

test('no digest of somebody’s words can be found by guessing them', async () => {
  const person = await newPerson({ credits: 2 })
  const [text, situation] = ['You owe £9. Pay within 14 days.', 'They wrote.']
  const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' }
  for (const [path, body] of [
    ['/api/documents/analyze', { text, country: 'gb' }],
    ['/api/strategic-cheat-sheet/housing', { userSituation: situation, jurisdiction: 'gb' }],
  ] as const) {
    const request = { path, method: 'POST', headers, body: JSON.stringify(body) }
    const { response } = await ask(person, request)
    await response.body?.cancel()
    expect(response.status).toBe(200)
  }
  const asked = { country: 'gb', language: 'en', userGoal: '' }
  const guesses = [
    text,
    situation,
    JSON.stringify([asked, [await sha256Hex(text)]]),
    JSON.stringify(['letter', person.id, asked, [await sha256Hex(text)]]),
    JSON.stringify(['housing', 'gb', situation]),
    JSON.stringify(['sheet', 'housing', 'gb', situation]),
  ]
  const stored = await everythingStored()
  for (const guess of guesses) expect(stored).not.toContain(await sha256Hex(guess))
})
