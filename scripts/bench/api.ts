/** The whole stack against a bare handler in the same runtime, and how long a letter takes from sending to result. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { analyse } from '@plainletter/engine/analyse'
import { createNodeOcr, openNodeCharacterMaps } from '@plainletter/intake/node-ocr'
import { readUpload } from '@plainletter/intake/read-upload'

import { buildWeb } from '../build.ts'
import { migrate, seedPeople } from '../database.ts'
import { ROOT } from '../places.ts'
import { ensureSecrets } from '../secrets.ts'
import { startStack } from '../stack.ts'
import { bareCode } from './bare-worker.ts'
import { typedLetter } from './letters.ts'
import { median, quantile, spread, timeOf } from './measure.ts'
import { formOf, signInAll, submit } from './stack-client.ts'
import type { Submission } from './stack-client.ts'
import { asMs, asRatio, asShare, FIGURE_HEAD } from './table.ts'
import type { Bench, Table } from './table.ts'
import { startWorker } from './temporary-worker.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 9470)
const PORT_BARE = PORT + 5
const PORT_BEHIND = PORT + 6
/** The outer wall lets each session make 120 requests a minute. All that this part sends stays below it. */
const PEOPLE = Array.from({ length: 18 }, (_, index) => ({
  email: `bench${index}@plainletter.test`,
  password: 'plainletter',
  credits: 10,
}))
const ROUNDS = 5
const REQUESTS_ALONE = 120
const REQUESTS_TOGETHER = 240
const TOGETHER = 8
const SUBMISSIONS = 7
const TODAY = '2026-11-21'

interface Target {
  readonly send: () => Promise<unknown>
}

export async function benchApi({ folder, until, atEnd }: Bench): Promise<Table[]> {
  const stateDir = path.join(folder, 'api-state')
  const { pepper } = await ensureSecrets()
  buildWeb()
  migrate(stateDir)
  await seedPeople(stateDir, pepper, PEOPLE)
  const stack = await startStack({ port: PORT, stateDir })
  atEnd(stack.stop)
  const own = { code: bareCode, stateDir, folder }
  const bare = await startWorker({ ...own, name: 'bare', port: PORT_BARE })
  atEnd(bare.stop)
  const behind = await startWorker({
    ...own,
    name: 'plainletter-api',
    port: PORT_BEHIND,
    behindPages: true,
  })
  atEnd(behind.stop)
  const cookies = await signInAll(stack.urls.app, PEOPLE)
  const targets = {
    ours: balanceOf(stack.urls.app, cookies),
    behind: { send: () => get(`${behind.url}/api/balance`, {}) },
    bare: { send: () => get(`${bare.url}/balance`, {}) },
  }
  return [await requestTable(targets, until), await letterTable(stack.urls.app, cookies, until)]
}

/** Takes the next person for each request, so that none meets the outer wall. */
function balanceOf(url: string, cookies: readonly string[]): Target {
  let next = 0
  return {
    send: () => {
      next = (next + 1) % cookies.length
      return get(`${url}/api/credits/balance`, { Cookie: cookies[next] ?? '' })
    },
  }
}

async function get(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
}

type Name = 'ours' | 'behind' | 'bare'

/** The bare handler is asked on the way that ours is, and alone. */
const BASELINES = { behind: 'bare, behind Pages', bare: 'bare, alone' } as const

async function requestTable(targets: Record<Name, Target>, until: number): Promise<Table> {
  const alone: Record<Name, number[]> = { ours: [], behind: [], bare: [] }
  const rates: Record<Name, number[]> = { ours: [], behind: [], bare: [] }
  const names = ['ours', 'behind', 'bare'] as const
  for (const name of names) for (let count = 0; count < 20; count += 1) await targets[name].send()
  for (let round = 0; round < ROUNDS && (round < 1 || Date.now() < until); round += 1) {
    for (let count = 0; count < REQUESTS_ALONE; count += 1)
      for (const name of names) alone[name].push(await timeOf(targets[name].send))
    for (const name of names) rates[name].push(await rateOf(targets[name]))
  }
  const rows = (['behind', 'bare'] as const).flatMap((name) => {
    const timeRow = (what: string, share: number): string[] => {
      const [mine, theirs] = [quantile(alone.ours, share), quantile(alone[name], share)]
      const figures = [asMs(mine), asMs(theirs), asRatio(mine / theirs)]
      return [`${what}, against ${BASELINES[name]}`, ...figures, asShare(spread(alone.ours))]
    }
    const [rate, bareRate] = [median(rates.ours), median(rates[name])]
    const figures = [rate.toFixed(0), bareRate.toFixed(0), asRatio(rate / bareRate)]
    const together = `requests/s, ${TOGETHER} at a time, against ${BASELINES[name]}`
    return [
      timeRow('p50, one at a time', 0.5),
      timeRow('p99, one at a time', 0.99),
      [together, ...figures, asShare(spread(rates.ours))],
    ]
  })
  return {
    title:
      'API: GET /api/credits/balance with a session, against a bare Hono handler with one D1 read',
    head: [...FIGURE_HEAD],
    rows,
    notes: [
      `${alone.ours.length} requests one at a time, in turns; ${rates.ours.length} rounds of ${REQUESTS_TOGETHER} together. All in workerd on this machine, where the outer wall is a Durable Object in place of the platform's counter.`,
    ],
  }
}

/** Requests per second with TOGETHER of them in flight. */
async function rateOf({ send }: Target): Promise<number> {
  const lane = async () => {
    for (let count = 0; count < REQUESTS_TOGETHER / TOGETHER; count += 1) await send()
  }
  const took = await timeOf(() => Promise.all(Array.from({ length: TOGETHER }, lane)))
  return REQUESTS_TOGETHER / (took / 1000)
}

async function letterTable(url: string, cookies: readonly string[], until: number): Promise<Table> {
  const kinds = await letterKinds()
  const rows: string[][] = []
  for (const { what, form, alone } of kinds) {
    const runs: Submission[] = []
    const bare: number[] = []
    for (let run = 0; run < SUBMISSIONS && (run < 2 || Date.now() < until); run += 1) {
      runs.push(await submit({ url, cookie: cookies[run] ?? '', form: form(run) }))
      bare.push(await timeOf(alone))
    }
    const whole = runs.map(({ ms }) => ms)
    rows.push([
      what,
      asMs(median(whole)),
      asMs(median(bare)),
      asRatio(median(whole) / median(bare)),
      asShare(spread(whole)),
      stagesOf(runs),
    ])
  }
  return {
    title: 'API: from sending a letter to its result, against the same work in this process',
    head: [...FIGURE_HEAD, 'stages begin after'],
    rows,
    notes: [
      'The baseline reads and analyses the same bytes without network, queue, sealing or storage. The watcher looks every 60 ms at first.',
    ],
  }
}

/** When each stage was heard of, as the median over the runs. */
function stagesOf(runs: readonly Submission[]): string {
  const names = runs[0]?.stages.map(({ name }) => name) ?? []
  return Array.from(new Set(names), (name) => {
    const times = runs.flatMap(
      ({ stages }) => stages.find((stage) => stage.name === name)?.ms ?? [],
    )
    return `${name} ${median(times).toFixed(0)} ms`
  }).join(', ')
}

interface LetterKind {
  readonly what: string
  /** The upload. `run` makes each one another letter: the same one twice would be taken for a double click. */
  readonly form: (run: number) => FormData
  readonly alone: () => Promise<unknown>
}

async function letterKinds(): Promise<LetterKind[]> {
  const ports = { ocr: await createNodeOcr(), cmaps: await openNodeCharacterMaps() }
  const engine = (text: string) =>
    analyse({ text, request: { country: 'gb', language: 'en' }, today: TODAY })
  const ofFile = (name: string): LetterKind => {
    const bytes = new Uint8Array(
      readFileSync(path.join(ROOT, 'packages/intake/fixtures/files', name)),
    )
    return {
      what: name,
      form: (run) => formOf({ userGoal: `Run ${run}` }, new File([bytes], name)),
      alone: async () => {
        const upload = await readUpload([{ name, bytes }], ports)
        if (upload.ok) await engine(upload.text)
      },
    }
  }
  const text = typedLetter()
  return [
    {
      what: `typed letter, ${text.length} characters`,
      form: (run) => formOf({ textQuestion: text, userGoal: `Run ${run}` }),
      alone: () => engine(text),
    },
    ofFile('letter.pdf'),
    ofFile('letter.jpg'),
  ]
}
