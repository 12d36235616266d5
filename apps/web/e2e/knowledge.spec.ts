import { readFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { emailOf, signIn } from './people.ts'

async function openTactics(page: Page): Promise<void> {
  await page.goto('/tactical-knowledge')
  await page.waitForLoadState('networkidle')
}

/** Until the app has taken the page over, a press does nothing. */
async function showPreview(page: Page, area: string): Promise<void> {
  const show = page.getByRole('button', { name: `Show Preview: ${area}` })
  await expect(async () => {
    if (await show.isVisible()) await show.click()
    await expect(show).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}

const SITUATION = 'A debt company says I owe £600 for an old catalogue. I live in Leeds.'
const FAILURE = { status: 500, contentType: 'text/plain', body: 'broken' }

test('anybody reads the quick tactics of an area, in place and on a page of their own', async ({
  page,
  context,
}) => {
  await openTactics(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Tactical Knowledge' })).toBeVisible()
  await expect(page.getByText('Strategic cheat sheets cost 1 credit each')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Strategic Guide/ })).toHaveCount(7)
  await showPreview(page, 'Housing')
  await expect(page.getByText('Housing: quick facts for England')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Country').selectOption('Germany')
  await showPreview(page, 'Housing')
  await expect(page.getByText('Housing: quick facts for Germany')).toBeVisible()
  await page.getByRole('button', { name: 'Hide Preview: Housing' }).click()
  await expect(page.getByText('Housing: quick facts for Germany')).toHaveCount(0)

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Quick tactics for Housing' }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(
    'Housing: quick facts for Germany',
  )
  expect(await tab.evaluate(() => document.scripts.length)).toBe(0)
})

test('the words of the specification are there when tactics cannot be fetched, or there are none', async ({
  page,
}) => {
  await openTactics(page)
  await page.route('**/api/quick-tactics', (route) => route.fulfill(FAILURE))
  await showPreview(page, 'Debt')
  await expect(page.getByText('Failed to fetch tactical knowledge')).toBeVisible()
  await page.unroute('**/api/quick-tactics')
  await page.route('**/api/quick-tactics', async (route) => {
    const answer = await route.fetch()
    const { tactics } = await answer.json()
    await route.fulfill({
      response: answer,
      json: { tactics: { ...tactics, keyFacts: [], basis: [] } },
    })
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No quick tactics available for this area.')).toBeVisible()
})

test('a person spends one credit on a cheat sheet, keeps it, and gets it again for nothing', async ({
  page,
}, info) => {
  await signIn(page, emailOf(53, info))
  await openTactics(page)
  const guide = page.getByRole('button', { name: 'Generate Tactical Guide (1 Credit)' })
  await expect(guide).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('What has happened?').fill(SITUATION)
  await guide.click()
  const dialog = page.getByRole('dialog', { name: 'Cheat sheet: Debt' })
  await expect(dialog.getByText('Uses 1 credit (you have 10).')).toBeVisible()
  await dialog.getByRole('button', { name: /^Show Preview/ }).click()
  await expect(dialog.getByText('Debt: quick facts for England')).toBeVisible()
  await dialog.getByRole('button', { name: /^Hide Preview/ }).click()
  await expectAccessible(page)

  await page.route('**/api/strategic-cheat-sheet/*', (route) => route.fulfill(FAILURE))
  await dialog.getByRole('button', { name: 'Generate Strategic Cheat Sheet (1 Credit)' }).click()
  await expect(dialog.getByText('Failed to generate cheat sheet. Please try again.')).toBeVisible()
  await page.unroute('**/api/strategic-cheat-sheet/*')
  await dialog.getByRole('button', { name: 'Retry Generation' }).click()
  await expect(dialog.getByRole('heading', { name: 'Financial Leverage Tactics' })).toBeVisible()
  await expect(page.getByText('1 credit used').first()).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('debt-tactical-cheat-sheet.md')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(
    /^# Debt\n\nLawful steps for England\.[^]+\n## Financial Leverage Tactics\n\n- [^]+\n---\n\nThis is information, not legal advice\./,
  )

  await openTactics(page)
  await expect(page.getByRole('main').getByText('9 credits left')).toBeVisible()
  await page.getByLabel('What has happened?').fill(SITUATION)
  await guide.click()
  await dialog.getByRole('button', { name: 'Generate Strategic Cheat Sheet (1 Credit)' }).click()
  await expect(page.getByText('No credit was taken.').first()).toBeVisible()
})

test('the sheet of a letter opens with its words, and going back shows its result again', async ({
  page,
}, info) => {
  await signIn(page, emailOf(54, info))
  await page
    .getByLabel('Or type your question')
    .fill('Can a debt collector come into my house and take my things? I live in Leeds.')
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page).toHaveURL(/\/documents\/\d+$/)
  const result = page.getByRole('heading', { level: 1, name: 'Your question' })
  await expect(result).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''
  await page.getByRole('button', { name: 'Strategic Cheat Sheet' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/cheat-sheet\\?area=general&jurisdiction=gb&document=${id}$`),
  )
  await expect(page).toHaveTitle(/^Strategic Analysis: .+ \| Plainletter$/)
  await expect(page.getByText('From your letter')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Strategic Cheat Sheet (1 Credit)' }).click()
  await expect(page.getByRole('heading', { name: 'Timing Strategies' })).toBeVisible()
  // What is scrolled inside the sheet must not lengthen the page.
  const below = await page.evaluate(() => {
    const { bottom } = document.querySelector('footer')?.getBoundingClientRect() ?? { bottom: 0 }
    return document.documentElement.scrollHeight - bottom - scrollY
  })
  expect(below).toBeLessThan(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(`/documents/${id}`)
  await expect(result).toBeVisible()
})

test('a cheat sheet without an area or a situation says so and leads back', async ({ page }) => {
  await page.goto('/cheat-sheet?area=debt')
  await expect(
    page.getByText('No cheat sheet data found. Please return to your document analysis.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/')
})

test('who is signed out is asked to log in, and comes back to the same sheet', async ({
  page,
}, info) => {
  await page.goto('/cheat-sheet?area=housing&situation=My+landlord+wants+me+out&jurisdiction=gb')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(emailOf(34, info))
  await page.getByLabel('Password', { exact: true }).fill('plainletter')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/cheat-sheet\?area=housing/)
  await expect(page.getByText('Available in Individual plan (£10/year)')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscribe')
  await page.getByRole('button', { name: 'Generate Strategic Cheat Sheet (1 Credit)' }).click()
  await expect(page.getByText('Credits Required', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Buy Credits' }).click()
  await expect(page).toHaveURL('/credits')
})
