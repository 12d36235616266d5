/** The safety net under every mail: what the API could not send at once leaves here, within a minute of being due. */
import { deliverDue, openMailPorts } from '@plainletter/mail/deliver-mail'
import type { MailEnv } from '@plainletter/mail/deliver-mail'

export async function sendOutbox(env: MailEnv, now: number): Promise<void> {
  try {
    const ports = await openMailPorts(env, now)
    if (ports) await deliverDue(ports)
    else console.warn(JSON.stringify({ event: 'mail_not_set_up' }))
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    console.error(JSON.stringify({ event: 'mail_fault', name }))
  }
}
