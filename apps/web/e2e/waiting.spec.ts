/** What a button and a page say while an answer is waited for, in the words of the specification. */
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { emailOf, signIn } from './people.ts'

// The words are the same at every width.
test.skip(({ viewport }) => viewport?.width !== 1280)

/** A call is on its way until these words are there; then the line breaks. */
const breakOnceSaid = (page: Page, address: string, words: string) =>
  page.route(address, async (route) => {
    await expect(page.getByText(words).first()).toBeVisible()
    await route.abort()
  })

test('whoever waits is told for what', async ({ page }, info) => {
  test.slow()
  await breakOnceSaid(page, '**/api/auth/verify-email', 'Verifying your email...')
  await page.goto('/verify-email/a-link')
  await expect(page.getByText('We could not reach Plainletter.')).toBeVisible()

  await signIn(page, emailOf(80, info))
  await breakOnceSaid(page, '**/api/documents/analyze', 'Analyzing...')
  await page.getByLabel('Or type your question').fill('Can they take my things?')
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page.getByText('We could not reach Plainletter.').first()).toBeVisible()
  await page.goto('/credits')
  await breakOnceSaid(page, '**/api/credits/purchase', 'Processing...')
  await page.getByRole('button', { name: 'Purchase the Individual Pack' }).click()
  await expect(page.getByText('Purchase Failed').first()).toBeVisible()
  await breakOnceSaid(page, '**/api/auth/logout', 'Logging out...')
  await page.getByRole('button', { name: /Account/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logout failed').first()).toBeVisible()

  let asked = 0
  page.on('request', (request) => (asked += request.url().endsWith('/api/auth/me') ? 1 : 0))
  await breakOnceSaid(page, '**/api/auth/me', 'Checking authentication...')
  await page.goto('/account')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/auth/me')
  // A service in trouble is asked by nobody's page again and again.
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(1)
  await again.click()
  await expect(page.getByText('Individual Account (Credit-based)')).toBeVisible()
})
