import { AccountDeleted, ReceiptKeySet, RECEIPT_KEYS_PATH } from '@plainletter/contracts/receipt'
import { finishAccountDeletion, listUnfinishedDeletions } from '@plainletter/store/account-deletion'
import { KEY_RING_PREFIX } from '@plainletter/store/bucket'
import { readDeletionReceipt } from '@plainletter/vault/deletion-receipt'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson, newCase } from '../../test/cases.ts'
import { newVisitor, uploadForm } from '../../test/factories.ts'
import { bindingsWith, FAULTS } from '../../test/faulty-bindings.ts'
import { givePassword, mailsTo, OWN_PASSWORD } from '../../test/mailed-links.ts'
import { atStripe, deliver, eventsAbout, hear, paidSession } from '../../test/payments.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'
import { allTables, allUploads, keysOnRing } from '../../test/stores.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A person with two letters, one of them in a case, and rows wherever a person can leave some. */
async function newHousehold(): Promise<Person> {
  const person = await newPerson({ credits: 5 })
  await givePassword(person)
  for (const name of ['one.txt', 'two.txt']) {
    const { response } = await ask(person, {
      path: '/api/documents/analyze',
      method: 'POST',
      headers: { Accept: 'text/event-stream', 'Idempotency-Key': crypto.randomUUID() },
      body: uploadForm([{ name, content: `You owe £120.00. ${name}` }]),
    })
    await response.body?.cancel()
  }
  const { results } = await env.DB.prepare('SELECT id FROM documents WHERE user_id = ?1')
    .bind(person.id)
    .all<{ id: number }>()
  const caseId = await newCase(person)
  await askJson(person, `/api/cases/${caseId}/link-document`, { documentId: results[0]?.id })
  await env.DB.prepare(
    `INSERT INTO email_attempts (user_id, to_email, from_email, subject, email_type, success, attempted_at)
     VALUES (?1, ?2, 'us', 'Verify your email', 'verify_email', 1, 0)`,
  )
    .bind(person.id, person.email)
    .run()
  return person
}

/** A message, a wish, a cheat sheet, and a new password that was asked for. */
async function leaveWords(person: Person): Promise<void> {
  const { email } = person
  const words = { name: 'Ada', email, category: 'question', subject: 'x', message: email }
  const wish = { requestType: 'improvement', title: email, description: email }
  for (const [path, body] of [
    ['/api/contact', words],
    ['/api/feature-requests', wish],
    ['/api/strategic-cheat-sheet/housing', { userSituation: email, jurisdiction: 'gb' }],
    ['/api/auth/forgot-password', { email }],
  ] as const)
    expect((await askJson(person, path, body)).response.ok, path).toBe(true)
}

const remove = async (person: Person, password = OWN_PASSWORD, bindings: Partial<Env> = {}) => {
  const request = {
    path: '/api/auth/delete-account',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  }
  return (await ask(person, request, bindings)).response
}

/** Every row of the database that says the address or belongs to the person, but for what the law makes us keep. */
async function residue({ id, email }: Person): Promise<string[]> {
  const kept = new Set([
    'credit_accounts',
    'credit_entries',
    'payment_tracking',
    'deletion_journal',
  ])
  const rows = [...(await allTables())].flatMap(([table, all]) =>
    all
      .filter((row) => row['user_id'] === id || JSON.stringify(row).includes(email))
      .filter(() => !kept.has(table))
      .map((row) => [table, row['kind']].filter((part) => typeof part === 'string').join(' ')),
  )
  return rows
}

async function objectsOf({ id }: Person): Promise<string[]> {
  const rings = await env.DOCUMENT_BUCKET.list({ prefix: `${KEY_RING_PREFIX}${id}` })
  return rings.objects.map(({ key }) => key)
}

const ports = { database: env.DB, bucket: env.DOCUMENT_BUCKET, clock: Date.now }

test('all that we hold goes at once, and the receipt says how much that was', async () => {
  const others = (await allUploads()).length
  const person = await newHousehold()
  const bought = await paidSession(person)
  await hear(bought)
  await leaveWords(person)
  const response = await remove(person)
  expect(response.status).toBe(200)
  await vi.waitFor(() =>
    expect(atStripe(`/v1/customers/${bought.customer}`)).rejects.toThrow('404'),
  )
  const { receipt } = AccountDeleted.parse(await response.json())
  const { response: published } = await ask(newVisitor(), { path: RECEIPT_KEYS_PATH })
  const keys = ReceiptKeySet.parse(await published.json())
  expect(await readDeletionReceipt(keys, receipt ?? '')).toMatchObject({
    account: 'deleted',
    documents: 2,
    files: 2,
  })
  // The last mail is on its way to the address, sealed, and goes with the next month's forgetting.
  expect(await residue(person)).toEqual(['outbox account_deleted'])
  const { id, customer } = bought
  const kept = JSON.stringify([...(await allTables()).values()].flat())
  expect([kept.includes(id), kept.includes(customer)]).toEqual([true, false])
  expect(await objectsOf(person)).toEqual([])
  expect((await allUploads()).length).toBe(others)
  const user = await env.DB.prepare('SELECT * FROM users WHERE id = ?1').bind(person.id).first()
  expect(user).toMatchObject({ email: `deleted-${person.id}@deleted.invalid`, password: '' })
})

test('the ledger stays, and adds up: unfinished runs were given back', async () => {
  const person = await newHousehold()
  await remove(person)
  const { results } = await env.DB.prepare(
    'SELECT kind, SUM(delta) AS sum FROM credit_entries WHERE user_id = ?1 GROUP BY kind ORDER BY kind',
  )
    .bind(person.id)
    .all()
  expect(results).toEqual([
    { kind: 'grant', sum: 5 },
    { kind: 'refund', sum: 2 },
    { kind: 'spend', sum: -2 },
  ])
})

test('the cookie, the password and every other browser are dead, and the address is free again', async () => {
  const person = await newHousehold()
  const response = await remove(person)
  expect(response.headers.getSetCookie().join()).toMatch(/__Host-session=;/)
  expect((await ask(person, { path: '/api/auth/me' })).response.status).toBe(401)
  const again = { email: person.email, password: OWN_PASSWORD }
  const login = await askJson(newVisitor(), '/api/auth/login', again)
  expect(login.response.status).toBe(401)
  const anew = { ...again, confirmPassword: OWN_PASSWORD }
  expect((await askJson(newVisitor(), '/api/auth/register', anew)).response.status).toBe(201)
})

test('the owner is told by a last mail', async () => {
  const person = await newHousehold()
  await remove(person)
  const { results } = await env.DB.prepare(
    "SELECT kind FROM outbox WHERE user_id = ?1 AND state = 'due'",
  )
    .bind(person.id)
    .all()
  expect(results).toEqual([{ kind: 'account_deleted' }])
  expect(await mailsTo(person.email)).toEqual([])
})

test('the customer at Stripe goes at once, and the plan with it; what was paid stays', async () => {
  const person = await newPerson()
  await givePassword(person)
  const { customer, subscription } = await paidSession(person, { plan: 'individual' })
  for (const event of await eventsAbout(customer, subscription)) await deliver(event)
  await remove(person)
  await vi.waitFor(() => expect(atStripe(`/v1/customers/${customer}`)).rejects.toThrow('404'))
  expect(await atStripe(`/v1/subscriptions/${subscription}`)).toMatchObject({ status: 'canceled' })
  await vi.waitFor(async () =>
    expect(
      await env.DB.prepare('SELECT stripe_customer_id AS c FROM users WHERE id = ?1')
        .bind(person.id)
        .first('c'),
    ).toBeNull(),
  )
  const paid = env.DB.prepare('SELECT COUNT(*) AS n FROM payment_tracking WHERE user_id = ?1')
  expect(await paid.bind(person.id).first('n')).toBe(1)
})

test('a wrong password deletes nothing and says which field is wrong', async () => {
  const person = await newHousehold()
  const response = await remove(person, 'not the words')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    fields: { password: 'Your current password is not right' },
  })
  expect((await ask(person, { path: '/api/auth/me' })).response.status).toBe(200)
  expect(await keysOnRing(person.id)).toBe(3)
})

test('of many askings at once one deletes, and the others find nobody', async () => {
  const person = await newHousehold()
  const answers = await Promise.all(Array.from({ length: 8 }, () => remove(person)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.every((status) => [200, 400, 401].includes(status))).toBe(true)
  expect(await residue(person)).toEqual(['outbox account_deleted'])
})

describe('a fault at any call', () => {
  test.each(FAULTS)(
    '(%s) leaves the account whole, or signed out and ended by the sweep',
    async (fault) => {
      const ends = { whole: 0, ended: 0 }
      for (let place = 1; ; place += 1) {
        const person = await newHousehold()
        const { bindings, calls } = bindingsWith({ place, fault })
        await remove(person, OWN_PASSWORD, { ...bindings, STRIPE_SECRET_KEY: '' })
        if (calls() < place) break
        const isWhole = (await ask(person, { path: '/api/auth/me' })).response.status === 200
        if (isWhole) {
          expect(await keysOnRing(person.id), `call ${place}`).toBe(3)
          ends.whole += 1
          continue
        }
        const later = { begunBefore: Date.now() + 1, limit: 5 }
        for (const { userId } of await listUnfinishedDeletions(env.DB, later))
          await finishAccountDeletion(ports, userId)
        expect((await residue(person)).filter((row) => row !== 'outbox account_deleted')).toEqual(
          [],
        )
        expect(await objectsOf(person)).toEqual([])
        ends.ended += 1
      }
      console.warn(
        `account deletion, ${fault}: whole ${ends.whole}, ended ${ends.ended}, residue 0`,
      )
      expect(ends.ended).toBeGreaterThan(5)
    },
    120_000,
  )
})
