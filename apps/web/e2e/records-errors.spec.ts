/** Each failure of the archive and of cases, in the words of the specification, with all that was typed still there. */
import { expect, test } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { breakCalls, expectNotice } from './faults.ts'
import { emailOf, signIn } from './people.ts'

// The words are the same at every width.
test.skip(({ viewport }) => viewport?.width !== 1280)

test('deleting, cases and links say what failed, and lose nothing', async ({ page }, info) => {
  test.slow()
  await signIn(page, emailOf(15, info))
  await page
    .getByLabel('Or type your question')
    .fill('Can a debt collector come into my house and take my things? I live in Leeds.')
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expectNotice(page, 'Analysis Complete')

  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Delete now: Typed text' }).click()
  await breakCalls(page, /\/api\/documents\/\d+$/)
  await dialog.getByRole('button', { name: 'Delete Document' }).click()
  await expectNotice(page, 'Delete failed', 'Failed to delete document')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('1 document', { exact: true })).toBeVisible()

  await page.goto('/cases')
  await page.getByRole('button', { name: 'Create Your First Case' }).click()
  await dialog.getByLabel('Case name').fill('The catalogue debt')
  await dialog.getByLabel('Description').fill('An old debt.')
  let mend = await breakCalls(page, '**/api/cases/create')
  const create = dialog.getByRole('button', { name: 'Create Case' })
  await create.click()
  await expectNotice(page, 'Error', 'Failed to create case. Please try again.')
  await expect(dialog.getByLabel('Case name')).toHaveValue('The catalogue debt')
  await expect(dialog.getByLabel('Description')).toHaveValue('An old debt.')
  await mend()
  await create.click()
  await expectNotice(page, 'Case Created')

  await page.getByRole('button', { name: 'Link Document to The catalogue debt' }).click()
  await dialog.getByLabel('Document').selectOption({ index: 1 })
  await dialog.getByLabel('Role').selectOption('evidence')
  mend = await breakCalls(page, '**/link-document')
  const link = dialog.getByRole('button', { name: 'Link Document' })
  await link.click()
  await expectNotice(page, 'The document could not be linked', 'Please try again later.')
  await expect(dialog.getByLabel('Role')).toHaveValue('evidence')
  await mend()
  await link.click()
  await expectNotice(page, 'Document Linked')

  await breakCalls(page, '**/unlink-document/*')
  await page.getByRole('button', { name: /^Unlink/ }).click()
  await dialog.getByRole('button', { name: 'Unlink' }).click()
  await expectNotice(page, 'The document could not be unlinked', 'Please try again later.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await breakCalls(page, '**/close')
  await page.getByRole('button', { name: 'Close Case The catalogue debt' }).click()
  await expectNotice(page, 'The case could not be closed', 'Please try again later.')
  await expect(page.getByText('Evidence', { exact: true })).toBeVisible()
})
