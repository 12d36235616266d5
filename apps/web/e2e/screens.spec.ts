import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { letter } from './letters.ts'
import { emailOf, signIn } from './people.ts'
import { watchCalls } from './silence.ts'

const WIDTHS = [320, 1280]
const SCHEMES = ['light', 'dark'] as const
/** Each interface language but English, which all other journeys read. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl', 'ja']

/** The patterns of the route table, so that a new screen is looked at too. */
const [, table = ''] = readFileSync(join(import.meta.dirname, '../src/paths.ts'), 'utf8').split(
  'patterns = {',
)
const PATTERNS = [...table.matchAll(/'(\/[^']*)'/g)].map(([, pattern = '']) => pattern)

// The widths are given here, so one project is enough.
test.skip(({ viewport }) => viewport?.width !== 1280)
test.setTimeout(240_000)

for (const width of WIDTHS) {
  test(`every screen is readable at ${width} pixels in light and dark colours`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height: 800 })
    const silence = watchCalls(page)
    for (const path of listPaths(await openOwnLetter(page, emailOf(11, info)))) {
      await openScreen(page, path, silence)
      for (const colorScheme of SCHEMES) {
        await test.step(`${path} in ${colorScheme} colours`, async () => {
          await page.emulateMedia({ colorScheme })
          // In dark colours a screen is built the same: its colours alone are new.
          await expectAccessible(page, { rules: colorScheme === 'light' ? 'all' : 'colours' })
        })
      }
    }
  })
}

test('every screen fits a small phone in each language, chosen in another tab', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const paths = listPaths(await openOwnLetter(page, emailOf(12, info)))
  const otherTab = await page.context().newPage()
  await otherTab.goto('/terms')
  const silence = watchCalls(page)
  for (const path of paths) {
    await openScreen(page, path, silence)
    for (const language of LANGUAGES) {
      await test.step(`${path} in ${language}`, async () => {
        await otherTab.evaluate((chosen) => localStorage.setItem('language', chosen), language)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(excess, `${path} in ${language}: sideways scroll`).toBeLessThanOrEqual(0)
      })
    }
  }
})

/** Sends a letter of a person that no other journey uses. Returns its address. */
async function openOwnLetter(page: Page, email: string): Promise<string> {
  await signIn(page, email)
  await page.locator('input[type=file][multiple]').setInputFiles(letter('letter.pdf'))
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page).toHaveURL(/\/documents\/\d+$/)
  await expect(page.getByRole('heading', { name: 'First Things First' })).toBeVisible()
  return new URL(page.url()).pathname
}

/** Every address of the app, with the person's own letter, and one that does not exist. */
const listPaths = (ownLetter: string): string[] => [
  '/',
  ...PATTERNS.filter((pattern) => !/auth|token|goodbye/.test(pattern)).map((pattern) =>
    pattern.includes('/:id') ? ownLetter : pattern,
  ),
  '/nothing-is-here',
]

async function openScreen(page: Page, path: string, silence: () => Promise<void>): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await silence()
}
