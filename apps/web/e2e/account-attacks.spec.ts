/** Attacks on an account and its money, from other sites and through words that are shown again. */
import { expect, test } from '@playwright/test'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'

import { openForeignSite } from './foreign-site.ts'
import type { ForeignSite } from './foreign-site.ts'
import { mailedPath } from './inbox.ts'
import { emailOf, PASSWORD, signIn } from './people.ts'

test.skip(({ isMobile }) => isMobile, 'The browser guards us the same way whatever its width')

test.describe.configure({ timeout: 120_000 })

let site: ForeignSite
test.beforeAll(async () => {
  site = await openForeignSite()
})
test.afterAll(() => site.close())

const own = { 'Sec-Fetch-Site': 'same-origin' }
const origin = (info: TestInfo) => String(info.project.use.baseURL)

async function stateOf(context: BrowserContext): Promise<unknown> {
  const paths = [
    '/api/auth/me',
    '/api/auth/sessions',
    '/api/credits/balance',
    '/api/credits/purchases',
    '/api/subscription-status',
    '/api/documents/user',
    '/api/cases',
  ]
  return Promise.all(
    paths.map(async (path) => {
      const answer = await context.request.get(path)
      return [path, answer.status(), await answer.json()]
    }),
  )
}

/** What each route that changes something would take, were it asked by one of our own pages. */
const WISHES = (email: string) =>
  ({
    '/api/auth/login': { email, password: PASSWORD },
    '/api/auth/register': {
      email: 'attack@evil.example',
      password: 'three calm words',
      confirmPassword: 'three calm words',
    },
    '/api/auth/forgot-password': { email },
    '/api/auth/resend-verification': {},
    '/api/auth/change-password': { currentPassword: PASSWORD, newPassword: 'words of others' },
    '/api/auth/delete-account': { password: PASSWORD },
    '/api/auth/sign-out-others': {},
    '/api/credits/purchase': { packageType: 'basic' },
    '/api/credits/manual-add': { credits: 100, reason: 'attack' },
    '/api/check-recent-payments': {},
    '/api/subscriptions/purchase': { plan: 'business' },
    '/api/subscriptions/cancel': {},
    '/api/subscriptions/resume': {},
    '/api/cases/create': { caseName: 'Attack', caseType: 'other', retentionPeriod: 180 },
    '/api/feature-requests': { requestType: 'improvement', title: 'x', description: 'x' },
    '/api/contact': { name: 'x', email, category: 'x', subject: 'x', message: 'x' },
    '/api/strategic-cheat-sheet/housing': { userSituation: 'x', jurisdiction: 'gb' },
    '/api/stripe/webhook': { type: 'checkout.session.completed' },
  }) as const

interface Sent {
  readonly target: string
  readonly wishes: Record<string, unknown>
}

/** Runs in the attacker's page: JSON as the kinds of text that need no leave, and what a form makes of it. */
async function sendAll({ target, wishes }: Sent): Promise<string[]> {
  const read: string[] = []
  const send = (path: string, init: RequestInit) =>
    fetch(target + path, { method: 'POST', credentials: 'include', ...init })
      .then(async (answer) => read.push(`${path} ${await answer.text()}`))
      .catch(() => undefined)
  for (const [path, wish] of Object.entries(wishes)) {
    const body = JSON.stringify(wish)
    const headers = { 'Content-Type': 'application/json' }
    await Promise.all([
      send(path, { mode: 'no-cors', body: new Blob([body], { type: 'text/plain' }) }),
      send(path, { body: new URLSearchParams({ body }), mode: 'no-cors' }),
      send(path, { body, headers }),
    ])
  }
  return read.filter((words) => words.trim().includes(' '))
}

for (const [name, host, person] of [
  ['another port of our own host', 'localhost', 74],
  ['another site', '127.0.0.1', 75],
] as const) {
  test(`${name} buys nothing, changes nothing and reads nothing on any route of an account`, async ({
    page,
    context,
  }, info) => {
    const email = emailOf(person, info)
    await signIn(page, email)
    const before = await stateOf(context)
    await page.goto(`http://${host}:${site.port}/`)
    const read = await page.evaluate(sendAll, { target: origin(info), wishes: WISHES(email) })
    expect(read).toEqual([])
    expect(await stateOf(context)).toEqual(before)
  })

  test(`${name} signs nobody in to an account of its own`, async ({ page, context }, info) => {
    await signIn(page, emailOf(person, info))
    const attacker = JSON.stringify({ email: emailOf(48, info), password: PASSWORD, x: '' })
    await page.goto(`http://${host}:${site.port}/`)
    const posted = page.waitForResponse(`${origin(info)}/api/auth/login`)
    await page.evaluate(
      ({ action, field }) => {
        const form = document.createElement('form')
        Object.assign(form, { method: 'post', enctype: 'text/plain', action })
        // A form of plain text writes name=value: together they are the JSON.
        const input = Object.assign(document.createElement('input'), {
          name: field.slice(0, -2),
          value: '"}',
        })
        form.append(input)
        document.body.append(form)
        form.submit()
      },
      { action: `${origin(info)}/api/auth/login`, field: attacker },
    )
    expect((await posted).status()).toBe(403)
    expect(await (await context.request.get('/api/auth/me')).json()).toMatchObject({
      email: emailOf(person, info),
    })
  })
}

test('a page that opens ours holds no handle of it, and ours none of that page', async ({
  page,
}, info) => {
  await page.goto(`http://127.0.0.1:${site.port}/`)
  const opened = page.waitForEvent('popup')
  await page.evaluate(
    (url) => {
      Object.assign(window, { ours: window.open(url) })
    },
    `${origin(info)}/credits`,
  )
  const popup = await opened
  await popup.waitForURL((url) => url.origin === origin(info))
  expect(await popup.evaluate(() => window.opener === null)).toBe(true)
  const isClosed = () => page.evaluate(() => Reflect.get(window, 'ours').closed)
  await expect.poll(isClosed).toBe(true)
})

test('a link of somebody else leaves whoever follows it in their own account', async ({
  page,
  browser,
  context,
}, info) => {
  const attacker = await browser.newPage({ baseURL: origin(info) })
  await signIn(attacker, emailOf(37, info))
  await attacker.request.post('/api/auth/resend-verification', { headers: own })
  await signIn(page, emailOf(49, info))
  await page.goto(await mailedPath(emailOf(37, info), 'verify-email'))
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  const me = await context.request.get('/api/auth/me')
  expect(await me.json()).toMatchObject({ email: emailOf(49, info) })
  await attacker.close()
})

test('a session that was planted before the sign-in is not the one after it', async ({
  playwright,
}, info) => {
  const [attacker, victim] = await Promise.all(
    [48, 50].map(async (person) => {
      const api = await playwright.request.newContext({ baseURL: origin(info) })
      const data = { email: emailOf(person, info), password: PASSWORD }
      const login = () => api.post('/api/auth/login', { headers: own, data })
      return { api, login, data }
    }),
  )
  if (!attacker || !victim) throw new Error('Nobody')
  await attacker.login()
  const planted = await attacker.api.storageState()
  const browser = await playwright.request.newContext({
    baseURL: origin(info),
    storageState: planted,
  })
  await browser.post('/api/auth/login', { headers: own, data: victim.data })
  expect(await (await browser.get('/api/auth/me')).json()).toMatchObject({
    email: emailOf(50, info),
  })
  expect((await attacker.api.get('/api/auth/me')).status()).toBe(401)
})

for (const address of [
  '/auth?tab=login&next=https://evil.example',
  '/auth?tab=login&from=//evil.example&redirect=https://evil.example&returnTo=/%5Cevil.example',
]) {
  test(`signing in at ${address} stays with us`, async ({ page }, info) => {
    const left: string[] = []
    page.on('request', (each) => {
      if (new URL(each.url()).origin !== origin(info)) left.push(each.url())
    })
    await page.goto(address)
    await page.getByLabel('Email').fill(emailOf(51, info))
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/')
    expect(left).toEqual([])
  })
}

const MARKUP = `"><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}`

test('markup in names, letters and payments is shown as what it is', async ({ page }, info) => {
  const faults: string[] = []
  page.on('dialog', (dialog) => {
    faults.push(dialog.message())
    void dialog.dismiss()
  })
  await signIn(page, emailOf(52, info))
  await post(page, '/api/cases/create', {
    caseName: MARKUP,
    caseType: 'other',
    opposingParty: MARKUP,
    caseDescription: MARKUP,
    retentionPeriod: 180,
  })
  const text = `Dear ${MARKUP}, you owe £120.00 to ${MARKUP}. Pay within 14 days.`
  const { id } = await post(page, '/api/documents/analyze', { text, country: 'gb' })
  for (const path of ['/cases', '/dashboard', `/documents/${id}`, '/credits']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('img[src="x"], script:not([src])').count(), path).toBe(0)
  }
  await page.goto('/cases')
  await expect(page.getByText(MARKUP).first()).toBeVisible()
  expect(faults).toEqual([])
})

async function post(page: Page, path: string, data: object): Promise<{ id: number }> {
  const answer = await page.request.post(path, { headers: own, data })
  expect(answer.ok(), path).toBe(true)
  return answer.json()
}
