import { expect, test } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { expectNotice } from './faults.ts'
import { emailOf, signIn } from './people.ts'

test('a person buys a pack on the payment page, sees the credits, and sees a refund take them back', async ({
  page,
}, info) => {
  await signIn(page, emailOf(30, info))
  await page.goto('/credits')
  await expect(page.getByText('0 credits', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Purchase the Individual Pack' }).click()
  const back = page.waitForRequest(/success=true&session_id=/)
  await page.getByRole('button', { name: 'Pay £10.00' }).click()
  const returned = (await back).url()
  await expect(page.getByText('10 credits', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Credits Added Successfully!').first()).toBeVisible()
  await expect(page.getByText('10 credits have been added to your account.').first()).toBeVisible()
  await expect(page).toHaveURL('/credits')
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto(returned)
  await expectNotice(
    page,
    'Payment Already Processed',
    'Your credits were already added to your account.',
  )
  await expect(page.getByText('10 credits', { exact: true }).first()).toBeVisible()

  const receipt = await page.getByRole('link', { name: /^Receipt/ }).getAttribute('href')
  const charge = receipt?.split('/').at(-1) ?? ''
  await page.goto(process.env['CHECKOUT_URL'] ?? 'http://localhost:8791')
  await page.getByRole('listitem').filter({ hasText: charge }).getByText('Refund').click()
  await expect(async () => {
    await page.goto('/credits')
    await expect(page.getByText('0 credits', { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible()
})

test('a cancelled payment is told, and nothing is charged', async ({ page }, info) => {
  await signIn(page, emailOf(31, info))
  await page.goto('/credits')
  await page.getByRole('button', { name: 'Purchase the Business Pack' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Payment Canceled').first()).toBeVisible()
  await expect(page.getByText('0 credits', { exact: true })).toBeVisible()
})

for (const address of [
  '/?success=credits',
  '/credits?success=true&credits=1000',
  '/credits?credits=1000&package=business',
  '/credits?success=true&session_id=cs_test_of_somebody_else',
]) {
  test(`no credit appears because of ${address}`, async ({ page }, info) => {
    await signIn(page, emailOf(32, info))
    await page.goto(address)
    await expect(page).toHaveURL(/\/(?:credits)?$/)
    await page.goto('/credits')
    await expect(page.getByText('0 credits', { exact: true })).toBeVisible()
    await expect(page.getByText('You have not bought anything yet.')).toBeVisible()
  })
}

test('a yearly plan is bought, cancelled and kept', async ({ page }, info) => {
  await signIn(page, emailOf(33, info))
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Start this plan: Individual plan' }).click()
  await page.getByRole('button', { name: 'Pay £10.00' }).click()
  await expect(page.getByText('Payment successful!').first()).toBeVisible()
  await page.goto('/credits')
  await expect(page.getByText('3 of 3 letters left this month.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the plan' }).click()
  await expect(page.getByText('does not renew')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep the plan' }).click()
  await expect(page.getByText('It renews on')).toBeVisible()
})
