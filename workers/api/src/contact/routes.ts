/** The contact form, for anybody. What is written is kept sealed, and mailed to whoever runs the product. */
import { Contact } from '@plainletter/contracts/contact'
import { insertContactMessage } from '@plainletter/store/contact-messages'
import { randomId } from '@plainletter/vault/random'
import { Hono } from 'hono'
import type { Context } from 'hono'

import { newMail, sendSoon } from '../accounts/mailing.ts'
import type { AppEnv } from '../app-env.ts'
import { clientNetwork } from '../middleware/client-address.ts'
import { humanCheck } from '../middleware/human-check.ts'
import { smallBody } from '../middleware/small-body.ts'
import { openRings } from '../open-rings.ts'
import { takeMessageTry } from '../tries.ts'
import { validate } from '../validate.ts'

/** A token's digest is never empty: this one is nobody's. */
const NOBODY = ''

export const contact = new Hono<AppEnv>()
  .use(smallBody)
  .post('/', humanCheck, validate('json', Contact), async (c) => {
    const message = c.req.valid('json')
    const caller = c.var.caller ?? { tokenHash: NOBODY, now: Date.now() }
    const from = { address: clientNetwork(c), email: message.email }
    await takeMessageTry(c.env.DB, from, caller.now)
    const id = randomId()
    const { keys } = await openRings(c.env)
    const mail = await mailToUs(c, { id, message, now: caller.now })
    await insertContactMessage({ database: c.env.DB, keys, caller }, { id, ...message }, mail)
    if (mail) sendSoon(c, mail)
    return c.json({ message: 'Message Sent Successfully' }, 201)
  })

/** Undefined where no address of ours is set: then the message waits for `pnpm run messages`. */
async function mailToUs(
  c: Context<AppEnv>,
  { id, message, now }: { id: number; message: Contact; now: number },
) {
  const to = c.env.CONTACT_EMAIL
  if (!to) return undefined
  return newMail(c, { kind: 'contact_message', to, at: now, message }, { cause: String(id), now })
}
