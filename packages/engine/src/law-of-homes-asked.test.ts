/** The law of being put out of a home is for those who may be: not for a fence, bad air or a lease that one ends. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function pageOf(country: CountryCode, text: string): Promise<string> {
  const { outcome } = await analyse({
    text,
    request: { country, language: 'en' },
    today: '2026-11-23',
  })
  return JSON.stringify(outcome.analysis)
}

const OUT =
  /order you out|cannot end a lease|needs a reason to end|needs a legal reason|Call 211|no case will be filed|check the notice for mistakes/

test.each([
  [
    'au',
    'In Melbourne. The boundary fence fell over. The neighbour rents his place out and will not pay half. How do I get him to pay?',
  ],
  [
    'au',
    'Sydney, NSW. My neighbour pulled down our dividing fence and says I must pay half of a new one. Do I have to?',
  ],
  [
    'au',
    'Brisbane, Queensland. The fence between us is rotten and the owner next door will not share the cost. What can I do?',
  ],
  [
    'us',
    'A chemical smell comes into our apartment and we feel sick. The inspector said we need to go through our landlord, who does nothing. What can we do?',
  ],
  [
    'us',
    'I have orders to deploy. My lease has six months left. Do I have to pay the fee for breaking it?',
  ],
] as const)('says nothing of it in %s: %s', async (country, text) => {
  expect(await pageOf(country, text)).not.toMatch(OUT)
})

test.each([
  ['au', 'In Melbourne my landlord gave me a notice to vacate. Do I have to leave by the date?'],
  ['au', 'Sydney, NSW. The agent gave me notice to leave with no reason. Can they do that?'],
  [
    'us',
    'My landlord taped a notice to vacate to my door because I am behind on rent. What do I do?',
  ],
  ['us', 'The landlord says we need to go by Friday. Do we have to leave?'],
] as const)('says it to those who may lose the home in %s: %s', async (country, text) => {
  expect(await pageOf(country, text)).toMatch(OUT)
})

test('a yes is not said to a step that the answer does not speak of', async () => {
  const page = await pageOf(
    'ca',
    'We live in Ontario. A collection agency called about a card paid years ago and wants $50 by tomorrow. Should I just pay it?',
  )
  expect(page).not.toContain('The short answer to your question is yes')
})
