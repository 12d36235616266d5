/** Where things are: the repository, its binaries, its local state, and what our tools run with. */
import path from 'node:path'

export const ROOT = path.join(import.meta.dirname, '..')
export const BIN = path.join(ROOT, 'node_modules/.bin')
export const STATE_DIR = path.resolve(ROOT, process.env['STATE_DIR'] ?? '.wrangler/state')
export const WEB_DIST = path.join(ROOT, 'apps/web/dist')

/** Wrangler without its own calls to the internet, and with our pinned Node first. */
export const wranglerEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${BIN}${path.delimiter}${process.env['PATH'] ?? ''}`,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG_PATH: path.join(ROOT, '.wrangler/logs'),
})
