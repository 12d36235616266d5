/** Builds the web app into apps/web/dist, unless what is there is newer than everything it is made of. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

import { BIN, ROOT, WEB_DIST, wranglerEnvironment } from './places.ts'

const SOURCES = [
  'apps/web/src',
  'apps/web/edge',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  // Two public pages are made of them.
  'docs/accuracy.md',
  'docs/coverage.md',
  'packages/adviser/src',
  'packages/contracts/src',
  'packages/calendar/src',
  'pnpm-lock.yaml',
]

function newestIn(place: string): number {
  const stat = statSync(place)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(place).map((name) => newestIn(path.join(place, name))))
}

export function buildWeb(): void {
  // One of those that are written last: a build that was cut short is no build.
  const built = path.join(WEB_DIST, 'landing.html')
  const newest = Math.max(...SOURCES.map((source) => newestIn(path.join(ROOT, source))))
  if (existsSync(built) && statSync(built).mtimeMs > newest) return
  execFileSync(path.join(BIN, 'vite'), ['build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'apps/web'),
    env: wranglerEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/prerender.ts')], { stdio: 'inherit' })
}
