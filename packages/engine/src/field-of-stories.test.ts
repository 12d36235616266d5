/** In which field of life a long story is for which no answer is held. */
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

const pageOf = async (text: string) => {
  const { outcome } = await analyse({
    text,
    request: { country: 'us', language: 'en' },
    today: '2026-11-23',
  })
  return outcome.analysis
}

const STORY =
  'I deliver for a chicken place and I also do shifts inside the shop on a lower rate. Last night a colleague moved me to the inside rate on the computer while I was out on the road with two bags. When I came back the manager said that I had cheated the clock. He made me hand over thirty dollars of my tips for an order which the guest had already settled by card. '

test('the right that a story speaks of is told, though no answer fits it', async () => {
  const page = await pageOf(`${STORY} She told me I would not be fired.`)
  expect(page.summary).toContain('about work')
  expect(page.firstThingsFirst.yourRights).toContain('may not keep your tips')
})

test('a dismissal that was ruled out is no dismissal', async () => {
  const page = await pageOf(`${STORY} She told me I wouldn't be fired.`)
  expect(page.legalRights.join(' ')).not.toContain('unemployment')
})

test('a dismissal that was told is one', async () => {
  const page = await pageOf(`${STORY} She told me I was fired.`)
  expect(page.legalRights.join(' ')).toContain('unemployment')
})

test('the right told first is the one that the answer is about', async () => {
  const page = await pageOf(
    'So they are laying me off in the state of Pennsylvania. I know that they will offer me a bad contract position which pays by the job, and I am not going to accept it. Can I file for unemployment here? Or does my rejecting that bad job disqualify me?',
  )
  expect(page.directAnswer).toContain('refusing suitable work')
  expect(page.firstThingsFirst.yourRights).toContain('unemployment')
})
