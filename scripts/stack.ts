/** The whole product on this machine: Pages, API and analyser in one workerd, retention in another, a Stripe and a Resend beside them. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

import { serveStripe } from '@plainletter/local-stripe/serve-stripe'
import { createEmulator } from 'emulate'

import { buildWords } from './build-words.ts'
import { removeLocalConfigs, writeLocalConfigs } from './local-configs.ts'
import { prepareSales } from './local-sales.ts'
import { BIN, ROOT, wranglerEnvironment } from './places.ts'

/** Ports follow the app's own, so that two copies on one machine need only one number changed. */
export interface StackPlace {
  readonly port: number
  readonly stateDir: string
}

export interface Stack {
  readonly urls: { app: string; mail: string; checkout: string }
  /** Runs the sweep once, as the cron does each minute. */
  readonly fireRetention: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Ends both runtimes in the middle of whatever they do, as a power cut does. What they have stored stays. */
  readonly kill: () => Promise<void>
}

const READY_MS = 90_000
const STOP_MS = 5_000
const SWEEP_MS = 60_000

/** Throws an Error with a sentence when a port is taken or the product does not come up. */
export async function startStack({ port, stateDir }: StackPlace): Promise<Stack> {
  const ports = { app: port, retention: port + 1, mail: port + 2, checkout: port + 3 }
  for (const each of Object.values(ports)) await requireFreePort(each)
  const logs = path.join(stateDir, 'logs')
  mkdirSync(logs, { recursive: true })
  await buildWords()

  const mail = await createEmulator({ service: 'resend', port: ports.mail })
  const file = path.join(stateDir, 'stripe.json')
  const checkout = await serveStripe({ port: ports.checkout, file })
  const appUrl = `http://localhost:${ports.app}`
  const sales = await prepareSales(checkout.url, appUrl)
  const configs = writeLocalConfigs(port, { appUrl, mailUrl: mail.url, sales })
  const app = runWrangler(
    [
      'pages',
      'dev',
      '-c',
      'wrangler.toml',
      '-c',
      configs.api,
      '-c',
      configs.analyser,
      ...placeWords(ports.app, stateDir),
    ],
    path.join(logs, 'app.log'),
  )
  const retention = runWrangler(
    [
      'dev',
      '-c',
      configs.retention,
      ...placeWords(ports.retention, stateDir),
      '--show-interactive-dev-session=false',
    ],
    path.join(logs, 'retention.log'),
  )
  const fireRetention = async () => {
    await fetch(`http://127.0.0.1:${ports.retention}/cdn-cgi/local/scheduled`)
  }
  const sweeps = setInterval(() => void fireRetention().catch(() => undefined), SWEEP_MS)
  const stop = async () => {
    clearInterval(sweeps)
    await Promise.all([endProcess(app), endProcess(retention), mail.close(), checkout.stop()])
    removeLocalConfigs(configs)
  }
  const kill = async () => {
    await Promise.all([killProcess(app), killProcess(retention)])
    await stop()
    for (const each of Object.values(ports)) await waitUntilFree(each)
  }
  try {
    await waitUntilReady(`${appUrl}/api/health`, app)
  } catch (error) {
    await stop()
    throw error
  }
  const urls = { app: appUrl, mail: `${mail.url}/inbox`, checkout: checkout.url }
  return { urls, fireRetention, stop, kill }
}

function placeWords(port: number, stateDir: string): string[] {
  const place = `--port ${port} --ip 127.0.0.1 --inspector-port 0 --persist-to`
  return [...place.split(' '), stateDir]
}

/** Starts wrangler in a process group of its own, which endProcess ends whole. */
export function runWrangler(words: readonly string[], logFile: string): ChildProcess {
  const child = spawn(path.join(BIN, 'wrangler'), words, {
    cwd: ROOT,
    env: { ...wranglerEnvironment(), CI: 'true', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const log = createWriteStream(logFile)
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  return child
}

/** Ends a child and what it has started, kindly first. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return
  const group = -child.pid
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  signal(group, 'SIGTERM')
  const timer = setTimeout(() => signal(group, 'SIGKILL'), STOP_MS)
  await ended
  clearTimeout(timer)
  signal(group, 'SIGKILL')
}

async function killProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  signal(-child.pid, 'SIGKILL')
  await ended
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(group, name)
  } catch {
    // The group has ended by itself.
  }
}

export async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + READY_MS
  while (Date.now() < end) {
    if (child.exitCode !== null)
      throw new Error(
        'The local runtime ended at once. Its log is in the state folder, logs/app.log.',
      )
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(
    `The product did not answer within ${READY_MS / 1000} seconds. Its log is in the state folder, logs/app.log.`,
  )
}

/** What a killed process had open closes a moment after its end. */
async function waitUntilFree(port: number): Promise<void> {
  const end = Date.now() + STOP_MS
  while (Date.now() < end) {
    const isFree = await requireFreePort(port).then(
      () => true,
      () => false,
    )
    if (isFree) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(
        new Error(
          `Port ${port} is taken by another program. Stop it, or choose other ports: PORT=9000 npm start`,
        ),
      ),
    )
    probe.once('listening', () => probe.close(() => resolve()))
    probe.listen(port, '127.0.0.1')
  })
}
