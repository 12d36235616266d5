/** A small Worker of the benchmark's own, written to a temporary folder and run by wrangler with our local state. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { ROOT } from '../places.ts'
import { endProcess, runWrangler, waitUntilReady } from '../stack.ts'

export interface TemporaryWorker {
  readonly name: string
  /** The Worker's whole module. It may import from the repository by absolute address. */
  readonly code: string
  readonly port: number
  /** Where its local D1 and R2 live. */
  readonly stateDir: string
  readonly folder: string
  /** TOML beside the bindings DB and DOCUMENT_BUCKET. */
  readonly settings?: string
  /** The Worker of ours whose local secrets it shares. */
  readonly secretsOf?: 'api'
  /** Reached as our API is, over Pages and its service binding: it must be called as that service is. */
  readonly behindPages?: true
}

/** The same local names as in workers/*, so that migrate() prepares the same database. */
const BINDINGS = `
compatibility_date = "2026-10-01"
compatibility_flags = ["nodejs_compat"]

[[d1_databases]]
binding = "DB"
database_name = "plainletter"
database_id = "00000000-0000-0000-0000-000000000000"

[[r2_buckets]]
binding = "DOCUMENT_BUCKET"
bucket_name = "plainletter-documents"
`

/** Writes the Worker with its settings. Answers the address of its wrangler.toml. */
export function writeWorker(worker: Omit<TemporaryWorker, 'port' | 'stateDir'>): string {
  const folder = path.join(worker.folder, worker.name)
  mkdirSync(folder, { recursive: true })
  // What the API installs is what the baseline is built from: the same Hono.
  symlinkSync(path.join(ROOT, 'workers/api/node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'index.js'), worker.code)
  if (worker.secretsOf) {
    const secrets = path.join(ROOT, 'workers', worker.secretsOf, '.dev.vars')
    symlinkSync(secrets, path.join(folder, '.dev.vars'))
  }
  const config = path.join(folder, 'wrangler.toml')
  const main = `name = "${worker.name}"\nmain = "index.js"\n`
  writeFileSync(config, `${main}${BINDINGS}${worker.settings ?? ''}`)
  return config
}

/** Answers when the Worker answers GET /ready, or /api/ready behind Pages. */
export async function startWorker(
  worker: TemporaryWorker,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const config = writeWorker(worker)
  const logs = path.join(worker.stateDir, 'logs')
  mkdirSync(logs, { recursive: true })
  const words = worker.behindPages
    ? ['pages', 'dev', '-c', 'wrangler.toml', '-c', config]
    : ['dev', '-c', config, '--show-interactive-dev-session=false']
  const place = ['--port', String(worker.port), '--ip', '127.0.0.1', '--inspector-port', '0']
  const child = runWrangler(
    [...words, ...place, '--persist-to', worker.stateDir],
    path.join(logs, 'app.log'),
  )
  const stop = () => endProcess(child)
  const url = `http://127.0.0.1:${worker.port}`
  try {
    await waitUntilReady(`${url}${worker.behindPages ? '/api' : ''}/ready`, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
