/** `npm start`: the whole product with payments and mail on this machine, with a demo account. Data stays between starts. */
import { buildWeb } from './build.ts'
import { migrate, seedPeople } from './database.ts'
import { STATE_DIR } from './places.ts'
import { ensureSecrets } from './secrets.ts'
import { startStack } from './stack.ts'

const DEMO = { email: 'demo@plainletter.test', password: 'plainletter', credits: 10 }
const PORT_DEFAULT = 8788

function step(words: string): void {
  console.log(`- ${words}`)
}

async function start(): Promise<void> {
  const port = Number(process.env['PORT'] ?? PORT_DEFAULT)
  step('making local secrets, where missing')
  const { pepper } = await ensureSecrets()
  step('building the app')
  buildWeb()
  step('preparing the database')
  migrate(STATE_DIR)
  await seedPeople(STATE_DIR, pepper, [DEMO])
  step('starting Pages, API, analyser, retention, payments and mail')
  const stack = await startStack({ port, stateDir: STATE_DIR })
  console.log(`
Plainletter is running.

  App        ${stack.urls.app}
  Sign in    ${DEMO.email} / ${DEMO.password}   (10 credits to begin with)
  Mail       ${stack.urls.mail}
  Payments   ${stack.urls.checkout}

Stop with Ctrl-C. Your data stays in ${STATE_DIR}.`)
  let isEnding = false
  // A second Ctrl-C must not end us before what we started has ended.
  const end = () => {
    if (isEnding) return
    isEnding = true
    console.log('\nStopping ...')
    void stack.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
