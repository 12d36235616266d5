import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { emailOf, signIn } from './people.ts'

const LETTER = `Heron Collections Ltd
Our ref: HC/4471
2 November 2026
Dear Ms Okafor
Outstanding balance: £212.40
We collect for Wren Mobile. Pay £212.40 within 28 days of the date of this letter or we may ask our client to go to court.
You can reach us by post only, at the address on the back of this page. Quote the number above.
The account was opened at the Bluebell branch.
Yours sincerely
Heron Collections Ltd`

async function send(page: Page, text: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Or type your question').fill(text)
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page).toHaveURL(/\/documents\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const QUESTION = 'Can a debt collector come into my house and take my things? I live in Leeds.'

test('the archive is empty at first, and later finds a letter by any of its words', async ({
  page,
}, info) => {
  test.slow()
  await signIn(page, emailOf(40, info))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'My Legal Research Dashboard' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Documents Found' })).toBeVisible()
  await expect(page.getByText('Upload your first document to get started.')).toBeVisible()
  await page.getByRole('link', { name: 'Start New Analysis' }).click()
  await expect(page).toHaveURL(/\/$/)

  await send(page, QUESTION)
  await send(page, LETTER)
  await page.goto('/dashboard')
  await expect(page.getByText('2 documents')).toBeVisible()

  // The words stand past the first 200 characters, so only the whole text has them.
  const search = page.getByLabel('Search your documents')
  await search.fill('BLUEBELL branch')
  await expect(page.getByText('1 document', { exact: true })).toBeVisible()
  await expect(page.getByText('Your words stand further down in this document.')).toBeVisible()
  await search.fill('otters')
  await expect(page.getByText('No documents match your search.')).toBeVisible()
  await search.fill('heron')
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card.getByText('United Kingdom')).toBeVisible()
  await expect(card.getByText('Debt collection letter')).toBeVisible()
  await expect(card.locator('mark').first()).toHaveText('Heron')
  await expect(card.getByText(/^Deleted in (29|30) days, on /)).toBeVisible()
  await expectAccessible(page)
})

test('a person reads a letter in the archive, takes its reply, looks for cases and deletes it', async ({
  page,
}, info) => {
  test.slow()
  await signIn(page, emailOf(46, info))
  await send(page, LETTER)
  await page.goto('/dashboard')
  const card = page.getByRole('article')
  await card.getByRole('button', { name: /^View Full Analysis/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'First Things First' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const template = page.waitForEvent('download')
  await card.getByRole('button', { name: /^View Template/ }).click()
  expect((await template).suggestedFilename()).toBe('Typed text_template.txt')

  await card.getByRole('link', { name: /^Research Similar Cases/ }).click()
  await expect(page.getByText('You are looking for cases like this one')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('link', { name: /^Find similar cases/ }).click()
  await expect(page).toHaveURL(/\/documents\/\d+#case-research$/)

  await page.goto('/dashboard')
  await card.getByRole('button', { name: 'Delete now: Typed text' }).click()
  await expect(dialog.getByText(/Are you sure you want to delete/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete Document' }).click()
  await expect(page.getByText('Document deleted').first()).toBeVisible()
  await expect(page.getByText('is gone for good.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Documents Found' })).toBeVisible()
})

test('what the documents add up to is shown as numbers, pictures and tables, and the account beside it', async ({
  page,
}, info) => {
  await signIn(page, emailOf(47, info))
  await send(page, QUESTION)
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Research Analytics' }).click()
  await expect(page).toHaveURL(/tab=analytics/)
  await expect(page.getByText('Total Research Sessions')).toBeVisible()
  await expect(page.getByRole('img', { name: 'By kind: Your question 1' })).toBeVisible()
  await page.getByText('Show as a table').first().click()
  await expect(page.getByRole('rowheader', { name: 'Your question' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Research Analytics' }).press('ArrowRight')
  await expect(page.getByText('Research Account (Information Only)')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Update Account Settings' }).click()
  await expect(page).toHaveURL(/\/account$/)
})

test('somebody on the free tier without documents is led to the plans', async ({ page }, info) => {
  await signIn(page, emailOf(0, info))
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/subscribe$/)
})

test('the start page greets, says what is left, what it costs, and shows a sample as a sample', async ({
  page,
}, info) => {
  const email = emailOf(44, info)
  await signIn(page, email)
  const banner = page.getByRole('region', { name: 'Welcome' })
  await expect(banner.getByText(email)).toBeVisible()
  await expect(banner.getByText('10 credits remaining')).toBeVisible()
  await expect(
    page.getByRole('complementary', { name: 'What it can cost you, and what it cannot' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Individual Pack' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Business Pack' })).toBeVisible()
  await expect(page.getByText('Made up, to show how it goes. Yours will differ.')).toBeVisible()
  await expectAccessible(page)
})
