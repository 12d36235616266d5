/** How fast the sweep ends what is due, against deleting one object and one row at a time in the same runtime. */
import path from 'node:path'

import { migrate } from '../database.ts'
import { ROOT } from '../places.ts'
import { ensureSecrets } from '../secrets.ts'
import { median, spread, timeOf } from './measure.ts'
import { runtimeMemory } from './runtime-memory.ts'
import { asRatio, asShare } from './table.ts'
import type { Bench, Table } from './table.ts'
import { startWorker } from './temporary-worker.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 9470) + 6
const QUEUES = [1_000, 10_000, 100_000] as const
const SWEEPS_MAX = 3
/** What one sweep takes. Those have a key and a file, as real ones have; the others only stand in the queue. */
const SWEPT = 1_000
const BARE_ROWS = 50

const code = `
import retention from '${ROOT}/workers/retention/src/index.ts'
import { addDataKey } from '${ROOT}/packages/store/src/key-rings.ts'
import { uploadKey } from '${ROOT}/packages/store/src/bucket.ts'
import { parseKeyEncryptionKeys } from '${ROOT}/packages/vault/src/key-ring.ts'

// Each letter has a person and a ring of its own, which is the most that there can be.
const numbers = 'WITH RECURSIVE n (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)'

async function seed(env, from, to) {
  const run = (sql) => env.DB.prepare(sql).bind(from, to).run()
  await run('INSERT INTO users (id, email, password, created_at) ' + numbers + " SELECT i, i || '@example.test', 'none', 0 FROM n")
  await run('INSERT INTO documents (id, user_id, filename, country, language, file_count, file_bytes, auto_delete_at, created_at) ' + numbers + " SELECT i, i, 'name', 'gb', 'en', 1, 3, i + 1, 0 FROM n")
  await run('INSERT INTO jobs (id, document_id, user_id, status, idempotency_key, request_hash, created_at) ' + numbers + " SELECT 'job' || i, i, i, 'succeeded', 'key' || i, 'hash', 0 FROM n")
}

async function fill(env, from, to) {
  const rings = { bucket: env.DOCUMENT_BUCKET, keys: await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS) }
  const ids = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  await Promise.all(ids.map(async (id) => {
    await addDataKey(rings, id, id)
    await env.DOCUMENT_BUCKET.put(uploadKey(id, 0), new Uint8Array(3000))
  }))
}

async function prepareBare(env, count) {
  await env.DB.prepare('CREATE TABLE IF NOT EXISTS bench_rows (id INTEGER PRIMARY KEY)').run()
  await env.DB.prepare('INSERT OR IGNORE INTO bench_rows ' + numbers + ' SELECT i FROM n').bind(1, count).run()
  for (let id = 1; id <= count; id += 1) await env.DOCUMENT_BUCKET.put('bench/' + id, new Uint8Array(3000))
}

async function bare(env, count) {
  for (let id = 1; id <= count; id += 1) {
    await env.DOCUMENT_BUCKET.delete('bench/' + id)
    await env.DB.prepare('DELETE FROM bench_rows WHERE id = ?1').bind(id).run()
  }
}

const ROUTES = {
  '/ready': () => undefined,
  '/seed': (env, [from, to]) => seed(env, from, to),
  '/fill': (env, [from, to]) => fill(env, from, to),
  '/first': (env) => env.DB.prepare('SELECT MIN(id) AS n FROM documents').first('n'),
  '/prepare-bare': (env, [count]) => prepareBare(env, count),
  '/bare': (env, [count]) => bare(env, count),
  '/sweep': (env) => retention.scheduled({}, env, {}),
  '/left': (env) => env.DB.prepare('SELECT COUNT(*) AS n FROM documents').first('n'),
}

export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url)
    const answer = await ROUTES[pathname](env, (searchParams.get('of') ?? '').split(',').map(Number))
    return Response.json(answer ?? null)
  },
}
`

const settings = `
[[queues.producers]]
binding = "ANALYSIS_QUEUE"
queue = "bench-analysis"
`

export async function benchRetention({ folder, until, atEnd }: Bench): Promise<Table[]> {
  const stateDir = path.join(folder, 'retention-state')
  await ensureSecrets()
  migrate(stateDir)
  const worker = { name: 'sweeping', code, port: PORT, stateDir, folder, settings }
  const { url, stop } = await startWorker({ ...worker, secretsOf: 'api' })
  atEnd(stop)
  const ask = (route: string, ...of: number[]) => askWorker(`${url}${route}?of=${of.join(',')}`)
  const rows: string[][] = []
  let seeded = 0
  for (const queue of QUEUES) {
    if (Date.now() > until) break
    await ask('/seed', seeded, queue - 1)
    seeded = queue
    rows.push(await sweepRow(queue, ask))
  }
  return [
    {
      title: 'Retention: documents deleted per second',
      head: ['due', 'sweep', 'bare deletes', 'ratio', 'spread', 'documents per sweep', 'memory'],
      rows,
      notes: [
        'A sweep takes each key off its ring, deletes the files and ends the rows, fifty in one transaction. The bare baseline deletes one object and one row, nothing else.',
        'Memory is by how much the runtime grew over its size before these sweeps, at its largest. At most three sweeps of each queue are measured; the queue is not swept to its end.',
      ],
    },
  ]
}

type Ask = (route: string, ...of: number[]) => Promise<unknown>

async function askWorker(url: string): Promise<unknown> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The sweeping Worker answered ${answer.status}`)
  return answer.json()
}

async function sweepRow(queue: number, ask: Ask): Promise<string[]> {
  const rates = { sweep: [] as number[], bare: [] as number[] }
  const before = Number(await ask('/left'))
  const memory = runtimeMemory()
  const sweeps = Math.min(before / SWEPT, SWEEPS_MAX)
  for (let round = 0; round < sweeps; round += 1) {
    const left = Number(await ask('/left'))
    const first = Number(await ask('/first'))
    await ask('/fill', first, first + SWEPT - 1)
    const took = await timeOf(() => ask('/sweep'))
    rates.sweep.push((left - Number(await ask('/left'))) / (took / 1000))
    await ask('/prepare-bare', BARE_ROWS)
    rates.bare.push(BARE_ROWS / ((await timeOf(() => ask('/bare', BARE_ROWS))) / 1000))
  }
  const perSweep = (before - Number(await ask('/left'))) / sweeps
  return [
    queue.toLocaleString('en-GB'),
    `${median(rates.sweep).toFixed(0)}/s`,
    `${median(rates.bare).toFixed(0)}/s`,
    asRatio(median(rates.sweep) / median(rates.bare)),
    asShare(spread(rates.sweep)),
    perSweep.toFixed(0),
    memory.grown(),
  ]
}
