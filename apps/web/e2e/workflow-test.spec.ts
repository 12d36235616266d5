/** The internal test page is in no page that is deployed, so it is opened as `npm run dev` serves it, over the same stack. */
import { join } from 'node:path'

import { expect, test } from '@playwright/test'
import { createServer } from 'vite'

import { expectAccessible } from './accessibility.ts'
import { emailOf, signIn } from './people.ts'

// The page is for those who build this: one width will do.
test.skip(({ viewport }) => viewport?.width !== 1280)

/** The app as Vite serves it, at any port that is free, with its calls answered by the stack. */
async function openSite(api: string) {
  const site = await createServer({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'error',
    server: { host: 'localhost', port: 0, proxy: { '/api': api }, hmr: false, watch: null },
  })
  return site.listen()
}

test('the internal test page shows the raw fields of an analysis, and each failure as it came', async ({
  browser,
}, info) => {
  test.slow()
  const site = await openSite(info.project.use.baseURL ?? '')
  const baseURL = site.resolvedUrls?.local[0] ?? ''
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/test')
  const analyze = page.getByRole('button', { name: 'Analyze Document' })
  await expect(analyze).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Document text').fill('   ')
  await expect(analyze).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Insurance decision' }).click()
  await analyze.click()
  // Nobody is signed in.
  await expect(page.getByText('Analysis failed. Please check API configuration.')).toBeVisible()
  await expect(page.getByText(/^401: \{"code":"unauthenticated"/)).toBeVisible()
  await expectAccessible(page)

  await signIn(page, emailOf(81, info))
  await page.goto('/test')
  await page.getByRole('button', { name: 'Debt collection letter' }).click()
  await analyze.click()
  await expect(page.getByText('DEBT_COLLECTION_LETTER')).toBeVisible()
  await expect(page.getByText('Harbour Collections Ltd', { exact: true })).toBeVisible()
  await expect(page.getByText(/^confidence: \d+ %$/)).toBeVisible()
  await expectAccessible(page)
  await context.close()
  await site.close()
})
