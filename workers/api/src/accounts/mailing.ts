/** Mails of this call: sealed before its batch, sent right after its answer. What fails here leaves with the cron. */
import type { Mail } from '@plainletter/contracts/mail'
import { deliverOne, openMailPorts } from '@plainletter/mail/deliver-mail'
import { prepareMail } from '@plainletter/store/outbox'
import type { OutboxMail } from '@plainletter/store/outbox'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'

/** `cause` is what the mail is sent for, once. */
export async function newMail(
  c: Context<AppEnv>,
  mail: Mail,
  about: { cause: string; now: number },
): Promise<OutboxMail> {
  return prepareMail(await parseKeyEncryptionKeys(c.env.KEY_ENCRYPTION_KEYS), mail, about)
}

/** After the batch. A mail that was not enqueued is not found, which takes as long to answer. */
export function sendSoon(c: Context<AppEnv>, { id }: OutboxMail): void {
  c.executionCtx.waitUntil(sendNow(c.env, id))
}

async function sendNow(env: Env, id: string): Promise<void> {
  try {
    const ports = await openMailPorts(env, Date.now())
    if (ports) await deliverOne(ports, id)
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    console.error(JSON.stringify({ event: 'mail_fault', id, name }))
  }
}
