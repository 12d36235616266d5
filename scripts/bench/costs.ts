/** What each thing that a person does costs: D1 rows read and written, and R2 operations, as the platform bills them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { migrate, seedPeople } from '../database.ts'
import { ROOT } from '../places.ts'
import { ensureSecrets } from '../secrets.ts'
import { typedLetter } from './letters.ts'
import { formOf, headersOf, signIn, submit } from './stack-client.ts'
import type { Bench, Table } from './table.ts'
import { startWorker } from './temporary-worker.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 9470) + 7
const PERSON = { email: 'costs@plainletter.test', password: 'plainletter', credits: 10 }

/** Dollars a million, on the Workers paid plan, beyond what is included. */
const PRICES = { rowsRead: 0.001, rowsWritten: 1, classA: 4.5, classB: 0.36 } as const
const PRICED = ['rowsRead', 'rowsWritten', 'classA', 'classB'] as const

/** The API, the analyser and the sweep in one Worker, with D1 and R2 counted on their way out. */
const code = `
import analyser from '${ROOT}/workers/analyser/src/index.ts'
import api from '${ROOT}/workers/api/src/index.ts'
import retention from '${ROOT}/workers/retention/src/index.ts'

let counts = {}
const count = (name, by = 1) => { counts[name] = (counts[name] ?? 0) + by }

const countedDatabase = (database) => ({
  prepare: (sql) => database.prepare(sql),
  async batch(statements) {
    const results = await database.batch(statements)
    count('trips')
    for (const { meta } of results) {
      count('rowsRead', meta.rows_read)
      count('rowsWritten', meta.rows_written)
    }
    return results
  },
})

const countedBucket = (bucket) => {
  const counted = (name, kind) => (...words) => { count(kind); return bucket[name](...words) }
  return {
    get: counted('get', 'classB'),
    head: counted('head', 'classB'),
    put: counted('put', 'classA'),
    list: counted('list', 'classA'),
    delete: counted('delete', 'free'),
  }
}

const counted = (env) => ({ ...env, DB: countedDatabase(env.DB), DOCUMENT_BUCKET: countedBucket(env.DOCUMENT_BUCKET) })

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    if (pathname === '/ready') return new Response('ready')
    if (pathname === '/sweep') return retention.scheduled({}, counted(env), context).then(() => new Response('swept'))
    if (pathname !== '/counts') return api.fetch(request, counted(env), context)
    const answer = Response.json(counts)
    counts = {}
    return answer
  },
  queue: (batch, env, context) => analyser.queue(batch, counted(env), context),
}
`

/** Queue and outer wall as the API and the analyser have them, and what bundling Tesseract needs. */
const settings = `
[[queues.producers]]
binding = "ANALYSIS_QUEUE"
queue = "bench-costs"

[[queues.consumers]]
queue = "bench-costs"
max_batch_timeout = 0

[[ratelimits]]
name = "OUTER_WALL"
namespace_id = "1001"
simple = { limit = 120, period = 60 }

[[ratelimits]]
name = "ADDRESS_WALL"
namespace_id = "1002"
simple = { limit = 600, period = 60 }

[[rules]]
type = "Data"
globs = ["**/*.traineddata.gz", "**/*.zip"]
fallthrough = true

[[rules]]
type = "CompiledWasm"
globs = ["**/*.wasm"]
fallthrough = true

[define]
"__filename" = "'/tesseract.js'"
"__dirname" = "'/'"

[vars]
APP_ENV = "production"
`

type Counts = Record<
  'trips' | 'rowsRead' | 'rowsWritten' | 'classA' | 'classB' | 'free',
  number | undefined
>

export async function benchCosts({ folder, atEnd }: Bench): Promise<Table[]> {
  const stateDir = path.join(folder, 'costs-state')
  const { pepper } = await ensureSecrets()
  migrate(stateDir)
  await seedPeople(stateDir, pepper, [PERSON])
  const worker = { name: 'counting', code, port: PORT, stateDir, folder, settings }
  const { url, stop } = await startWorker({ ...worker, secretsOf: 'api' })
  atEnd(stop)
  const rows = await rowsOfActions(url)
  return [
    {
      title: 'Costs: what one action asks of D1 and R2',
      head: [
        'action',
        'D1 trips',
        'rows read',
        'rows written',
        'R2 put/list',
        'R2 get',
        '$ per 1,000',
      ],
      rows,
      notes: [
        'Counts, so they do not depend on the machine. Analysing includes the looks of the watching request: a slower analysis has more of them.',
        `Dollars a million: rows read ${PRICES.rowsRead}, rows written ${PRICES.rowsWritten}, R2 put and list ${PRICES.classA}, R2 get ${PRICES.classB}; nothing included.`,
      ],
    },
  ]
}

async function rowsOfActions(url: string): Promise<string[][]> {
  const rows: string[][] = []
  const counted = async <Answer>(what: string, act: () => Promise<Answer>): Promise<Answer> => {
    await countsOf(url)
    const answer = await act()
    rows.push(rowOf(what, await countsOf(url)))
    return answer
  }
  const cookie = await counted('sign in', () => signIn(url, PERSON))
  const ask = (route: string, method = 'GET') => askAs(`${url}${route}`, { cookie, method })
  await counted('show the balance', () => ask('/api/credits/balance'))
  await counted('a typed letter, analysed', () =>
    submit({ url, cookie, form: formOf({ textQuestion: typedLetter() }) }),
  )
  const pdf = readFileSync(path.join(ROOT, 'packages/intake/fixtures/files/letter.pdf'))
  const { documentId } = await counted('a PDF, analysed', () =>
    submit({ url, cookie, form: formOf({}, new File([new Uint8Array(pdf)], 'letter.pdf')) }),
  )
  await counted('list 2 letters', () => ask('/api/documents/user'))
  await counted('open a letter', () => ask(`/api/documents/${documentId}`))
  await counted('delete a letter', () => ask(`/api/documents/${documentId}`, 'DELETE'))
  await counted('a sweep with nothing due', () => ask('/sweep'))
  return rows
}

async function askAs(url: string, { cookie, method }: { cookie: string; method: string }) {
  const answer = await fetch(url, { method, headers: { ...headersOf(url), Cookie: cookie } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
}

/** What was counted since the last question. */
async function countsOf(url: string): Promise<Counts> {
  const answer = await fetch(`${url}/counts`)
  return asCounts(await answer.json())
}

/** Our own Worker, above, writes exactly these names. */
const asCounts = (body: unknown): Counts => body as Counts

function rowOf(what: string, counts: Counts): string[] {
  const of = (name: keyof Counts): number => counts[name] ?? 0
  const dollars = PRICED.reduce((sum, name) => sum + of(name) * PRICES[name], 0)
  return [
    what,
    String(of('trips')),
    ...PRICED.map((name) => String(of(name))),
    (dollars / 1000).toFixed(4),
  ]
}
