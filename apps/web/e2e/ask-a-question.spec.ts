import { expect, test } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { emailOf, signIn } from './people.ts'

test('a typed question is answered at once, with the law behind the answer', async ({
  page,
}, info) => {
  await signIn(page, emailOf(4, info))
  const box = page.getByLabel('Or type your question')
  await box.fill('Can a debt collector come into my house?')
  await expect(page.getByText(/detail/i).first()).toBeVisible()
  await box.fill(
    'Can a debt collector come into my house and take my things for a catalogue debt? I live in Leeds.',
  )
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page).toHaveURL(/\/documents\/\d+$/)
  await expect(page.getByText(/^No\b/).first()).toBeVisible()
  await expectAccessible(page)
})

test('what we do not cover is said, with who can help, and costs nothing', async ({
  page,
}, info) => {
  await signIn(page, emailOf(5, info))
  await page
    .getByLabel('Or type your question')
    .fill(
      'Spring newsletter. Our choir meets on Tuesday evenings in the hall. Bring your own mug and a friend.',
    )
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page.getByText('No credit was taken.').first()).toBeVisible()
  await expect(page.getByText('10 credits left').first()).toBeVisible()
  await expectAccessible(page)
})
