/** The retention Worker: one sweep a minute. */
import { sweep } from './sweep.ts'

export default {
  async scheduled(_event, env) {
    await sweep(env, Date.now())
  },
} satisfies ExportedHandler<Env>
