/** The analyser Worker: hands each batch of the queue to its consumer, and answers the API through its door. */
import { consume } from './consume.ts'
import { openPorts } from './ports.ts'

export { AdviceDoor } from './advice-door.ts'

export default {
  async queue(batch, env) {
    await consume(batch, await openPorts(env))
  },
} satisfies ExportedHandler<Env>
