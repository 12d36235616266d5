/** How long a new isolate takes to run a Worker's code before its first request: the top of the bundle, in a new process. */
import { execFileSync } from 'node:child_process'

import { median } from './measure.ts'

const ROUNDS = 7

/** Stands in for what only the platform has: compiled WebAssembly and data come as bytes, its own modules as empty ones. */
const HOOKS = `
import { registerHooks } from 'node:module'
const EMPTY = 'export default new Uint8Array(); export class DurableObject {}; export class WorkerEntrypoint {}; export const env = {}'
registerHooks({
  resolve: (name, context, next) =>
    name.startsWith('cloudflare:') ? { url: 'data:text/javascript,' + encodeURIComponent(EMPTY), shortCircuit: true } : next(name, context),
  load: (url, context, next) =>
    /\\.(?:wasm|gz|zip)(?:$|\\?)/.test(url) ? { format: 'module', source: EMPTY, shortCircuit: true } : next(url, context),
})
const begin = performance.now()
await import(process.argv[1])
console.log(performance.now() - begin)
`

/** The median in milliseconds over new processes. `file` is the code that wrangler wrote. */
export function startUpTime(file: string): number {
  const once = () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', HOOKS, file], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    )
  return median(Array.from({ length: ROUNDS }, once))
}
