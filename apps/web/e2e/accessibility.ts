/** axe over a whole screen, and no sideways scroll. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What the colours of a scheme can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** `rules` are all, or those of colours alone where the same screen was held to all of them before. */
export async function expectAccessible(
  page: Page,
  { rules = 'all' }: { rules?: 'all' | 'colours' } = {},
): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  )
  const axe = new AxeBuilder({ page })
  const held = rules === 'all' ? axe.withTags(STANDARDS) : axe.withRules(OF_COLOURS)
  const { violations } = await held.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`),
  ).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width, 'sideways scroll').toBeLessThanOrEqual(0)
}
