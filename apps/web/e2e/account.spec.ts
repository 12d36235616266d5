import { expect, test } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { emailOf, PASSWORD, signIn } from './people.ts'

test('a newcomer signs up, signs out and signs in again', async ({ page }, info) => {
  const email = `newcomer-${info.project.name}-${Date.now()}@plainletter.test`
  await page.goto('/')
  await expectAccessible(page)
  await page.goto('/auth')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('three calm words')
  await page.getByLabel('Confirm password').fill('three calm words')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created!').first()).toBeVisible()
  await expect(page.getByText('0 credits left').first()).toBeVisible()
})

test('a wrong password gets the words of the specification', async ({ page }, info) => {
  await page.goto('/auth?tab=login')
  await page.getByLabel('Email').fill(emailOf(9, info))
  await page.getByLabel('Password', { exact: true }).fill('not the words')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Login failed').first()).toBeVisible()
  await expect(page.getByText('Invalid email or password').first()).toBeVisible()
})

test('signing out hides everything of the person', async ({ page }, info) => {
  await signIn(page, emailOf(10, info))
  await page
    .getByRole('button', { name: info.project.name === 'phone' ? 'Menu' : /Account/ })
    .click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('credits left')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/documents/123456789')
  await expect(page).toHaveURL(/\/auth/)
})

test('an unknown address says so, and leads back', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expectAccessible(page)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the screens hold at 320 pixels in ${scheme}`, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await signIn(page, emailOf(scheme === 'light' ? 76 : 77, info))
    await expectAccessible(page)
  })
}

test('a person sees where they are signed in, and signs out everywhere else', async ({
  page,
  browser,
}, info) => {
  const elsewhere = await browser.newPage({ baseURL: info.project.use.baseURL ?? '' })
  await signIn(elsewhere, emailOf(21, info))
  await signIn(page, emailOf(21, info))
  await page.goto('/account')
  await expect(page.getByText('This browser')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Signed out everywhere else').first()).toBeVisible()
  await elsewhere.goto('/account')
  await expect(elsewhere).toHaveURL(/\/auth/)
  await elsewhere.close()
})

test('a person takes everything along and deletes the account, with a proof', async ({
  page,
}, info) => {
  await signIn(page, emailOf(22, info))
  await page.goto('/account')
  const data = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await data).suggestedFilename()).toBe('plainletter-my-data.zip')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill('not the words')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Your current password is not right')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is deleted.' })).toBeVisible()
  await expectAccessible(page)
  const proof = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the proof of deletion' }).click()
  expect((await proof).suggestedFilename()).toMatch(/^deletion-receipt-.*\.jws$/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/auth/)
})
