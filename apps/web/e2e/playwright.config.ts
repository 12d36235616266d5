import { defineConfig, devices } from '@playwright/test'

/** The journeys run on the whole product, which scripts/e2e.ts has started. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  fullyParallel: true,
  workers: 2,
  // A second try is for a machine that is too busy, and takes other people: see people.ts.
  retries: 1,
  // Long enough for a machine of two slow cores: these are limits for what hangs, no measure of what is fast.
  timeout: 150_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:8788',
    trace: 'retain-on-failure',
    // A form starts with the country of the clock.
    timezoneId: 'Europe/London',
    // Contrast is judged on what stands still: a toast that fades in is pale for a moment.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      // A part of their files, where all would take too long.
      testMatch: new RegExp(`(?:${process.env['PHONE_JOURNEYS'] ?? '.*'})\\.spec\\.ts$`),
    },
  ],
})
