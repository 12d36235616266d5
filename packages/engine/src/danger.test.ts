/** Whoever tells of violence by somebody close is told first whom to call, in the fewest words and without a question. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function answerTo(text: string, country: CountryCode): Promise<string | null> {
  const request = { country, language: 'en', userGoal: '' } as const
  const { outcome } = await analyse({ text, request, today: '2026-11-23' })
  return outcome.analysis.directAnswer
}

test.each([
  ['gb', 'he hit me last night', '999'],
  ['gb', 'my dad hits my mum', '999'],
  ['ie', 'my partner hits me', '999'],
  ['us', 'my husband hits me, i want to leave with the kids', '911'],
  ['ca', 'my boyfriend beats me, where can i go', '911'],
  ['ca', 'mon mari me frappe', '911'],
  ['au', 'he hits me. i want out', '000'],
  ['nz', 'im scared of him, he got violent again yesterday', '111'],
  ['de', 'er schlägt mich', '110'],
  ['ch', 'er schlägt mich', '117'],
  ['fr', 'il me frappe', '17'],
  ['be', 'il me frappe', '112'],
  ['be', 'hij slaat me', '112'],
  ['nl', 'hij slaat me', '112'],
  ['es', 'me pega', '112'],
  ['it', 'mi picchia', '112'],
  ['jp', '夫に殴られました', '110'],
] as const)('in %s, to "%s"', async (country, text, number) => {
  expect(await answerTo(text, country)).toMatch(new RegExp(`\\b${number}\\b`))
})

test('a crash is no violence at home', async () => {
  const answer = await answerTo(
    'he hit me from behind at a red light, his insurance wont pay',
    'us',
  )
  expect(answer).not.toMatch(/1-800-799-7233/)
})
