/**
 * Takes mails out of the outbox and hands them to the provider. Safe to be killed at any point and to run many times at
 * once: a claim is exclusive, what was not finished is due again, and the row's id keeps a second try from being a
 * second mail.
 */
import type { Mail } from '@plainletter/contracts/mail'
import type { Database } from '@plainletter/store/database'
import {
  claimMail,
  finishMail,
  forgetMail,
  giveUpOldMail,
  openMail,
} from '@plainletter/store/outbox'
import type { ClaimedMail } from '@plainletter/store/outbox'
import type { KeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'

import { composeMail } from './compose-mail.ts'
import { sendMail } from './send-mail.ts'
import type { Provider, SendResult } from './send-mail.ts'

/** Of one round, so that its time and memory stay bounded; a round with many faults is a provider that is down. */
const MAILS_MAX = 20
const FAULTS_MAX = 3

export interface MailPorts {
  readonly database: Database
  readonly keys: KeyEncryptionKeys
  readonly provider: Provider
  /** Our own site, without a slash at its end. Never taken from a request. */
  readonly origin: string
  /** Epoch milliseconds. */
  readonly now: number
}

export interface MailEnv {
  readonly DB: Database
  readonly KEY_ENCRYPTION_KEYS: string
  readonly RESEND_API_KEY: string
  readonly RESEND_BASE_URL: string
  readonly MAIL_FROM: string
  readonly APP_ORIGIN: string
}

/** Undefined while no provider is set up: mails wait in the outbox, and none of their tries is used up. */
export async function openMailPorts(env: MailEnv, now: number): Promise<MailPorts | undefined> {
  if (!env.RESEND_API_KEY) return undefined
  return {
    database: env.DB,
    keys: await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS),
    provider: {
      apiKey: env.RESEND_API_KEY,
      baseUrl: env.RESEND_BASE_URL,
      from: env.MAIL_FROM,
    },
    origin: env.APP_ORIGIN,
    now,
  }
}

/** One round over what is due, the longest waiting first. */
export async function deliverDue(ports: MailPorts): Promise<void> {
  const { database, now } = ports
  const given = await giveUpOldMail(database, now)
  if (given > 0) console.error(JSON.stringify({ event: 'mail_given_up', mails: given }))
  let faults = 0
  for (let count = 0; count < MAILS_MAX && faults < FAULTS_MAX; count += 1) {
    const claimed = await claimMail(database, { id: undefined, now })
    if (!claimed) break
    faults += (await deliverClaimed(ports, claimed)) === 'sent' ? 0 : 1
  }
  await forgetMail(database, now)
}

/** Sends one mail now, if it is due and nobody else has it. */
export async function deliverOne(ports: MailPorts, id: string): Promise<void> {
  const claimed = await claimMail(ports.database, { id, now: ports.now })
  if (claimed) await deliverClaimed(ports, claimed)
}

async function deliverClaimed(
  ports: MailPorts,
  claimed: ClaimedMail,
): Promise<SendResult['outcome']> {
  const { database, provider, origin, now } = ports
  const mail = await readMail(ports, claimed)
  if (!mail) return 'retry'
  const message = composeMail(mail, origin)
  const result = await sendMail(provider, { idempotencyKey: claimed.id, to: mail.to, message })
  const state = await finishMail(database, claimed, {
    outcome: result.outcome,
    to: mail.to,
    from: provider.from,
    subject: message.subject,
    reason: result.outcome === 'sent' ? null : result.reason,
    providerResponse: JSON.stringify(result),
    now,
  })
  if (state === 'failed')
    console.error(JSON.stringify({ event: 'mail_failed', id: claimed.id, kind: mail.kind }))
  return result.outcome
}

/** Undefined when it does not open. It stays due: a secret that is missing for an hour must not cost a mail. */
async function readMail({ keys }: MailPorts, claimed: ClaimedMail): Promise<Mail | undefined> {
  try {
    return await openMail(keys, claimed)
  } catch {
    console.error(JSON.stringify({ event: 'mail_does_not_open', id: claimed.id }))
    return undefined
  }
}
