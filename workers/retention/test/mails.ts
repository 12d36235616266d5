/** Mails in the outbox, and the provider that they go to. */
import { deliverDue, openMailPorts } from '@plainletter/mail/deliver-mail'
import type { MailPorts } from '@plainletter/mail/deliver-mail'
import { enqueueStatement, prepareMail } from '@plainletter/store/outbox'
import { insertUser } from '@plainletter/store/users'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { randomId, randomToken } from '@plainletter/vault/random'
import { env } from 'cloudflare:workers'
import { expect, inject } from 'vitest'

import { DAY_MS, START } from './factories.ts'
import type { ProviderLog } from './mail-provider.ts'

export interface EnqueuedMail {
  readonly id: string
  readonly to: string
  readonly token: string
}

/** A mail with a token, due at START, to a new person whose address orders the faults: `429.ok`. */
export async function enqueuedMail(faults = 'ok', now = START): Promise<EnqueuedMail> {
  const to = `${faults}+${crypto.randomUUID()}@example.test`
  const session = { tokenHash: crypto.randomUUID(), ipPrefix: null, agentFamily: null }
  const user = { id: randomId(), email: to, password: 'none', signupSource: null, session }
  await insertUser(env.DB, user, now)
  const keys = await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS)
  const token = randomToken()
  const mail = await prepareMail(keys, { kind: 'reset_password', to, token }, { cause: to, now })
  await env.DB.batch([prepared(mail)])
  return { id: mail.id, to, token }
}

/** The binding's own statement, which its batch asks for. */
function prepared(mail: Parameters<typeof enqueueStatement>[1]): D1PreparedStatement {
  const statement = enqueueStatement(env.DB, mail)
  if (!isPrepared(statement)) throw new Error('Not a statement of this database')
  return statement
}

const isPrepared = (statement: object): statement is D1PreparedStatement => 'run' in statement

export async function mailPorts(now: number, changed: Partial<MailPorts> = {}): Promise<MailPorts> {
  const settings = { RESEND_API_KEY: 're_test', RESEND_BASE_URL: inject('providerUrl') }
  const ports = await openMailPorts({ ...env, ...settings }, now)
  if (!ports) throw new Error('The provider is not set up')
  return { ...ports, ...changed }
}

export async function providerLog({ to }: EnqueuedMail): Promise<ProviderLog> {
  const answer = await fetch(`${inject('providerUrl')}/log?to=${encodeURIComponent(to)}`)
  return answer.json()
}

export interface OutboxRow {
  readonly state: string
  readonly tries: number
  readonly next_at: number
  readonly payload: string
}

export async function outboxRow({ id }: EnqueuedMail): Promise<OutboxRow> {
  const row = await env.DB.prepare('SELECT * FROM outbox WHERE id = ?1').bind(id).first<OutboxRow>()
  if (!row) throw new Error('The mail is gone')
  return row
}

/** A round whenever one is due, until nothing is. Answers when that was. */
export async function runUntilDone(from: number, mails: readonly EnqueuedMail[]): Promise<number> {
  for (let now = from; now < from + 2 * DAY_MS;) {
    await deliverDue(await mailPorts(now))
    const due = (await Promise.all(mails.map(outboxRow))).filter(({ state }) => state === 'due')
    if (due.length === 0) return now
    now = Math.max(now + 1, Math.min(...due.map((row) => row.next_at)))
  }
  throw new Error('Some mail is still due after two days')
}

/** What must hold of every mail that the provider can take: taken on once, by one key and the same bytes each time. */
export async function expectSentOnce(mail: EnqueuedMail): Promise<void> {
  const { requests, accepted } = await providerLog(mail)
  expect(accepted, mail.to).toBe(1)
  expect(new Set(requests.map(({ key }) => key))).toEqual(new Set([mail.id]))
  expect(new Set(requests.map(({ body }) => body)).size).toBe(1)
  expect(await outboxRow(mail)).toMatchObject({ state: 'sent', payload: '' })
}
