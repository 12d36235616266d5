import { expect, request, test } from '@playwright/test'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'

import { openForeignSite } from './foreign-site.ts'
import type { ForeignSite } from './foreign-site.ts'
import { letter } from './letters.ts'
import { emailOf, PASSWORD, signIn } from './people.ts'

/** A port of the same site, to which the browser sends our cookie, and another site altogether. */
const FOREIGN = [
  ['another port of our own host', 'localhost', 70],
  ['another site', '127.0.0.1', 71],
] as const

test.skip(({ isMobile }) => isMobile, 'The browser guards us the same way whatever its width')

let site: ForeignSite
let port = 0

test.beforeAll(async () => {
  site = await openForeignSite()
  ;({ port } = site)
})

test.afterAll(() => site.close())

/** All that an attack could change: who is signed in, what is left to spend, what is stored. */
async function stateOf(context: BrowserContext): Promise<unknown> {
  const read = async (path: string) => {
    const answer = await context.request.get(path)
    return [path, answer.status(), await answer.json()] as const
  }
  return [
    await read('/api/auth/me'),
    await read('/api/credits/balance'),
    await read('/api/documents/user'),
  ]
}

async function signInFully(page: Page, email: string): Promise<void> {
  await signIn(page, email)
  await expect(page.getByText('credits left').first()).toBeVisible()
}

/** A signed-in person with one analysed letter. Answers its id. */
async function startWithLetter(page: Page, email: string): Promise<number> {
  await signInFully(page, email)
  const answer = await page.request.post('/api/documents/analyze', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { text: 'Can a bailiff take my car if I need it for work?', country: 'gb' },
  })
  expect(answer.status()).toBe(200)
  const { id } = await answer.json()
  return Number(id)
}

const origin = (info: TestInfo) => String(info.project.use.baseURL)

/** Runs in the attacker's page: every request that a page may make without being asked. */
async function sendEverything({ target, id }: { target: string; id: number }): Promise<string[]> {
  // Few, because all journeys come from one address and share its wall against floods.
  const actions = [
    '/api/auth/me',
    '/api/auth/logout',
    '/api/documents/analyze',
    `/api/documents/${id}`,
    `/api/documents/${id}/research-cases`,
    `/documents/${id}?delete=1`,
  ]
  const read: string[] = []
  const settle = (url: string, init: RequestInit) =>
    fetch(url, { credentials: 'include', ...init })
      .then(async (answer) => {
        const text = await answer.text()
        if (text !== '') read.push(`${url} ${text}`)
      })
      .catch(() => undefined)
  const loads = actions.flatMap((path) =>
    ['img', 'script', 'iframe'].map((tag) => {
      const element = document.createElement(tag)
      element.setAttribute('src', target + path)
      document.body.append(element)
      return new Promise((resolve) => {
        element.addEventListener('load', resolve)
        element.addEventListener('error', resolve)
        setTimeout(resolve, 500)
      })
    }),
  )
  for (const path of actions) {
    for (const rel of ['prefetch', 'preload']) {
      const link = document.createElement('link')
      Object.assign(link, { rel, href: target + path, as: rel === 'preload' ? 'fetch' : '' })
      document.head.append(link)
    }
    navigator.sendBeacon(
      target + path,
      new URLSearchParams({ country: 'gb', textQuestion: 'beacon' }),
    )
  }
  const form = new FormData()
  form.set('country', 'gb')
  form.set('textQuestion', 'Can a debt collector come into my house?')
  const json = JSON.stringify({ text: 'A letter from another site', country: 'gb' })
  const tries: RequestInit[] = [
    { method: 'GET' },
    { method: 'GET', mode: 'no-cors' },
    { method: 'POST', mode: 'no-cors', body: form },
    { method: 'POST', mode: 'no-cors', body: json },
    { method: 'POST', body: form },
    { method: 'POST', body: json, headers: { 'Content-Type': 'application/json' } },
    { method: 'DELETE' },
  ]
  await Promise.all(actions.flatMap((path) => tries.map((init) => settle(target + path, init))))
  await Promise.all(loads)
  return read
}

const FORMS = [
  ['/api/auth/logout', 'application/x-www-form-urlencoded'],
  ['/api/documents/analyze', 'multipart/form-data'],
  ['/api/documents/analyze', 'text/plain'],
] as const

for (const [name, host, person] of FOREIGN) {
  test(`${name} can send what it likes: nothing changes, nothing is read`, async ({
    page,
    context,
  }, info) => {
    const id = await startWithLetter(page, emailOf(person, info))
    const before = await stateOf(context)
    await page.goto(`http://${host}:${port}/`)
    const sent: string[] = []
    page.on('request', (each) => {
      if (each.url().startsWith(`${origin(info)}/api/`)) sent.push(each.method())
    })
    const answered: number[] = []
    page.on('response', (answer) => {
      const isOurs = answer.url().startsWith(`${origin(info)}/api/`)
      if (isOurs && answer.request().method() === 'POST') answered.push(answer.status())
    })
    const read = await page.evaluate(sendEverything, { target: origin(info), id })
    expect(read).toEqual([])
    expect(sent.filter((method) => method === 'POST').length).toBeGreaterThan(10)
    // Most answers are kept from the page and from us; those that are seen must all be refusals.
    expect(answered.filter((status) => status !== 403)).toEqual([])
    expect(await stateOf(context)).toEqual(before)
  })

  test(`${name} can neither post a form, nor follow a link, nor show us in a frame`, async ({
    page,
    context,
  }, info) => {
    const target = origin(info)
    const id = await startWithLetter(page, emailOf(person + 2, info))
    const before = await stateOf(context)
    for (const [path, enctype] of FORMS) {
      await page.goto(`http://${host}:${port}/`)
      const body = `<form method="post" enctype="${enctype}" action="${target}${path}">
        <input name="country" value="gb"><input name="textQuestion" value="Can they come in?"></form>`
      const posted = page.waitForResponse((answer) => answer.url() === target + path)
      await page.evaluate((html) => {
        document.body.innerHTML = html
        document.forms[0]?.submit()
      }, body)
      expect((await posted).status(), `${enctype} ${path}`).toBe(403)
      await page.waitForURL(target + path)
    }
    const links = [
      `/documents/${id}?delete=1`,
      '/?success=credits',
      `/api/documents/${id}`,
      `/api/documents/${id}/research-cases`,
      '/cheat-sheet?area=debt&situation=A%20bailiff%20came',
    ]
    for (const path of links) {
      await page.goto(`http://${host}:${port}/`)
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'Open' })
        document.body.append(link)
      }, target + path)
      await page.getByText('Open').click()
      await page.waitForURL((url) => url.origin === target)
      await page.waitForLoadState('load')
    }
    await page.goto(`http://${host}:${port}/`)
    const pages = ['/', '/auth', `/documents/${id}`, '/api/auth/me', '/no/such/page']
    for (const path of pages) await expectNoFrame(page, target + path)
    expect(await stateOf(context)).toEqual(before)
  })
}

async function expectNoFrame(page: Page, url: string): Promise<void> {
  const refused = page.waitForEvent('console', (message) => /frame/i.test(message.text()))
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src, name: 'attack' })
    document.body.replaceChildren(frame)
  }, url)
  await refused
  await expect.poll(() => page.frame('attack')?.url(), url).toMatch(/^chrome-error:/)
}

const QUERIES = [
  'success=credits',
  'success&credits=100&package=large',
  'canceled=true',
  'research=Delete%20this',
  'situation=A%20bailiff%20came',
  'delete=1',
  'session_id=cs_test_1',
  'autoLogin=true',
  'research=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  `research=${'x'.repeat(4000)}`,
  'next=https%3A%2F%2Fevil.example',
  'tab=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '__proto__[credits]=100',
  'analyze=1&text=A%20letter&submit=1',
  'action=logout',
] as const

test('no address spends, buys, deletes or signs out, whatever stands behind its question mark', async ({
  page,
  context,
  browser,
}, info) => {
  test.slow()
  const id = await startWithLetter(page, emailOf(17, info))
  const before = await stateOf(context)
  const faults: string[] = []
  let visits = 0
  // A session for each path: one alone would meet the wall against floods.
  const visit = async (path: string) => {
    const own = await browser.newContext()
    own.on('request', (each) => {
      // The credits page asks what a payment brought. It brings nothing, as the state at the end shows.
      const isAsking = each.url().endsWith('/api/credits/manual-add')
      if (each.method() !== 'GET' && !isAsking) faults.push(`${each.method()} ${each.url()}`)
      if (new URL(each.url()).origin !== origin(info)) faults.push(each.url())
    })
    own.on('dialog', (dialog) => {
      faults.push(dialog.message())
      void dialog.dismiss()
    })
    await own.addCookies(await sessionOf(emailOf(17, info), origin(info)))
    const tab = await own.newPage()
    for (const query of QUERIES) {
      const asked = tab.waitForResponse(/\/api\/auth\/me$/)
      await tab.goto(`${path}?${query}`)
      expect((await asked).status(), `${path}?${query}`).toBe(200)
      visits += 1
    }
    await own.close()
  }
  await Promise.all(['/', '/auth', `/documents/${id}`, '/credits'].map(visit))
  expect(visits).toBe(60)
  expect(faults).toEqual([])
  expect(await stateOf(context)).toEqual(before)
})

/** The cookies of a session of its own. */
async function sessionOf(email: string, baseURL: string) {
  const api = await request.newContext({ baseURL })
  const answer = await api.post('/api/auth/login', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { email, password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
  const { cookies } = await api.storageState()
  await api.dispose()
  return cookies
}

test('scripts cannot read the cookie, and the browser keeps no word of a letter', async ({
  page,
  context,
}, info) => {
  await signInFully(page, emailOf(18, info))
  const session = (await context.cookies()).find(({ name }) => name === '__Host-session')
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
  // That there is a session, and nothing of it.
  expect(await page.evaluate(() => document.cookie)).toBe('__Host-signed-in=1')

  await page.locator('input[type=file][multiple]').setInputFiles(letter('letter.pdf'))
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page.getByText('£1,284.60').first()).toBeVisible()
  const shown = page.url()
  await expectNoWords(page)
  await page.getByRole('button', { name: /Account/ }).click()
  await page.getByText('Logout').last().click()
  await expect(page.getByText('credits left')).toHaveCount(0)
  await expectNoWords(page)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-session')

  await page.goBack()
  await expect(page).toHaveURL(/\/auth/)
  await page.goto(shown)
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText('£1,284.60')).toHaveCount(0)
})

/** Nothing that stands in the letter, in any place where a browser keeps things. */
async function expectNoWords(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      await indexedDB.databases(),
      requests.flat().map((request) => request.url),
    ])
  })
  expect(kept).not.toMatch(/1,284|24 November|letter\.pdf|must pay/i)
}
