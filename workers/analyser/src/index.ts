/** The analyser Worker: hands each batch of the queue to its consumer. */
import { consume } from './consume.ts'
import { openPorts } from './ports.ts'

export default {
  async queue(batch, env) {
    await consume(batch, await openPorts(env))
  },
} satisfies ExportedHandler<Env>
