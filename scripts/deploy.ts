/**
 * `npm run deploy` sets up and deploys everything on Cloudflare; `-- --check` only says what it would upload.
 * Safe to run again: what is there is kept, and secrets are made once.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { openStripe } from '@plainletter/payments/open-payments'
import { ensurePrices, ensureWebhook } from '@plainletter/payments/set-up-account'
import { newReceiptKey } from '@plainletter/vault/deletion-receipt'

import { buildWords } from './build-words.ts'
import { buildWeb } from './build.ts'
import { BIN, ROOT, WEB_DIST, wranglerEnvironment } from './places.ts'

const WORKERS = ['analyser', 'retention', 'api'] as const
type WorkerName = (typeof WORKERS)[number]

const BUCKET = 'plainletter-documents'
const QUEUES = ['plainletter-analysis', 'plainletter-analysis-dead'] as const
const LOCAL_DATABASE_ID = '00000000-0000-0000-0000-000000000000'

const wrangler = (...words: string[]) =>
  spawnSync(path.join(BIN, 'wrangler'), words, {
    cwd: ROOT,
    env: wranglerEnvironment(),
    encoding: 'utf8',
  })

/** Runs wrangler and shows what it says; ends with its words when it fails. */
function must(...words: string[]): string {
  console.log(`wrangler ${words.join(' ')}`)
  const { status, stdout, stderr } = wrangler(...words)
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`)
  return stdout
}

function check(): void {
  for (const worker of WORKERS) {
    must(
      'deploy',
      '--dry-run',
      '--outdir',
      `.wrangler/dry-run/${worker}`,
      '-c',
      `workers/${worker}/wrangler.toml`,
    )
  }
  console.log(`Pages would upload ${WEB_DIST}. Nothing was changed.`)
}

/** Makes what is missing. "Already there" is not a failure. */
function ensureStorage(): string {
  wrangler('d1', 'create', 'plainletter')
  const info: unknown = JSON.parse(must('d1', 'info', 'plainletter', '--json'))
  const id = typeof info === 'object' && info !== null && 'uuid' in info ? String(info.uuid) : ''
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('Cloudflare did not say the id of the database')
  wrangler('r2', 'bucket', 'create', BUCKET)
  // The backstop of retention: unlinked uploads end after 30 days even if no sweep ever runs. `held/` must have no rule.
  wrangler('r2', 'bucket', 'lifecycle', 'add', BUCKET, 'expire-30d', '30d/', '--expire-days', '30')
  for (const queue of QUEUES) wrangler('queues', 'create', queue)
  return id
}

/** Where our mails lead, who they are from, and the optional writer. Each is the shell's, or what wrangler.toml says. */
const SETTINGS = [
  'APP_ORIGIN',
  'CONTACT_EMAIL',
  'MAIL_FROM',
  'NEWS_FEEDS',
  'TURNSTILE_SITE_KEY',
  'OPENAI_MODEL',
  'OPENAI_VISION_MODEL',
  'OPENAI_BASE_URL',
  'OPENAI_PRICES',
] as const

/** The Worker's settings with the real database and mail, beside the original so that its paths hold. */
function withOurSettings(worker: WorkerName, databaseId: string): string {
  const folder = path.join(ROOT, 'workers', worker)
  const file = path.join(folder, 'wrangler.deploy.toml')
  let text = readFileSync(path.join(folder, 'wrangler.toml'), 'utf8')
  text = text.replaceAll(LOCAL_DATABASE_ID, databaseId)
  for (const name of SETTINGS) {
    const value = process.env[name]
    const line = new RegExp(`^${name} = .*$`, 'm')
    if (value) text = text.replace(line, () => `${name} = ${JSON.stringify(value)}`)
  }
  writeFileSync(file, text)
  return file
}

const freshKey = () => randomBytes(32).toString('base64url')

/** Each secret is made when it is missing, and never twice. The key that opens every letter is the same in all Workers. */
const SECRETS = [
  { name: 'KEY_ENCRYPTION_KEYS', workers: WORKERS, make: () => `1:${freshKey()}` },
  { name: 'PASSWORD_PEPPER', workers: ['api'], make: freshKey },
  { name: 'DEVICE_COOKIE_KEY', workers: ['api'], make: freshKey },
  { name: 'RECEIPT_KEY', workers: ['api'], make: () => newReceiptKey() },
] as const satisfies readonly {
  name: string
  workers: readonly WorkerName[]
  make: () => string | Promise<string>
}[]

async function ensureSecrets(configs: ReadonlyMap<WorkerName, string>): Promise<void> {
  const known = must('secret', 'list', '-c', configs.get('api') ?? '')
  const missing = SECRETS.filter(({ name }) => !known.includes(`"${name}"`))
  for (const { name, workers, make } of missing) {
    const value = await make()
    for (const worker of workers) putSecret(configs.get(worker) ?? '', name, value)
    console.log(`A new ${name} was made.`)
  }
  if (missing.length > 0)
    console.log('Keep a copy of KEY_ENCRYPTION_KEYS and PASSWORD_PEPPER outside Cloudflare.')
}

/**
 * The keys of others come from the shell. Until the mail provider's has come once, mails wait in the outbox; until the
 * model's has, the engine writes alone.
 */
const KEYS_OF_OTHERS = [
  { name: 'RESEND_API_KEY', workers: ['api', 'retention'] },
  { name: 'OPENAI_API_KEY', workers: ['analyser'] },
  { name: 'TURNSTILE_SECRET_KEY', workers: ['api'] },
] as const satisfies readonly { name: string; workers: readonly WorkerName[] }[]

function setKeysOfOthers(configs: ReadonlyMap<WorkerName, string>): void {
  for (const { name, workers } of KEYS_OF_OTHERS) {
    const key = process.env[name]
    if (!key) continue
    for (const worker of workers) putSecret(configs.get(worker) ?? '', name, key)
  }
}

/** With the key of our account at Stripe in the shell: the Prices and the webhook are made where they are missing. */
async function setSales(configs: ReadonlyMap<WorkerName, string>): Promise<void> {
  const key = process.env['STRIPE_SECRET_KEY']
  if (!key) return
  const stripe = openStripe(key, 'https://api.stripe.com')
  const api = configs.get('api') ?? ''
  const origin = /^APP_ORIGIN = "(.*)"$/m.exec(readFileSync(api, 'utf8'))?.[1]
  const secret = await ensureWebhook(stripe, `${origin}/api/stripe/webhook`)
  const sales = { STRIPE_SECRET_KEY: key, ...(await ensurePrices(stripe)) }
  for (const [name, value] of Object.entries(sales))
    for (const worker of ['api', 'retention'] as const)
      putSecret(configs.get(worker) ?? '', name, value)
  // Stripe tells it once: an endpoint that was there keeps the secret that is set.
  if (secret) putSecret(api, 'STRIPE_WEBHOOK_SECRET', secret)
}

function putSecret(config: string, name: string, value: string): void {
  execFileSync(path.join(BIN, 'wrangler'), ['secret', 'put', name, '-c', config], {
    cwd: ROOT,
    env: wranglerEnvironment(),
    input: value,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}

async function deploy(): Promise<void> {
  const databaseId = ensureStorage()
  const configs = new Map(
    WORKERS.map((worker) => [worker, withOurSettings(worker, databaseId)] as const),
  )
  try {
    must('d1', 'migrations', 'apply', 'DB', '--remote', '-c', configs.get('api') ?? '')
    for (const config of configs.values()) must('deploy', '-c', config)
    await ensureSecrets(configs)
    setKeysOfOthers(configs)
    await setSales(configs)
    wrangler('pages', 'project', 'create', 'plainletter', '--production-branch', 'main')
    must('pages', 'deploy')
  } finally {
    for (const config of configs.values()) rmSync(config)
  }
}

try {
  buildWeb()
  await buildWords()
  if (process.argv.includes('--check')) check()
  else await deploy()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
