/**
 * `pnpm run doctor`: does the ledger add up, and does Stripe say the same? Changes nothing; what is missing, the night's
 * sweep puts right. Here: `--port` (8788) and `--state` say which start. There: `--remote`, with the keys of Cloudflare
 * and STRIPE_SECRET_KEY in the shell. Exits 1 when something is wrong, 2 when it could not be asked.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'

import { COMPARISONS } from '@plainletter/payments/compare'
import type { Compared } from '@plainletter/payments/compare'
import { isStripeFault, openStripe } from '@plainletter/payments/open-payments'
import type { Payments } from '@plainletter/payments/open-payments'
import { PRODUCTS } from '@plainletter/payments/products'
import { findPrices } from '@plainletter/payments/set-up-account'
import type { Database } from '@plainletter/store/database'
import { checkLedger, countLedger } from '@plainletter/store/ledger-checks'
import { listPaidSince } from '@plainletter/store/payments'

import { LOCAL_KEY } from './local-sales.ts'
import { STATE_DIR } from './places.ts'
import { openWranglerDatabase } from './wrangler-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Older ones may be on no list of Stripe's that we ask for. */
const HERE_DAYS = 29
const STRIPE_PORT = 3

const { values } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    port: { type: 'string', default: process.env['PORT'] ?? '8788' },
    state: { type: 'string', default: STATE_DIR },
  },
})

async function examine(): Promise<number> {
  const database = openWranglerDatabase(
    values.remote ? 'remote' : { stateDir: path.resolve(values.state) },
  )
  return (await examineLedger(database)) + (await examineStripe(database))
}

async function examineLedger(database: Database): Promise<number> {
  const { accounts, entries, payments } = await countLedger(database)
  console.log(`Ledger: ${accounts} accounts, ${entries} entries, ${payments} payments`)
  let faults = 0
  for (const { what, faults: found } of await checkLedger(database)) faults += tell(what, found)
  return faults
}

/** Prints one line, and those that are wrong below it. */
function tell(what: string, wrong: readonly string[]): number {
  console.log(`  ${what.padEnd(52)} ${String(wrong.length).padStart(5)}`)
  for (const each of wrong) console.log(`    ${each}`)
  return wrong.length
}

async function examineStripe(database: Database): Promise<number> {
  const payments = await openAsDoctor(database)
  if (!payments) {
    console.log('Stripe: not asked. Set STRIPE_SECRET_KEY to compare with it.')
    return 0
  }
  console.log('Stripe and us, the last 30 days:')
  const there = new Set<string>()
  let wrong = 0
  for (const [name, compare] of Object.entries(COMPARISONS)) {
    const { looked, paid, differences } = await compareAll(payments, compare)
    for (const id of paid) there.add(id)
    const words = differences.map(({ kind, id }) => `${kind} ${id}`)
    wrong += tell(`${name.replace('stripe_', '')} (${looked} looked at)`, words)
  }
  const here = await listPaidSince(database, payments.now - HERE_DAYS * DAY_MS)
  return (
    wrong +
    tell(
      'payments here that Stripe does not know',
      here.filter((id) => !there.has(id)),
    )
  )
}

async function compareAll(
  payments: Payments,
  compare: (payments: Payments, after: string) => Promise<Compared>,
): Promise<Compared> {
  let all: Compared = { differences: [], looked: 0, paid: [] }
  for (let after: string | undefined = ''; after !== undefined;) {
    const { differences, looked, paid, next } = await compare(payments, after)
    all = {
      differences: [...all.differences, ...differences],
      looked: all.looked + looked,
      paid: [...all.paid, ...paid],
    }
    after = next
  }
  return all
}

/** Reading needs neither the keys of letters nor our address. */
async function openAsDoctor(database: Database): Promise<Payments | undefined> {
  const key = values.remote ? process.env['STRIPE_SECRET_KEY'] : LOCAL_KEY
  if (!key) return undefined
  const local = `http://127.0.0.1:${Number(values.port) + STRIPE_PORT}`
  const stripe = openStripe(key, values.remote ? 'https://api.stripe.com' : local)
  const ids = await findPrices(stripe)
  return {
    database,
    stripe,
    products: new Map(PRODUCTS.map((product) => [ids[product.setting], product])),
    isLive: /^[rs]k_live_/.test(key),
    keys: new Map(),
    origin: '',
    payPages: '',
    now: Date.now(),
  }
}

try {
  const wrong = await examine()
  console.log(wrong === 0 ? 'All of it adds up.' : `${wrong} wrong.`)
  process.exit(wrong === 0 ? 0 : 1)
} catch (error) {
  console.error(
    isStripeFault(error)
      ? 'Stripe did not answer. Is the product running? `npm start` brings its own Stripe.'
      : error,
  )
  process.exit(2)
}
