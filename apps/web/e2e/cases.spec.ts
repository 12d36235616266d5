import { expect, test } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { emailOf, signIn } from './people.ts'

test('a person keeps a letter in a case, takes it out again and closes the case', async ({
  page,
}, info) => {
  await signIn(page, emailOf(25, info))
  await page
    .getByLabel('Or type your question')
    .fill('Can a debt collector come into my house and take my things? I live in Leeds.')
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page).toHaveURL(/\/documents\/\d+$/)

  await page.goto('/cases')
  await expect(page.getByRole('heading', { name: 'No Cases Yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create Your First Case' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create Case' }).click()
  await expect(dialog.getByText('Case name is required')).toBeVisible()
  await dialog.getByLabel('Case name').fill('The catalogue debt')
  await dialog.getByLabel('Type').selectOption('debt_collection')
  await dialog.getByLabel('Opposing party').fill('Harbour Collections Ltd')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create Case' }).click()
  await expect(page.getByText('Case Created').first()).toBeVisible()
  await expect(page.getByText('Kept for 1.0 years after closing')).toBeVisible()

  await page.getByRole('button', { name: 'Link Document to The catalogue debt' }).click()
  await dialog.getByLabel('Document').selectOption({ index: 1 })
  await dialog.getByLabel('Role').selectOption('evidence')
  await dialog.getByRole('button', { name: 'Link Document' }).click()
  await expect(page.getByText('Document Linked').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Evidence', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Unlink/ }).click()
  await dialog.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByText('Document Unlinked').first()).toBeVisible()
  await expect(page.getByText('No documents linked yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Close Case The catalogue debt' }).click()
  await expect(page.getByText('Case Closed').first()).toBeVisible()
  await expect(page.getByText('Deleted on')).toBeVisible()
  await expect(page.getByRole('button', { name: /Close Case/ })).toHaveCount(0)
})
