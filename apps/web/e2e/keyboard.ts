/** A person without a mouse: keys alone, each counted. What has the focus must be there, be marked, and be seen. */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

export interface Keyboard {
  press: (key: string) => Promise<void>
  type: (text: string) => Promise<void>
  /** Presses Tab until `target` has the focus, at most so many times; `Shift+Tab` goes back. */
  moveTo: (target: Locator, most: number, key?: 'Tab' | 'Shift+Tab') => Promise<void>
  /** The keys pressed so far, and how many of them were letters of what was typed. */
  count: () => { presses: number; typed: number }
}

export function keyboardOf(page: Page): Keyboard {
  let presses = 0
  let typed = 0
  async function press(key: string) {
    presses += 1
    await page.keyboard.press(key)
  }
  return {
    press,
    async type(text) {
      presses += text.length
      typed += text.length
      await page.keyboard.type(text)
    },
    async moveTo(target, most, key = 'Tab') {
      await expect(target).toBeAttached()
      const passed: string[] = []
      for (let step = 0; step < most; step += 1) {
        await press(key)
        // What is on its way out of the way is waited for.
        const name = await page.evaluate(nameFocus)
        await expect.poll(() => page.evaluate(findFault), { message: `focus on ${name}` }).toBe('')
        passed.push(name)
        if (await target.evaluate((element) => element === document.activeElement)) return
      }
      expect(passed, `${target.toString()} within ${most} presses of ${key}`).toEqual([])
    },
    count: () => ({ presses, typed }),
  }
}

/** Runs in the page: what is wrong with where the focus is, or nothing. */
function findFault(): string {
  const element = document.activeElement
  if (element === null || element === document.body) return 'the focus is lost'
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(
    left + Math.min(width / 2, 24),
    top + Math.min(height / 2, 24),
  )
  if (hit === null) return 'it is off the screen'
  if (!element.contains(hit) && !hit.contains(element))
    return `something stands over it: ${hit.textContent.slice(0, 40)}`
  return getComputedStyle(element).outlineStyle === 'none' ? 'it is not marked' : ''
}

/** Runs in the page. */
function nameFocus(): string {
  const element = document.activeElement
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').slice(0, 60)
}
