/** When a page asks for nothing more. */
import type { Page } from '@playwright/test'

/** Longer than a page takes from one answer to its next call. */
const SILENCE_MS = 150
const LOOK_MS = 25

/**
 * Counts what the page asks for from now on. The returned function waits until nothing was under way for a moment.
 * Playwright's `networkidle` is the same with half a second, which over all screens in all languages is minutes.
 */
export function watchCalls(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>()
  let lastChange = Date.now()
  const note = (change: () => void) => {
    change()
    lastChange = Date.now()
  }
  page.on('request', (call) => note(() => underWay.add(call)))
  page.on('requestfinished', (call) => note(() => underWay.delete(call)))
  page.on('requestfailed', (call) => note(() => underWay.delete(call)))
  return async () => {
    while (underWay.size > 0 || Date.now() - lastChange < SILENCE_MS)
      await page.waitForTimeout(LOOK_MS)
  }
}
