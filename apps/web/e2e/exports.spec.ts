import { readFile } from 'node:fs/promises'

import { AnalysisExport } from '@plainletter/contracts/export'
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

import { expectAccessible } from './accessibility.ts'
import { expectNotice } from './faults.ts'
import { emailOf, signIn } from './people.ts'

const LETTER = `Heron Collections Ltd
Our ref: HC/4471
2 November 2026
Dear Łukasz Żądło and 山田太郎
Outstanding balance: £212.40
We collect for Wren Mobile. Pay £212.40 within 28 days of the date of this letter or we may ask our client to go to court.
See http://pay.heron.example <script>alert(1)</script> [pay](javascript:alert(1))
Yours sincerely
Heron Collections Ltd`

/** Chooses a kind of file in the menu, and gives its name and bytes. */
async function take(page: Page, menu: Locator, format: string) {
  const download = page.waitForEvent('download')
  await menu.click()
  await page.getByRole('button', { name: new RegExp(`^${format}\\b`) }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a result can be taken away in six kinds of file, with every name in it and nothing that acts', async ({
  page,
}, info) => {
  test.slow()
  await signIn(page, emailOf(41, info))
  await page.getByLabel('Or type your question').fill(LETTER)
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page).toHaveURL(/\/documents\/\d+$/)
  const menu = page.getByRole('button', { name: 'Export Typed text' })
  await menu.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  const pdf = await take(page, menu, 'PDF')
  await expect(page.getByText('PDF Generated').first()).toBeVisible()
  expect(pdf.name).toBe('Typed text_analysis.pdf')
  expect(pdf.bytes.toString('latin1')).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction)\b/)
  const proxy = await getDocumentProxy(new Uint8Array(pdf.bytes))
  const { text } = await extractText(proxy, { mergePages: true })
  expect(text).toContain('Łukasz Żądło and 山田太郎')
  for (let number = 1; number <= proxy.numPages; number += 1) {
    const links = await (await proxy.getPage(number)).getAnnotations()
    expect(links.filter(({ url }) => /heron|javascript/.test(String(url)))).toEqual([])
  }

  const json = await take(page, menu, 'JSON')
  expect(json.name).toBe('Typed text_analysis.json')
  const parsed = AnalysisExport.parse(JSON.parse(json.bytes.toString()))
  expect(parsed.document.originalText).toBe(LETTER)
  const schema = await page.request.get(parsed.$schema)
  expect(schema.status()).toBe(200)
  expect(await schema.json()).toMatchObject({ type: 'object' })

  const plain = await take(page, menu, 'Text')
  expect(plain.name).toBe('Typed text_analysis.txt')
  expect(plain.bytes.toString()).toContain('YOUR LEGAL RIGHTS')

  const markdown = await take(page, menu, 'Markdown')
  expect(markdown.name).toBe('Typed text_analysis.md')
  expect(markdown.bytes.toString()).toContain('```text\nHeron Collections Ltd')

  const email = await take(page, menu, 'Email')
  expect(email.bytes.toString()).toMatch(/^Subject: .+\n\nDear /)

  const calendar = await take(page, menu, 'Calendar')
  expect(calendar.name).toBe('Typed text_dates.ics')
  expect(calendar.bytes.toString()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT/)
})

test('the archive offers the same files, and says so when one cannot be made', async ({
  page,
}, info) => {
  await signIn(page, emailOf(42, info))
  await page.goto('/')
  await page.getByLabel('Or type your question').fill(LETTER)
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page).toHaveURL(/\/documents\/\d+$/)
  await page.goto('/dashboard')
  const menu = page.getByRole('button', { name: 'Export Typed text' }).first()
  expect((await take(page, menu, 'PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-')

  await page.reload()
  await page.route('**/*.woff', async (route) => {
    await expectNotice(page, 'Generating PDF')
    await route.abort()
  })
  await menu.click()
  await page.getByRole('button', { name: /^PDF/ }).click()
  await expect(page.getByText('Export Failed').first()).toBeVisible()
  await expect(page.getByText('Unable to generate PDF. Please try again.').first()).toBeVisible()
})
