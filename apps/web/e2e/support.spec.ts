import { expect, test } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'

test('a person finds an answer, one at a time, and by its address', async ({ page }) => {
  await page.goto('/support')
  await page.waitForLoadState('networkidle')
  const answers = page.locator('details[name=support-faq]')
  await expect(answers).toHaveCount(11)
  await page.getByText('What happens to my letter?').click()
  await page.getByText('What is Case Research?').click()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await page.getByText('What is Case Research?').click()
  await expect(page.locator('details[open]')).toHaveCount(0)
  await page.goto('/support#download-print')
  await expect(page.getByText('Nothing is sent for you.')).toBeVisible()
  for (const name of ['Getting Started', 'Using Enhanced Analysis', 'Downloading Your Analysis'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Switzerland')).toBeVisible()
  await expectAccessible(page)
})

test('the system status is what the service answers at this moment', async ({ page }) => {
  await page.goto('/support')
  const status = page.getByRole('region', { name: 'System status' })
  await expect(status.getByText('Operational')).toHaveCount(3)
  await page.route('**/api/health', (route) =>
    route.fulfill({ status: 503, json: { status: 'degraded', database: false } }),
  )
  await status.getByRole('button', { name: 'Check again' }).click()
  await expect(status.getByText('Not working')).toHaveCount(2)
  await expectAccessible(page)
})

test('the guide has five parts, the address says which, and arrows lead through them', async ({
  page,
}) => {
  await page.goto('/guide?tab=security')
  await expect(page.getByRole('tab', { name: 'Security & Privacy' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('heading', { name: 'What we keep' })).toBeVisible()
  for (const name of ['Troubleshooting', 'Advanced Tips', 'Getting Started', 'Better Questions']) {
    await page.getByRole('tab', { selected: true }).press('ArrowRight')
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expectAccessible(page)
  }
  await expect(page).toHaveURL('/guide?tab=better-questions')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('without any script all parts of the guide stand below each other', async ({
  browser,
}, info) => {
  const { baseURL = '', viewport = null } = info.project.use
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/guide')
  await expect(page.getByRole('heading', { name: 'Advanced Tips' })).toBeVisible()
  await context.close()
})

test('a message goes out once all fields are filled, and is kept when sending fails', async ({
  page,
}) => {
  await page.goto('/contact?category=billing&reference=4711')
  await expect(page.getByLabel('Subject')).toHaveValue('Reference 4711')
  await expect(page.getByLabel('Category')).toHaveValue('billing')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(page.getByText('Missing Information').first()).toBeVisible()
  await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Enter your name' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Name').fill('Ada Example')
  await page.getByLabel('Email').fill('ada')
  await page.getByLabel('Category').selectOption('Technical Support')
  await page.getByLabel('Message', { exact: true }).fill('The page is blank.')
  await send.click()
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.test`)
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await send.click()
  await expect(page.getByText('Failed to Send Message').first()).toBeVisible()
  await expect(page.getByText('Please try again or email us directly.').first()).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('The page is blank.')

  await page.unroute('**/api/contact')
  await page.route('**/api/contact', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await send.click()
  await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeVisible()
  await expect(page.getByText('Message Sent Successfully').first()).toBeVisible()
  await expect(
    page.getByText("We'll get back to you soon. Thank you for contacting us!").first(),
  ).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
})

test('the contact page leads to the questions of the front page, and back', async ({ page }) => {
  await page.goto('/support')
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await page.getByRole('link', { name: 'View FAQ Section' }).click()
  await expect(page).toHaveURL('/landing#faq')
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeInViewport()
  await page.goBack()
  // Until the app has taken the page over, a press does nothing.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/support')
})

test('the internal test page is in no page that is deployed', async ({ page }) => {
  await page.goto('/test')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test('our test results and our coverage can be read by everybody', async ({ page }) => {
  await page.goto('/accuracy')
  await expect(page.getByRole('img', { name: /^100 dots\. \d+ are filled/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What is weak' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'What law we hold' }).click()
  await expect(page).toHaveURL('/coverage')
  await page.getByRole('heading', { name: 'Switzerland' }).click()
  await expect(page.locator('#ch').getByText('Not covered:')).toBeVisible()
  await expectAccessible(page)
})

test('every page links to help, to the guide and to what is public', async ({ page }) => {
  await page.goto('/support')
  for (const path of ['/tactical-knowledge', '/guide', '/contact', '/accuracy', '/coverage'])
    await expect(page.getByRole('contentinfo').locator(`a[href="${path}"]`)).toBeVisible()
})

test('search engines find the public pages, each with words of its own', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /^Sitemap: https:\/\/.+\/sitemap\.xml$/m,
  )
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  )
  expect(paths).toEqual(expect.arrayContaining(['/', '/guide', '/accuracy', '/coverage', '/terms']))
  const says: string[] = []
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    says.push(/<meta\s+name="description"\s+content="([^"]+)"/.exec(html)?.[1] ?? '')
    expect(html).toMatch(/<title>[^<]+<\/title>/)
  }
  expect(new Set(says).size).toBe(paths.length)
})
