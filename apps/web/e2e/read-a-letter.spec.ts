import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'
import type { Download, Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { letter } from './letters.ts'
import { emailOf, signIn } from './people.ts'

test('a person uploads a PDF, reads the result with its proofs, takes the reply and deletes the letter', async ({
  page,
}, info) => {
  await signIn(page, emailOf(1, info))
  await expect(page.getByText('10 credits left').first()).toBeVisible()
  await expectAccessible(page)

  await page.locator('input[type=file][multiple]').setInputFiles(letter('letter.pdf'))
  await expect(page.getByText('letter.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()

  await expect(page).toHaveURL(/\/documents\/\d+$/)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Debt collection letter' }),
  ).toBeVisible()
  // On that very day it stands in the head of the printed page too, which no screen shows.
  await expect(page.getByText('24 November 2026').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('£1,284.60').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'First Things First' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your legal rights' })).toBeVisible()
  // The chapters are laid out one a frame, and in the end all of them are.
  await expect(page.locator('.laid-out-later')).toHaveCount(0)
  await expectAccessible(page)

  await page
    .getByRole('button', { name: /From your letter: “You must pay in full/ })
    .first()
    .click()
  await expect(
    page.locator('mark', { hasText: 'You must pay in full by 24 November 2026' }).first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  const address = page.url()
  await page.goto('about:blank')
  await page.goto(`${address}#draft-letter`)
  await expect(page.locator('#draft-letter')).toBeInViewport()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).first().click()
  expect((await download).suggestedFilename()).toMatch(/\.txt$/)

  await page.getByRole('button', { name: 'Delete' }).first().click()
  await page.getByRole('button', { name: 'Delete Document' }).click()
  await expect(page.getByText('Document deleted').first()).toBeVisible()
  await expectProof(page)
  await expectAccessible(page)
  await expect(page.getByText('9 credits left').first()).toBeVisible()
})

/** The person downloads the proof, and anyone can check it with the keys that we publish. */
async function expectProof(page: Page): Promise<void> {
  const file = await pressForDownload(page)
  expect(file.suggestedFilename()).toMatch(/^deletion-receipt-\d{4}-\d\d-\d\d\.jws$/)
  const keys = new URL('/.well-known/plainletter-receipts.json', page.url()).href
  const script = join(import.meta.dirname, '../../../scripts/receipt.ts')
  const words = [script, await file.path(), '--keys', keys]
  expect(execFileSync(process.execPath, words, { encoding: 'utf8' })).toContain(
    'its key was destroyed, and its record and its file were removed',
  )
}

test('a photo taken sideways gives the same letter', async ({ page }, info) => {
  await signIn(page, emailOf(2, info))
  await page.locator('input[type=file][multiple]').setInputFiles(letter('letter-sideways.jpg'))
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Debt collection letter' })).toBeVisible(
    { timeout: 30_000 },
  )
  // On that very day it stands in the head of the printed page too, which no screen shows.
  await expect(page.getByText('24 November 2026').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('£1,284.60').first()).toBeVisible()
})

test('two photographed pages are read in their order, as one letter for one credit', async ({
  page,
}, info) => {
  await signIn(page, emailOf(3, info))
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([letter('page-1.jpg'), letter('page-2.jpg')])
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page).toHaveURL(/\/documents\/\d+$/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('9 credits left').first()).toBeVisible()
  await expectAccessible(page)
})

/** The list below is drawn anew after the deletion, and a press in that very moment may be lost: press again. */
async function pressForDownload(page: Page): Promise<Download> {
  const button = page.getByRole('button', { name: 'Download the proof of deletion of letter.pdf' })
  const tryOnce = async () => {
    const proof = page.waitForEvent('download', { timeout: 6_000 })
    await button.click()
    return proof
  }
  return tryOnce().catch(tryOnce)
}
