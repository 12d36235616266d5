/**
 * Buying over HTTP, through the page to pay on, on the whole product. First in peace, with everything told many times
 * and falsely as well; then while the runtime is killed. In the end Stripe and the ledger must agree, by `doctor.ts`.
 */
import { spawn } from 'node:child_process'

import { signInAll } from '../bench/stack-client.ts'
import { ROOT } from '../places.ts'
import { countOf, D1_FOLDER, databaseFile, ledgerFaults, openFile } from './local-state.ts'
import { onOwnStack } from './own-stack.ts'
import type { Runtime } from './own-stack.ts'
import type { Proof } from './proof.ts'
import { seededNumbers } from './random.ts'
import { pause } from './send-letter.ts'
import { call, happen, listThings, openPage, PACK, PLAN, pay, retell } from './shop.ts'
import type { Shop } from './shop.ts'

const BUYERS = 10
const RETOLD = 20
const KILLED_BUYERS = 24
const KILLS = 5
const LANES = 4
const LIMIT_MS = 6 * 60 * 1000
const PAY_MS = 120_000
/** Nightly pages are 25 long; five lists. */
const NIGHT_ROUNDS = 12

const person = (name: string) => ({
  email: `${name}@plainletter.test`,
  password: 'plainletter',
  credits: 0,
})
const IN_PEACE = Array.from({ length: BUYERS }, (_, index) => person(`buyer${index}`))
const THIEF = person('thief')
const IN_STORM = Array.from({ length: KILLED_BUYERS }, (_, index) => person(`storm${index}`))

export const provePurchases = (seed: number): Promise<Proof[]> =>
  onOwnStack({ people: [...IN_PEACE, THIEF, ...IN_STORM], limitMs: LIMIT_MS }, async (runtime) => {
    const shop = shopOf(runtime)
    const peace = await buyInPeace(runtime, shop)
    const storm = await buyInStorm(runtime, seed)
    return [...peace, ...storm, await agreement(runtime)]
  })

const shopOf = ({ url, stack }: Runtime): Shop => ({ url, stripeUrl: stack.urls.checkout })

async function buyInPeace(runtime: Runtime, shop: Shop): Promise<Proof[]> {
  const cookies = await signInAll(shop.url, IN_PEACE)
  const [thief = ''] = await signInAll(shop.url, [THIEF])
  const faults: string[] = []
  const seen = { told: 0, forged: 0, credits: 0 }
  for (const [index, cookie] of cookies.entries()) {
    const told = await buyOnce(shop, cookie, { thief, index })
    seen.told += told.told
    seen.forged += told.forged
    seen.credits += told.credits
    faults.push(...told.faults)
  }
  const due = cookies.length * 10
  return [
    {
      id: 'I3',
      what: 'HTTP journeys: one purchase, told often',
      cases: seen.told,
      violations: [...faults, ...ledgerFaults(runtime.stateDir)],
      figures: `${cookies.length} purchases, credits granted / due ${(seen.credits / due).toFixed(3)}`,
    },
    {
      id: 'I4',
      what: 'forged events, foreign and unpaid sessions',
      cases: seen.forged,
      violations: [
        ...(await balanceFault(shop, thief, 0)),
        ...(countOf(runtime.stateDir, stolen) === 0 ? [] : ['the thief has payments']),
      ],
    },
    await refundsAndPlans(shop, cookies),
  ]
}

const stolen = `SELECT COUNT(*) AS n FROM payment_tracking WHERE user_id = (SELECT id FROM users WHERE email = '${THIEF.email}')`

/** From the button to the credits, and everything around it at the same moment. */
async function buyOnce(
  shop: Shop,
  cookie: string,
  { thief, index }: { thief: string; index: number },
): Promise<{ told: number; forged: number; credits: number; faults: string[] }> {
  const page = await openPage(shop, cookie, { wish: PACK, until: Date.now() + PAY_MS })
  const words = await (await fetch(page)).text()
  const sessionId = page.split('/').at(-1) ?? ''
  const unpaid = await call(shop, cookie, ['POST', '/api/credits/verify-payment', { sessionId }])
  const forgedBefore = await retell(shop, sessionId, { times: 1, secret: 'whsec_of_others' })
  const place = await pay(page, Date.now() + PAY_MS)
  const add = { credits: 999, reason: 'payment_link_basic' }
  const theft = { sessionId }
  const [retold, forged, stolenNow] = await Promise.all([
    retell(shop, sessionId, { times: RETOLD }),
    retell(shop, sessionId, { times: 3, secret: 'whsec_of_others' }),
    index < 5 ? call(shop, thief, ['POST', '/api/credits/verify-payment', theft]) : undefined,
    call(shop, cookie, ['POST', '/api/credits/verify-payment', theft]),
    call(shop, cookie, ['POST', '/api/credits/manual-add', add]),
    call(shop, cookie, ['POST', '/api/check-recent-payments']),
    call(shop, cookie, ['POST', '/api/verify-payment']),
  ])
  const want = `${shop.url}/credits?success=true&session_id=${sessionId}&package=basic`
  const faults = [
    ...(words.includes('Pay £10.00') ? [] : ['the page does not say the price']),
    ...(unpaid.status === 409 ? [] : [`an unpaid session answered ${unpaid.status}`]),
    ...(place === want ? [] : [`the browser was sent to ${place}`]),
    ...(retold.taken === retold.sent ? [] : [`${retold.taken} of ${retold.sent} events taken`]),
    ...(forged.taken + forgedBefore.taken === 0 ? [] : ['a forged event was taken']),
    ...(stolenNow && stolenNow.status !== 404 ? [`a theft answered ${stolenNow.status}`] : []),
    ...(await balanceFault(shop, cookie, 10)),
  ]
  return { told: retold.sent + 5, forged: forged.sent + 2, credits: 10, faults }
}

async function balanceFault(shop: Shop, cookie: string, due: number): Promise<string[]> {
  const { body } = await call(shop, cookie, ['GET', '/api/credits/balance'])
  const said = JSON.stringify(body)
  return said.includes(`"creditsRemaining":${due},`) ? [] : [`due ${due}, there is ${said}`]
}

/** A refund of 55 %, a dispute that is won, and a plan, each told three times over. */
async function refundsAndPlans(shop: Shop, [one = '', two = '', three = '']: readonly string[]) {
  const sessions = (await listThings(shop, 'checkout/sessions')).toReversed()
  const intents = sessions.map((session) => String(session['payment_intent']))
  await happen(shop, `payment_intents/${intents[0]}/refund`, { amount: 550 })
  const dispute = await happen(shop, `payment_intents/${intents[1]}/dispute`, {})
  const inDispute = await balanceFault(shop, two, 0)
  await happen(shop, `disputes/${dispute.id}/won`, {})
  for (const intent of intents.slice(0, 2)) await retell(shop, intent, { times: 3 })
  const page = await openPage(shop, three, { wish: PLAN, until: Date.now() + PAY_MS })
  const place = await pay(page, Date.now() + PAY_MS)
  const status = JSON.stringify((await call(shop, three, ['GET', '/api/subscription-status'])).body)
  const ended = await call(shop, three, ['POST', '/api/subscriptions/cancel'])
  const violations = [
    ...(await balanceFault(shop, one, 5)),
    ...inDispute,
    ...(await balanceFault(shop, two, 10)),
    ...(place.startsWith(`${shop.url}/dashboard?success=true`) ? [] : [`sent to ${place}`]),
    ...(status.includes('"analysesLeft":3') ? [] : [`the plan: ${status}`]),
    ...(ended.status === 200 ? [] : [`ending the plan answered ${ended.status}`]),
  ]
  return { id: 'I4', what: 'a refund, a dispute won, a plan, over HTTP', cases: 6, violations }
}

/** Half buy packs and half plans, in lanes, while the runtime is killed. Whoever pays pays until somebody answers. */
async function buyInStorm(runtime: Runtime, seed: number): Promise<Proof[]> {
  const next = seededNumbers(seed)
  const cookies = await signInAll(runtime.url, IN_STORM)
  const left = [...cookies.entries()]
  const seen = { paid: 0, faults: [] as string[] }
  const lane = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      const until = Date.now() + PAY_MS
      const wish = one[0] % 3 === 2 ? PLAN : PACK
      try {
        await pay(await openPage(shopOf(runtime), one[1], { wish, until }), until)
        seen.paid += 1
      } catch (error) {
        seen.faults.push(`buyer ${one[0]}: ${error instanceof Error ? error.message : 'unknown'}`)
      }
    }
  }
  const buying = Promise.all(Array.from({ length: LANES }, lane))
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(100 + next() * 900)
    await runtime.stack.kill()
    runtime.stack = await runtime.start()
  }
  await buying
  const before = countOf(runtime.stateDir, 'SELECT COUNT(*) AS n FROM payment_tracking')
  await sleepANight(runtime)
  const after = countOf(runtime.stateDir, 'SELECT COUNT(*) AS n FROM payment_tracking')
  const due = BUYERS + 1 + KILLED_BUYERS
  return [
    {
      id: 'I10',
      what: 'kill -9 while people pay: all is found',
      cases: seen.paid,
      violations: [
        ...seen.faults,
        ...(after === due ? [] : [`${after} payments stand here, ${due} were made`]),
        ...ledgerFaults(runtime.stateDir),
      ],
      figures: `${KILLS} kills, ${after - before} payments found in the night`,
    },
  ]
}

/** The comparisons of the night are due now, and run until they have come to their end. */
async function sleepANight(runtime: Runtime): Promise<void> {
  await runtime.stack.stop()
  const rows = openFile(databaseFile(runtime.stateDir, D1_FOLDER))
  rows.exec('DELETE FROM sweep_passes')
  rows.close()
  runtime.stack = await runtime.start()
  for (let round = 0; round < NIGHT_ROUNDS; round += 1) await runtime.stack.fireRetention()
}

/** In a process of its own, and not waited for in a way that would stop this one: the local Stripe lives here. */
async function agreement({ stateDir, port }: Runtime): Promise<Proof> {
  const words = ['scripts/doctor.ts', '--state', stateDir, '--port', String(port)]
  const doctor = spawn(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  doctor.stdout.on('data', (chunk) => (said += String(chunk)))
  const status = await new Promise((resolve) => doctor.once('close', resolve))
  const lines = said.trim().split('\n')
  return {
    id: 'I10',
    what: 'Stripe and the ledger agree (doctor)',
    cases: lines.filter((line) => line.startsWith('  ')).length,
    violations: status === 0 ? [] : lines,
    figures: lines[0] ?? '',
  }
}
