import { expect, test } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { emailOf, PASSWORD, signIn } from './people.ts'

const FIXED_PAGES = {
  '/': 'Understand the letter that frightens you',
  '/landing': 'Understand the letter that frightens you',
  '/tactical-knowledge': 'Tactical Knowledge',
  '/guide': 'User Guide',
  '/support': 'Help and Support',
  '/contact': 'Contact us',
  '/accuracy': 'How accurate is it',
  '/coverage': 'What law we hold',
  '/terms': 'Terms and conditions',
  '/privacy': 'Privacy',
  '/accessibility': 'Accessibility',
} as const

for (const [path, title] of Object.entries(FIXED_PAGES)) {
  test(`${path} can be read without any script`, async ({ browser }, info) => {
    test.skip(info.project.name === 'phone', 'The HTML is the same for every screen.')
    const { baseURL = '', viewport = null } = info.project.use
    const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Free help from people' })).toBeVisible()
    await context.close()
  })

  test(`${path} is taken over by the app without a fault`, async ({ page }, info) => {
    test.skip(info.project.name === 'phone', 'screens.spec.ts looks at it small.')
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
    expect(faults).toEqual([])
  })
}

test.describe('for who is signed in and lives by another clock', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('every fixed page is taken over without a fault', async ({ page }, info) => {
    test.skip(info.project.name === 'phone', 'The HTML is the same for every screen.')
    await signIn(page, emailOf(24, info))
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    for (const [path, title] of Object.entries(FIXED_PAGES).filter(([path]) => path !== '/')) {
      await test.step(path, async () => {
        // The worst case: what the page is made of comes after all that the app has asked about the person.
        const balance = page.waitForResponse('**/api/credits/balance')
        await page.route(/\/assets\/.*-page-/, async (route) => {
          await balance
          await route.continue()
        })
        await page.goto(path)
        await expect(page.getByText('10 credits left').first()).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await page.unrouteAll({ behavior: 'wait' })
        expect(faults).toEqual([])
      })
    }
  })
})

test('the dialog of the front page signs a person in and leads home', async ({ page }, info) => {
  await page.goto('/landing')
  // Until the app has taken the page over, the same press leads to the sign-in page.
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Confirm password')).toBeVisible()
  await dialog.getByRole('button', { name: /Log in/ }).click()
  await dialog.getByLabel('Email').fill(emailOf(23, info))
  await dialog.getByLabel('Password', { exact: true }).fill('not the words')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByText('Invalid email or password').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click()
  // The form of the sign-in stands above, with an address of its own.
  await dialog.getByLabel('Email').last().fill('')
  await dialog.getByRole('button', { name: 'Send Reset Email' }).click()
  await expect(dialog.getByText('Please enter your email address')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Show us the letter' })).toBeVisible()
})

test('the links of the foot lead to the parts of the front page', async ({ page }, info) => {
  await signIn(page, emailOf(24, info))
  await page.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/landing#pricing')
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport()
  await expect(page.getByText('£2.50 each')).toBeVisible()
})

test('the tagline is typed at 100 milliseconds a letter', async ({ page }) => {
  // A phone has no room for it.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const tagline = page.getByText('The letter, in plain words.')
  const { length } = (await tagline.textContent()) ?? ''
  expect(await tagline.evaluate((node) => getComputedStyle(node).animationDuration)).toBe(
    `${length / 10}s`,
  )
})
