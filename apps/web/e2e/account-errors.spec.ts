/** Each failure of accounts, in the words of the specification, with all that was typed still there. */
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { breakCalls, expectNotice } from './faults.ts'
import { emailOf, PASSWORD, signIn } from './people.ts'

// The words are the same at every width.
test.skip(({ viewport }) => viewport?.width !== 1280)

/** Fills the fields with these labels, in their order. */
async function fill(place: Page | Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields))
    await place.getByLabel(label, { exact: true }).fill(text)
}

async function expectKept(place: Page | Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields))
    await expect(place.getByLabel(label, { exact: true })).toHaveValue(text)
}

const NEWCOMER = {
  Email: 'ada@example.test',
  Password: 'three calm words',
  'Confirm password': 'three calm words',
}

test('signing in and up say what failed, on their page', async ({ page }, info) => {
  test.slow()
  await page.goto('/auth?tab=login')
  const logIn = page.getByRole('button', { name: 'Log in' })
  await fill(page, { Email: 'ada', Password: 'short' })
  await logIn.click()
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters').first()).toBeVisible()

  const mend = await breakCalls(page, '**/api/auth/*')
  const person = { Email: emailOf(79, info), Password: PASSWORD }
  await fill(page, person)
  await logIn.click()
  await expectNotice(page, 'Login failed', 'Invalid email or password')
  await expectKept(page, person)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectNotice(page, 'Reset failed', 'Failed to send reset link')
  await expectKept(dialog, { Email: person.Email })
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const create = page.getByRole('button', { name: 'Create account' })
  await fill(page, { ...NEWCOMER, 'Confirm password': 'three other words' })
  await create.click()
  await expect(page.getByText("Passwords don't match").first()).toBeVisible()
  await fill(page, NEWCOMER)
  await create.click()
  await expectNotice(page, 'Registration failed', 'Failed to create account')
  await expectKept(page, NEWCOMER)

  await mend()
  // The address has an account: the server says no more than when it is broken.
  await fill(page, { Email: person.Email })
  await create.click()
  await expectNotice(page, 'Registration failed', 'Failed to create account')
  await page.getByRole('tab', { name: 'Login' }).click()
  await fill(page, person)
  await logIn.click()
  await expectNotice(page, 'Welcome back!')
})

test('signing in and up say what failed, in the dialog of the front page', async ({ page }) => {
  await breakCalls(page, '**/api/auth/*')
  await page.goto('/landing')
  // Until the app has taken the page over, the same press leads to the sign-in page.
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).first().click()
  const dialog = page.getByRole('dialog')
  await fill(dialog, NEWCOMER)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expectNotice(page, 'Registration failed')
  await expect(dialog.getByRole('alert').getByText('Registration failed')).toBeVisible()
  await expectKept(dialog, NEWCOMER)
  await dialog.getByRole('button', { name: /Log in/ }).click()
  const person = { Email: 'ada@example.test', Password: 'three calm words' }
  await fill(dialog, person)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expectNotice(page, 'Login failed', 'Sign in failed')
  await expectKept(dialog, person)
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click()
  await dialog.getByRole('button', { name: 'Send Reset Email' }).click()
  await expectNotice(page, 'Reset failed', 'Failed to send reset email')
})

test('mailed links say what failed', async ({ page }, info) => {
  test.slow()
  const mend = await breakCalls(page, '**/api/auth/*')
  await page.goto('/reset-password/a-link')
  const reset = page.getByRole('button', { name: 'Reset Password' })
  await fill(page, { 'New Password': 'short', 'Confirm New Password': 'short' })
  await reset.click()
  await expect(page.getByText('Password must be at least 6 characters long').first()).toBeVisible()
  const chosen = { 'New Password': 'other calm words', 'Confirm New Password': 'other calm words' }
  await fill(page, chosen)
  await reset.click()
  await expect(page.getByRole('alert').getByText('Password reset failed')).toBeVisible()
  await expectKept(page, chosen)
  await expect(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible()

  await page.goto('/verify-email/a-link')
  await expect(page.getByRole('heading', { name: 'Email verification failed' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await expect(page).toHaveURL('/auth?tab=login')

  await mend()
  await signIn(page, emailOf(39, info))
  await page.goto('/verify-email/a-link')
  await breakCalls(page, '**/api/auth/resend-verification')
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expectNotice(page, 'Failed to resend verification email')
  await page.goto('/')
  await page.getByRole('button', { name: 'Resend' }).click()
  await expectNotice(page, 'Failed to send email', 'Please try again later.')
})

test('changing a password and signing out say what failed', async ({ page }, info) => {
  await signIn(page, emailOf(79, info))
  await page.goto('/account')
  const change = page.getByRole('button', { name: 'Change Password' })
  await change.click()
  for (const words of [
    'Current password is required',
    'New password must be at least 6 characters',
    'Please confirm your new password',
  ])
    await expect(page.getByText(words).first()).toBeVisible()
  const chosen = { 'Current Password': PASSWORD, 'New Password': 'newer calm words' }
  await fill(page, { ...chosen, 'Confirm New Password': 'newer words' })
  await change.click()
  await expect(page.getByText("Passwords don't match").first()).toBeVisible()
  await fill(page, { 'Confirm New Password': 'newer calm words' })
  await breakCalls(page, '**/api/auth/change-password')
  await change.click()
  await expectNotice(page, 'Password change failed', 'Failed to change password')
  await expectKept(page, { ...chosen, 'Confirm New Password': 'newer calm words' })
  await expectAccessible(page)

  await breakCalls(page, '**/api/auth/logout')
  await page.getByRole('button', { name: /Account/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectNotice(page, 'Logout failed', 'You are still signed in. Try again.')
})
