/** Whether a debt shows on the record that lenders look at: asked alone, asked under a letter, and asked about something else. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'
import { followUp } from './follow-up.ts'

test.each([
  ['gb', 'will this hurt my credit rating?', 'gb.ask-debt.credit-effect'],
  ['gb', 'does a late phone bill go on my credit file', 'gb.ask-debt.credit-effect'],
  ['us', 'will this affect my credit score?', 'us.ask-debt.credit-effect'],
  ['us', 'can a collector show up on my credit report', 'us.ask-debt.credit-effect'],
] as const)('in %s "%s" is answered by %s', async (country, question, row) => {
  expect(await rowFor(country, question)).toBe(row)
})

test.each([
  ['gb', 'will a ccj affect my credit score', 'gb.ask-debt.credit-effect'],
  ['gb', 'how long does a default stay on my credit file', 'gb.ask-debt.credit-effect'],
  ['us', 'a medical bill is on my credit report', 'us.ask-debt.credit-effect'],
  ['us', 'there is a mistake on my credit report', 'us.ask-debt.credit-effect'],
] as const)('in %s "%s" is not answered by %s', async (country, question, row) => {
  expect(await rowFor(country, question)).not.toBe(row)
})

test.each([
  ['gb', '£'],
  ['us', '$'],
] as const)('in %s it is answered under a letter of a collector', async (country, sign) => {
  const text = `Harrow Recoveries\n\nRef: HR/20117\n2 November 2026\n\nDear Ms Cole\n\nBalance: ${sign}310.00\nWe collect for Finch Stores. Pay within 28 days.\n\nHarrow Recoveries`
  const letter = { text, request: { country, language: 'en' } as const, said: [], given: [] }
  const { answer } = await followUp(
    { letter, words: 'will it affect my credit score?' },
    Date.UTC(2026, 10, 21, 12),
  )
  expect(answer.isAnswered).toBe(true)
  expect(answer.basis).toContainEqual(
    expect.objectContaining({ ruleId: `${country}.ask-debt.credit-effect` }),
  )
})
