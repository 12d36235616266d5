/** The contact form, for anybody. What is written waits in the database for whoever runs the product. */
import { Contact } from '@plainletter/contracts/contact'
import { insertContactMessage } from '@plainletter/store/contact-messages'
import { randomId } from '@plainletter/vault/random'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { clientAddress } from '../middleware/client-address.ts'
import { humanCheck } from '../middleware/human-check.ts'
import { smallBody } from '../middleware/small-body.ts'
import { takeMessageTry } from '../tries.ts'
import { validate } from '../validate.ts'

/** A token's digest is never empty: this one is nobody's. */
const NOBODY = ''

export const contact = new Hono<AppEnv>()
  .use(smallBody)
  .post('/', humanCheck, validate('json', Contact), async (c) => {
    const message = c.req.valid('json')
    const caller = c.var.caller ?? { tokenHash: NOBODY, now: Date.now() }
    const from = { address: clientAddress(c), email: message.email }
    await takeMessageTry(c.env.DB, from, caller.now)
    await insertContactMessage(c.env.DB, caller, { id: randomId(), ...message })
    return c.json({ message: 'Message Sent Successfully' }, 201)
  })
