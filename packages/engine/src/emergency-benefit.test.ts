/** Money of the pandemic that the Canadian tax agency wants back: its own second review, then the Federal Court. */
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

const letter = (way: string) => `Canada Revenue Agency
Sudbury Tax Centre
Date: October 20, 2026

Subject: Canada Emergency Response Benefit (CERB)
You were not eligible for the CERB. Balance owing: $8,000.00. Please pay this overpayment of benefits.
If you do not agree, ${way} within 30 days of the date of this letter.`

async function pageFor(text: string): Promise<string> {
  const { outcome } = await analyse({
    text,
    request: { country: 'ca', language: 'en' },
    today: '2026-11-02',
  })
  return JSON.stringify(outcome.analysis)
}

test('whoever can ask the tax agency for a second review is not sent to the Social Security Tribunal', async () => {
  const page = await pageFor(letter('you can ask for a second review by a different officer'))
  expect(page).toContain('Federal Court')
  expect(page).not.toContain('Social Security Tribunal')
})

test('whom Service Canada paid can still appeal there', async () => {
  const page = await pageFor(letter('ask Service Canada for a reconsideration'))
  expect(page).toContain('Social Security Tribunal')
})
