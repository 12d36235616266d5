/** The browser journeys, on the whole product, on its own ports and a state folder of its own. */
import { execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

import { buildWeb } from './build.ts'
import { migrate, seedPeople } from './database.ts'
import { findBrowser } from './find-browser.ts'
import { BIN, ROOT, wranglerEnvironment } from './places.ts'
import { ensureSecrets } from './secrets.ts'
import { startStack } from './stack.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 8950)
const STATE = path.join(ROOT, '.wrangler/e2e-state')
/**
 * One person for each journey, screen size and try: journeys share neither credits nor letters. Of each 82, the first,
 * 30 to 34, 63 and 78 have no credits, and 64 has one; 35 to 39, 62 and 66 have not verified their address.
 */
const PEOPLE_PER_GROUP = 82
const CREDITS: Readonly<Record<number, number>> = {
  0: 0,
  30: 0,
  31: 0,
  32: 0,
  33: 0,
  34: 0,
  63: 0,
  78: 0,
  64: 1,
}
const UNVERIFIED = [35, 36, 37, 38, 39, 62, 66]
const PEOPLE = Array.from({ length: 4 * PEOPLE_PER_GROUP }, (_, index) => {
  const number = index % PEOPLE_PER_GROUP
  return {
    email: `person${index}@plainletter.test`,
    password: 'plainletter',
    credits: CREDITS[number] ?? 10,
    isVerified: !UNVERIFIED.includes(number),
  }
})

async function run(): Promise<number> {
  const browser = await findBrowser()
  rmSync(STATE, { recursive: true, force: true })
  const { pepper } = await ensureSecrets()
  buildWeb()
  migrate(STATE)
  await seedPeople(STATE, pepper, PEOPLE)
  const stack = await startStack({ port: PORT, stateDir: STATE })
  try {
    // What `pnpm smoke` asks of a deployed service holds here too, so that the script stays true.
    execFileSync(process.execPath, ['scripts/smoke.ts', stack.urls.app], {
      cwd: ROOT,
      stdio: 'inherit',
    })
    return await playwright({
      BASE_URL: stack.urls.app,
      MAIL_URL: stack.urls.mail,
      CHECKOUT_URL: stack.urls.checkout,
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
    })
  } finally {
    await stack.stop()
  }
}

function playwright(settings: Record<string, string>): Promise<number> {
  const words = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
  const child = spawn(path.join(BIN, '../../apps/web/node_modules/.bin/playwright'), words, {
    cwd: path.join(ROOT, 'apps/web'),
    env: { ...wranglerEnvironment(), ...settings },
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

try {
  process.exit(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
