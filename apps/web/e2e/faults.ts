/** Faults that the real stack cannot make at will, and the notice that tells a person of one. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** From now on the calls of an address fail as behind a proxy that is broken: no words of ours. Returns how to mend them. */
export async function breakCalls(
  page: Page,
  address: string | RegExp,
): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }),
  )
  return () => page.unroute(address)
}

/** The one toast says these words, to the letter. */
export async function expectNotice(page: Page, ...words: readonly string[]): Promise<void> {
  const notice = page.locator('li[data-swipe-direction]').first()
  for (const says of words) await expect(notice).toContainText(says)
}
