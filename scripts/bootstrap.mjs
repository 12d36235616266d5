/**
 * The door for `npm start`, `npm test`, `npm run dev` and `npm run deploy` on a machine with any Node from 20 and npm.
 * It installs the workspace with a pinned pnpm when needed, then runs the script of that name on the Node that the
 * workspace itself brings. Plain JavaScript, because nothing is installed yet.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

const PNPM = 'pnpm@12.21.0'
const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const [name, ...rest] = process.argv.slice(2)

const installed = path.join(root, 'node_modules/.modules.yaml')
const lockfile = path.join(root, 'pnpm-lock.yaml')
const node = path.join(root, 'node_modules/.bin/node')

if (
  !existsSync(node) ||
  !existsSync(installed) ||
  statSync(installed).mtimeMs < statSync(lockfile).mtimeMs
) {
  console.log('Installing what Plainletter is built from (about a minute the first time) ...')
  const install = spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) {
    console.error(
      'The installation did not finish. Check the connection to the npm registry and try again.',
    )
    process.exit(install.status ?? 1)
  }
}

const bin = path.join(root, 'node_modules/.bin')
const child = spawn(node, [path.join(root, 'scripts', `${name}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
})
// Ctrl-C reaches the whole group: the child tidies up, and we leave with its answer.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
