import { expect, test } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { emailOf, signIn } from './people.ts'
import playwright from './playwright.config.ts'

/** A camera that shows a moving pattern, and no question whether it may be used. */
const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const { launchOptions } = playwright.use ?? {}
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...FAKE_CAMERA] },
})

test('pages are photographed, looked at, taken again and added', async ({ page }, info) => {
  test.slow()
  await signIn(page, emailOf(43, info))
  await page.getByRole('button', { name: 'Take Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take a photo of page 1' })
  await expect(dialog.getByLabel('Live picture of the camera')).toBeVisible()
  const capture = dialog.getByRole('button', { name: 'Capture Document' })
  await expect(capture).not.toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)

  await capture.click()
  await expect(dialog.getByRole('img', { name: 'The photo you took' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Retake' }).click()
  await capture.click()
  await dialog.getByRole('button', { name: 'Use it and take the next page' }).click()
  await expect(page.getByText('Photo Captured Successfully').first()).toBeVisible()
  const next = page.getByRole('dialog', { name: 'Take a photo of page 2' })
  await next.getByRole('button', { name: 'Capture Document' }).click()
  await next.getByRole('button', { name: 'Use photo' }).click()

  await expect(page.getByRole('dialog')).toHaveCount(0)
  const pages = page.getByRole('list', { name: 'Selected files' }).getByRole('listitem')
  await expect(pages).toHaveText([/photo-page-1\.jpg/, /photo-page-2\.jpg/])
  const live = await page.evaluate(() => document.querySelector('video') === null)
  expect(live).toBe(true)

  await page.getByRole('button', { name: 'Take Photo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(pages).toHaveCount(2)
})

test('the camera starts although its dialog comes late', async ({ page }, info) => {
  let isOpening = false
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, isOpening ? 1500 : 0))
    await route.continue()
  })
  await signIn(page, emailOf(43, info))
  isOpening = true
  await page.getByRole('button', { name: 'Take Photo' }).click()
  const capture = page.getByRole('button', { name: 'Capture Document' })
  await expect(capture).not.toHaveAttribute('aria-disabled', 'true')
})

const PROBLEMS = [
  {
    title: 'Secure Connection Required',
    script: () => Object.defineProperty(window, 'isSecureContext', { value: false }),
  },
  {
    title: 'Camera Not Supported',
    script: () => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }),
  },
  {
    title: 'Camera Permission Denied',
    script: () => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('refused', 'NotAllowedError'))
    },
  },
  {
    title: 'Camera Access Issue',
    script: () => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('none', 'NotFoundError'))
    },
  },
  {
    title: 'Failed to capture image',
    script: () => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null)
    },
  },
] as const

for (const { title, script } of PROBLEMS) {
  test(`"${title}" is said, with another way to a photo`, async ({ page }, info) => {
    await page.addInitScript(script)
    await signIn(page, emailOf(43, info))
    await page.getByRole('button', { name: 'Take Photo' }).click()
    const capture = page.getByRole('button', { name: 'Capture Document' })
    if (title === 'Failed to capture image') await capture.click()
    await expect(page.getByText(title).first()).toBeVisible()
    await expect(page.getByText(/choose a photo instead/).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('only our own pages may ask for the camera', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.headers()['permissions-policy']).toContain('camera=(self)')
})
