/**
 * The queue, the clock and the minutely sweep around the analyser, all under one seed. Messages are dropped, doubled,
 * delayed and reordered; while one delivery waits for a call, time may pass and other deliveries run.
 */
import {
  ANALYSIS_FAILED,
  buryJob,
  listOverdueJobs,
  listStrandedJobs,
} from '@plainletter/store/jobs'

import { consume } from '../src/consume.ts'
import type { AnalyserPorts } from '../src/ports.ts'
import { FAULTS, faultyPorts } from './faulty-ports.ts'
import type { Fault, Run } from './faulty-ports.ts'
import type { Random } from './random.ts'

export const MINUTE_MS = 60_000
const QUEUE = 'plainletter-analysis'
const DEAD_LETTERS = 'plainletter-analysis-dead'
/** Deliveries until a message is given up, as in wrangler.toml: the first one and the retries. */
const DELIVERIES_MAX = { [QUEUE]: 6, [DEAD_LETTERS]: 4 } as const

export interface Rates {
  /** That a send is lost, or doubled; that a call outward fails; that time passes during a call; that a sweep is missed. */
  readonly drop: number
  readonly double: number
  readonly fault: number
  readonly wait: number
  readonly missedSweep: number
}

export interface WorldOptions {
  readonly ports: AnalyserPorts
  readonly random: Random
  readonly rates: Rates
  readonly start: number
  /** A fault of the test's own choice at a call, before chance is asked. */
  readonly faultAt?: (call: number, label: string) => Fault | undefined
  readonly check: (now: number) => Promise<void>
  /** True when nothing is left to wait for but messages. */
  readonly isOver: () => boolean
}

interface Pending {
  readonly at: number
  readonly queue: typeof QUEUE | typeof DEAD_LETTERS
  readonly jobId: string
  readonly attempts: number
}

export interface World {
  readonly options: WorldOptions
  readonly ports: AnalyserPorts
  readonly figures: { deliveries: number; faults: number }
  now: number
  /** Deliveries that wait for a call while others run. */
  depth: number
  missedInRow: number
  nextSweep: number
  pending: Pending[]
}

export function newWorld(options: WorldOptions): World {
  const { start, random } = options
  const world: World = {
    options,
    ports: { ...options.ports, clock: () => world.now, newId: () => random.uuid() },
    figures: { deliveries: 0, faults: 0 },
    now: start,
    depth: 0,
    missedInRow: 0,
    nextSweep: start + MINUTE_MS,
    pending: [],
  }
  return world
}

/** One send: it may be lost, come late, or come up to five times. */
export function send(world: World, jobId: string): void {
  const { random, rates } = world.options
  if (random.chance(rates.drop)) return
  const copies = random.chance(rates.double) ? 2 + random.below(4) : 1
  for (let copy = 0; copy < copies; copy += 1)
    post(world, { queue: QUEUE, jobId, attempts: 1 }, random.below(3 * MINUTE_MS))
}

function post(world: World, message: Omit<Pending, 'at'>, delay: number): void {
  world.pending.push({ ...message, at: world.now + delay })
}

/** Lets everything happen that is due in the next milliseconds. */
export async function pass(world: World, milliseconds: number): Promise<void> {
  const end = world.now + milliseconds
  for (;;) {
    const nextMessage = Math.min(...world.pending.map((message) => message.at))
    const next = Math.min(nextMessage, world.nextSweep)
    if (next > end) break
    if (world.depth === 0 && world.pending.length === 0 && world.options.isOver()) return
    world.now = Math.max(world.now, next)
    await (world.nextSweep <= nextMessage ? sweep(world) : deliver(world, takeBatch(world)))
    await world.options.check(world.now)
  }
  world.now = Math.max(world.now, end)
}

/** The part of the retention Worker's round that concerns jobs. */
async function sweep(world: World): Promise<void> {
  const { random, rates } = world.options
  const { database } = world.options.ports
  const { now } = world
  world.nextSweep += MINUTE_MS
  const isMissed = world.missedInRow < 3 && random.chance(rates.missedSweep)
  world.missedInRow = isMissed ? world.missedInRow + 1 : 0
  if (isMissed) return
  for (const jobId of await listOverdueJobs(database, { now, limit: 100 }))
    await buryJob(database, { jobId, entryId: random.uuid(), now }, ANALYSIS_FAILED)
  const stranded = { now, queuedBefore: now - 2 * MINUTE_MS, limit: 100 }
  for (const jobId of await listStrandedJobs(database, stranded)) send(world, jobId)
}

/** One to five messages of one queue that are due, in any order. */
function takeBatch(world: World): Pending[] {
  const { random } = world.options
  const due = world.pending.filter((message) => message.at <= world.now)
  const shuffled = due
    .filter((message) => message.queue === due[0]?.queue)
    .map((message) => ({ message, order: random.next() }))
    .sort((a, b) => a.order - b.order)
  const batch = shuffled.slice(0, 1 + random.below(5)).map(({ message }) => message)
  world.pending = world.pending.filter((message) => !batch.includes(message))
  return batch
}

type Answer = 'ack' | { readonly delay: number }

async function deliver(world: World, batch: readonly Pending[]): Promise<void> {
  world.figures.deliveries += 1
  const run: Run = {
    isDead: false,
    calls: 0,
    faultAt: (call, label) => faultAt(world, call, label),
  }
  const answers = new Map<Pending, Answer>()
  const isWhole = await consumeAll(world, run, { batch, answers })
  for (const message of batch) {
    const answer = answers.get(message)
    // A Worker that died may or may not have had its answers heard.
    const isHeard = answer !== undefined && (!run.isDead || world.options.random.chance(0.5))
    if (isHeard && answer !== 'ack') again(world, message, answer.delay)
    if (!isHeard && (run.isDead || !isWhole)) again(world, message, 0)
  }
}

/** False when the consumer threw. */
async function consumeAll(
  world: World,
  run: Run,
  { batch, answers }: { batch: readonly Pending[]; answers: Map<Pending, Answer> },
): Promise<boolean> {
  const answer = (message: Pending, value: Answer): void => {
    if (!run.isDead && !answers.has(message)) answers.set(message, value)
  }
  const messages = batch.map((message) => ({
    id: world.options.random.uuid(),
    timestamp: new Date(world.now),
    body: { jobId: message.jobId },
    attempts: message.attempts,
    ack: () => answer(message, 'ack'),
    retry: ({ delaySeconds = 0 } = {}) => answer(message, { delay: delaySeconds * 1000 }),
  }))
  const unused = (): void => undefined
  const metadata = { metrics: { backlogCount: 0, backlogBytes: 0 } }
  const queue = batch[0]?.queue ?? QUEUE
  try {
    await consume(
      { queue, messages, metadata, ackAll: unused, retryAll: unused },
      faultyPorts(world.ports, run),
    )
    return true
  } catch {
    return false
  }
}

function again(world: World, message: Pending, delay: number): void {
  const attempts = message.attempts + 1
  if (attempts <= DELIVERIES_MAX[message.queue]) post(world, { ...message, attempts }, delay)
  else if (message.queue === QUEUE) post(world, { ...message, queue: DEAD_LETTERS, attempts: 1 }, 0)
}

async function faultAt(world: World, call: number, label: string): Promise<Fault | undefined> {
  const { random, rates } = world.options
  if (world.depth < 2 && random.chance(rates.wait)) await passDuringCall(world)
  const byChance = random.chance(rates.fault) ? FAULTS[random.below(FAULTS.length)] : undefined
  const fault = world.options.faultAt?.(call, label) ?? byChance
  if (fault !== undefined) world.figures.faults += 1
  return fault
}

/** Seconds mostly; now and then longer than a lease. */
async function passDuringCall(world: World): Promise<void> {
  const { random } = world.options
  world.depth += 1
  await pass(world, random.chance(0.2) ? 17 * MINUTE_MS : random.below(90_000))
  world.depth -= 1
}
