import { expect, test } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { expectNotice } from './faults.ts'
import { letter } from './letters.ts'
import { emailOf, signIn } from './people.ts'

const SERVER_REFUSALS = [
  ['a Word file named .pdf', 'renamed.pdf', /does not match its name/],
  ['a PDF with a password', 'password.pdf', /has a password/],
] as const

test('what cannot be read is refused in plain words, and the balance stays', async ({
  page,
}, info) => {
  await signIn(page, emailOf(6, info))
  for (const [, name, words] of SERVER_REFUSALS) {
    await page.locator('input[type=file][multiple]').setInputFiles(letter(name))
    await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
    await expect(page.getByText(words).first()).toBeVisible()
    await expect(page.getByText('You have not been charged').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('10 credits left').first()).toBeVisible()
  }
})

test('a file too large, an empty one, a wrong kind and eleven at once never leave the browser', async ({
  page,
}, info) => {
  await signIn(page, emailOf(7, info))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/analyze')) sent.push(request.url())
  })
  const files = page.locator('input[type=file][multiple]')
  await files.setInputFiles({
    name: 'big.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF'),
  })
  await expect(page.getByText(/File too large \(max 10MB\)/).first()).toBeVisible()
  await files.setInputFiles({
    name: 'tool.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  })
  await expect(page.getByText(/Unsupported file type/).first()).toBeVisible()
  await files.setInputFiles(
    Array.from({ length: 11 }, (_, index) => ({
      name: `${index}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from('words'),
    })),
  )
  await expect(
    page.getByText('Please select up to 10 files for multi-page documents.').first(),
  ).toBeVisible()
  expect(sent).toEqual([])
})

test('without a letter or a question the form says what is missing', async ({ page }, info) => {
  await signIn(page, emailOf(8, info))
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(
    page.getByText(/Please provide either a document or text question/).first(),
  ).toBeVisible()
})

test('a person without credits gets a short answer to a question, and no letter read', async ({
  page,
}, info) => {
  await signIn(page, emailOf(78, info))
  await expect(
    page.getByText('You can type 3 questions a month for a short free answer.'),
  ).toBeVisible()
  await page
    .getByLabel('Or type your question')
    .fill('Can a bailiff take my car if I need it for work every day?')
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page.getByRole('heading', { name: 'Your short answer' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'What we understand' })).toBeVisible()
  await expect(page.getByText('Available in Individual plan (£10/year)')).toBeVisible()
  await expect(page.getByText('You have 2 free questions left this month.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ask Another Question' }).click()
  await page.locator('input[type=file][multiple]').setInputFiles(letter('letter.txt'))
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expectNotice(
    page,
    'Analysis Failed - More Credits Required',
    'You need more credits to analyze documents. Please purchase credits to continue.',
  )
  await expect(page.getByText('letter.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Buy Credits' }).click()
  await expect(page).toHaveURL('/credits')
})
