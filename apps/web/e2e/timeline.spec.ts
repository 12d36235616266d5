import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { emailOf, signIn } from './people.ts'

const letterOf = (sender: string, day: string, sum: string) => `${sender}
Our ref: HC/4471
${day}
Dear Ms Okafor
Outstanding balance: ${sum}
We collect for Wren Mobile. Pay ${sum} within 28 days of the date of this letter or we may ask our client to go to court.
Yours sincerely
${sender}`

async function send(page: Page, text: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Or type your question').fill(text)
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page).toHaveURL(/\/documents\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('the letters of a case stand in their order, with another sum and another sender pointed out', async ({
  page,
}, info) => {
  test.slow()
  await signIn(page, emailOf(45, info))
  // The later letter is sent first: the order is that of the letters.
  await send(page, letterOf('Kestrel Recoveries Ltd', '2 November 2026', '£262.40'))
  await send(page, letterOf('Heron Collections Ltd', '1 October 2026', '£212.40'))
  await page.goto('/cases')
  await page.getByRole('button', { name: 'Create Your First Case' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Case name').fill('The phone contract')
  await dialog.getByRole('button', { name: 'Create Case' }).click()
  for (let linked = 0; linked < 2; linked += 1) {
    await page.getByRole('button', { name: 'Link Document to The phone contract' }).click()
    await dialog.getByLabel('Document').selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Link Document' }).click()
    await expect(dialog).toHaveCount(0)
  }

  await page.getByRole('button', { name: 'Timeline of The phone contract' }).click()
  const letters = page.getByRole('listitem').filter({ hasText: /^Letter of/ })
  const first = letters.nth(0)
  const second = letters.nth(1)
  await expect(first).toContainText('Letter of 1 October 2026')
  await expect(first).not.toContainText('This has changed')
  await expect(second).toContainText('Letter of 2 November 2026')
  await expect(second).toContainText(
    'The sum went up: £212.40 before, £262.40 now. That is £50.00 more.',
  )
  await expect(second).toContainText(
    'Somebody else writes: Heron Collections Ltd before, Kestrel Recoveries Ltd now.',
  )
  await expectAccessible(page)

  await page.goto('/dashboard')
  await expect(page.getByText('Kept with its case').first()).toBeVisible()
})
