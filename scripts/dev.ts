/** `npm run dev`: the product with hot reload. Workers reload by themselves; Vite serves the app and forwards /api to them. */
import { spawn } from 'node:child_process'
import path from 'node:path'

import { buildWeb } from './build.ts'
import { migrate, seedPeople } from './database.ts'
import { BIN, ROOT, STATE_DIR, wranglerEnvironment } from './places.ts'
import { ensureSecrets } from './secrets.ts'
import { startStack } from './stack.ts'

const port = Number(process.env['PORT'] ?? 8788)

try {
  const { pepper } = await ensureSecrets()
  buildWeb()
  migrate(STATE_DIR)
  await seedPeople(STATE_DIR, pepper, [
    { email: 'demo@plainletter.test', password: 'plainletter', credits: 10 },
  ])
  const stack = await startStack({ port, stateDir: STATE_DIR })
  console.log(`
  App        http://localhost:${port + 10}   (reloads as you type; Ctrl-C ends it)
  Sign in    demo@plainletter.test / plainletter
  Mail       ${stack.urls.mail}
`)
  const vite = spawn(path.join(BIN, 'vite'), ['--port', String(port + 10), '--strictPort'], {
    cwd: path.join(ROOT, 'apps/web'),
    env: { ...wranglerEnvironment(), API_ORIGIN: stack.urls.app },
    stdio: 'inherit',
  })
  vite.once('exit', (code) => void stack.stop().then(() => process.exit(code ?? 0)))
  // A second Ctrl-C must not end us before what we started has ended.
  process.on('SIGINT', () => vite.kill('SIGTERM'))
  process.on('SIGTERM', () => vite.kill('SIGTERM'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
