/** Finds a Chromium to test with: the one named, the system's, Playwright's own, or one installed now from Debian. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const SYSTEM_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a browser, or undefined: then Playwright uses its own. Throws a sentence when there is none at all. */
export async function findBrowser(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const system = SYSTEM_PLACES.find((place) => existsSync(place))
  if (system) return system
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return undefined
  return installBrowser()
}

function installBrowser(): string | undefined {
  const isRoot = process.getuid?.() === 0
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium for the browser journeys ...')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    })
    return '/usr/bin/chromium'
  }
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0)
    return undefined
  throw new Error(
    'No Chromium was found. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}
