/** Days on which something closes, runs out or is locked, and days that only look like a limit. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const limitOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).deadline

test('the day on which applications close is a limit', async () => {
  const limit = await limitOf(
    'gb',
    'GOVUK: You qualify for £420 of Summer Cooling Support. Claims close at 11:59pm on 3 August 2026. Confirm your bank card today at: cooling-help.claims-uk.example',
  )
  expect(limit?.iso).toBe('2026-08-03')
})

test('the day on which the registration of a car runs out is a limit', async () => {
  const limit = await limitOf(
    'nz',
    'Hi Moana, a note from Tarn Tyres. The rego on your Corolla runs out on 2 June 2026. It takes ten minutes at our counter.',
  )
  expect(limit?.iso).toBe('2026-06-02')
})

test.each([
  [
    'nominations for a panel close',
    'Tarn Housing\n\n3 May 2026\n\nDear Ms Test\n\nNominations for the tenant panel close on 30 May 2026.\n\nTarn Housing',
    '2026-05-30',
  ],
  [
    'the test of a car expires',
    'Tarn Garage: the MOT on your blue van expires on 4 June 2026. It takes an hour.',
    '2026-06-04',
  ],
])(
  'the day on which %s is a limit in a paper that asks for nothing else',
  async (...[, text, iso]) => {
    expect((await limitOf('gb', text))?.iso).toBe(iso)
  },
)

test('the time until something is locked is a limit', async () => {
  const limit = await limitOf(
    'ie',
    'Tarn Bank: a new phone was added to your profile. If this was not you, your card will be blocked in 12 hours. Stop it at tarn-bank-secure.example',
  )
  expect(limit?.relativeDays).toBe(1)
})

test('until when somebody can be rung for help is no limit', async () => {
  const limit = await limitOf(
    'au',
    'QUILL FURNITURE PTY LTD\n\n4 March 2026\n\nDear Sam\n\nYour position is redundant and your employment ends on 1 April 2026. Our counselling service stays available to you until 30 April.\n\nYours sincerely\nDana Tarn',
  )
  expect(limit).toBeNull()
})

test('what is due as of the day of writing sets no limit', async () => {
  const limit = await limitOf(
    'us',
    'Tarn Rentals LLC\n\nMay 6, 2026\n\nDear Tenant,\n\nWe have not received your rent for May. The balance due as of today is $1,210, with a late fee of $60.\n\nTarn Rentals LLC',
  )
  expect(limit).toBeNull()
})

test('the time to file an answer with the court is second to the time to serve it', async () => {
  const limit = await limitOf(
    'us',
    'IN THE MUNICIPAL COURT OF TARN, OHIO\n\nQUILL CREDIT LLC, Plaintiff, Case No. CVF 2500311\nvs.\nSAM TEST, Defendant.\n\nSUMMONS\n\nYou are required to serve upon the plaintiff, or upon the attorney of the plaintiff, a copy of your answer within twenty-eight days after service of this summons. The answer must be filed with the court within three days after service of your answer on the plaintiff.',
  )
  expect(limit?.relativeDays).toBe(28)
})
