/** Each failure of payments, in the words of the specification. What can be really refused is refused by the stack. */
import { expect, test } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { breakCalls, expectNotice } from './faults.ts'
import { emailOf, signIn } from './people.ts'

// The words are the same at every width.
test.skip(({ viewport }) => viewport?.width !== 1280)

const CHECKOUT = new URL(process.env['CHECKOUT_URL'] ?? 'http://localhost:8791').origin

test('buying says what failed, and charges nothing', async ({ page }, info) => {
  test.slow()
  await signIn(page, emailOf(55, info))
  await page.goto('/credits')
  const buy = page.getByRole('button', { name: 'Purchase the Individual Pack' })
  const mend = await breakCalls(page, '**/api/credits/purchase')
  await buy.click()
  await expectNotice(page, 'Purchase Failed', 'Unable to process your purchase. Please try again.')
  await expectAccessible(page)
  await mend()
  // What our own server says when Stripe names no page: a test of the API causes it there.
  const message = 'Unable to create payment link. Please try again.'
  const said = { code: 'unavailable', error: message, message, requestId: 'x' }
  await page.route('**/api/credits/purchase', (route) => route.fulfill({ status: 503, json: said }))
  await buy.click()
  await expectNotice(page, 'Purchase Failed', 'Unable to create payment link. Please try again.')

  await page.goto('/credits?success=true&session_id=cs_test_of_somebody_else')
  await expectNotice(
    page,
    'Payment Verification Failed',
    "Please contact support if your credits weren't added.",
  )
  await expect(page).toHaveURL('/credits')
  await page.goto('/credits?credits=1000&package=business')
  await expectNotice(
    page,
    'Credit Addition Failed',
    'Please contact support to add your credits manually.',
  )
  for (const address of ['/?canceled=true', '/credits?canceled=true']) {
    await page.goto(address)
    await expectNotice(page, 'Payment Canceled', 'Your payment was canceled. No charges were made.')
  }
  await page.goto('/credits')
  await expect(page.getByText('10 credits', { exact: true })).toBeVisible()
})

test('a payment page that does not open is offered, and the payment is found without its name', async ({
  page,
  context,
}, info) => {
  test.slow()
  await signIn(page, emailOf(56, info))
  await page.goto('/credits')
  // Without content the browser stays where it is.
  await page.route(`${CHECKOUT}/**`, (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Purchase the Individual Pack' }).click()
  await expectNotice(page, 'Going to the payment page', 'Open Stripe Checkout')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open Stripe Checkout' }).click()
  const checkout = await opened
  // Whoever pays and closes the tab too early comes back to no page of ours.
  await checkout.route(/session_id=/, (route) => route.abort())
  const back = checkout.waitForRequest(/session_id=/)
  await checkout.getByRole('button', { name: 'Pay £10.00' }).click()
  await back
  await checkout.close()

  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  const mend = await breakCalls(page, /verify-payment|check-recent-payments/)
  await page.goto('/dashboard?success=true&session_id=cs_test_of_somebody_else')
  expect((await warned).text()).toContain('500: broken')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator('li[data-swipe-direction]')).toHaveCount(0)
  await mend()
  await page.goto('/dashboard?success=true&session_id=cs_test_of_somebody_else')
  await expectNotice(page, 'Payment found!')
  await expect(page.getByText('20 credits left').first()).toBeVisible()
})
