import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { expectNotice } from './faults.ts'
import { mailedPath, mailedSubjects } from './inbox.ts'
import { emailOf, PASSWORD, signIn } from './people.ts'

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth?tab=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('a newcomer verifies the address by the link in the mail', async ({ page }, info) => {
  const email = emailOf(35, info)
  await signIn(page, email)
  await expect(page.getByText('Your email address')).toBeVisible()
  await page.getByRole('button', { name: 'Resend' }).click()
  await expectNotice(
    page,
    'Verification email sent!',
    'Check your inbox for a new verification link.',
  )
  await expectAccessible(page)
  await page.goto(await mailedPath(email, 'verify-email'))
  await expectNotice(
    page,
    'Email verified successfully!',
    'Your account is now activated. Redirecting to dashboard...',
  )
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  // The token stands in the address no longer.
  expect(new URL(page.url()).pathname).toBe('/verify-email')
  await expectAccessible(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your email address')).toHaveCount(0)
})

test('the banner can be hidden', async ({ page }, info) => {
  await signIn(page, emailOf(36, info))
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('Your email address')).toHaveCount(0)
})

test('who forgot the password gets in again by a link, once', async ({ page }, info) => {
  const email = emailOf(19, info)
  await page.goto('/auth?tab=login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Reset link sent!').first()).toBeVisible()

  const link = await mailedPath(email, 'reset-password')
  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill('other calm words')
  await page.getByLabel('Confirm New Password').fill('other words')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Passwords do not match').first()).toBeVisible()
  await page.getByLabel('Confirm New Password').fill('other calm words')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expectNotice(page, 'Password reset successful!')
  await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible()
  await expect(page).toHaveURL(/\/auth/)
  expect(await mailedSubjects(email)).toContain('Your password was changed')

  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill('third calm words')
  await page.getByLabel('Confirm New Password').fill('third calm words')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('This reset link no longer works').first()).toBeVisible()
  await logIn(page, email, 'other calm words')
  await expect(page.getByRole('heading', { name: 'Show us the letter' })).toBeVisible()
})

test('links without a token, or with a wrong one, say so', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { name: 'Invalid reset link' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/verify-email')
  await expect(page.getByRole('heading', { name: 'Invalid verification link' })).toBeVisible()
  await page.goto('/verify-email/not-a-token')
  await expect(page.getByText('This verification link no longer works')).toBeVisible()
  await expectAccessible(page)
})

test('a password is changed on the account page, and the old one opens nothing', async ({
  page,
}, info) => {
  const email = emailOf(20, info)
  await signIn(page, email)
  await page.goto('/account')
  await expect(page.getByText('Individual Account (Credit-based)')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Current Password').fill('not the words')
  await page.getByLabel('New Password', { exact: true }).fill('newer calm words')
  await page.getByLabel('Confirm New Password').fill('newer calm words')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Your current password is not right').first()).toBeVisible()
  await page.getByLabel('Current Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expectNotice(page, 'Password changed successfully', 'Your password has been updated.')
  await page.context().clearCookies()
  await logIn(page, email, PASSWORD)
  await expect(page.getByText('Login failed').first()).toBeVisible()
  await logIn(page, email, 'newer calm words')
  await expect(page.getByRole('heading', { name: 'Show us the letter' })).toBeVisible()
})
