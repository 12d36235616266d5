/** The retention Worker: once a minute, the mails that are due and one sweep. */
import { sendOutbox } from './send-outbox.ts'
import { sweep } from './sweep.ts'

export default {
  async scheduled(_event, env) {
    await sendOutbox(env, Date.now())
    await sweep(env, Date.now())
  },
} satisfies ExportedHandler<Env>
