/** A bill that was paid asks for nothing, and one that is not paid never looks so. */
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

const bill = (foot: string) => `Fernside Veterinary Clinic Ltd
4 Alder Street, Hamilton

TAX INVOICE 4471
Date: 22 April 2026

Consultation                   $78.00
Drops, 15 ml                   $36.90
Total incl. GST               $114.90
${foot}`

async function verdictOn(text: string): Promise<string> {
  const { outcome } = await analyse({
    text,
    request: { country: 'nz', language: 'en' },
    today: '2026-05-02',
  })
  return outcome.analysis.verdict
}

const QUIET = /does not look like a letter that makes a demand/

test('a bill with nothing left to pay makes no demand', async () => {
  const foot = 'Paid by EFTPOS 22/04/2026     $114.90\nBalance                         $0.00'
  expect(await verdictOn(bill(foot))).toMatch(QUIET)
})

test.each([
  'Paid to date                    $0.00\nBalance due                   $114.90',
  'Paid to date                    $0.00\nPlease pay within 7 days.',
  'Balance due                   $114.90',
])('a bill that is open is not called quiet: %s', async (foot) => {
  expect(await verdictOn(bill(foot))).not.toMatch(QUIET)
})
