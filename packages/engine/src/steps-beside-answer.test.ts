import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function ask(text: string, country: CountryCode = 'gb') {
  const request = { country, language: 'en', userGoal: '' } as const
  const { outcome } = await analyse({ text, request, today: '2026-11-23' })
  return outcome.analysis
}

const EVICTED =
  'letter today, bailiffs from county court coming on 3 december to put us out (luton). judge made the order in august over the arrears, suspended if i paid rent plus 40 a month and i missed two. back on full time and ive got £500 i can give now. 2 kids. is it over'

test('an answer that says what to do comes before the steps that are for everybody', async () => {
  const { directAnswer, recommendedActions } = await ask(EVICTED)
  expect(directAnswer).toMatch(/N244/)
  expect(recommendedActions.step1).toBe('Do what the answer above says.')
})

test('who is to be put out of a home is told nothing about bailiffs who take goods', async () => {
  const page = await ask(EVICTED)
  expect(JSON.stringify(page)).not.toMatch(/garage|controlled goods|bailiff in\b|log book/i)
})

test('who fears for their goods is told about bailiffs who take them', async () => {
  const page = await ask(
    'a bailiff rang wanting £513 for a bus lane ticket in manchester from last year. i moved flat in feb and never got the letters. is it too late',
  )
  expect(JSON.stringify(page)).toMatch(/controlled goods/i)
})

test('a matter that a story only mentions calls for no rights of its own', async () => {
  const page = await ask(
    'We moved into this house on 20 August this year in Bedford, rent 1,350 paid on the dot. On 6 november the landlord emailed a Form 3A, he is selling because of his divorce. says we must go by 10 march. is that right in the first year?',
  )
  expect(page.directAnswer).toMatch(/first year/)
  expect(page.legalRights.join(' ')).not.toMatch(/blaming/)
})

test('a day that the person told is counted down to, and is no answer to when it is', async () => {
  const { deadlines, directAnswer, coverage } = await ask(
    'the court order says we have to be out by 4 december. how long do i have for the wibble form?',
  )
  expect(deadlines.map(({ date, daysLeft }) => ({ date, daysLeft }))).toEqual([
    { date: '2026-12-04', daysLeft: 11 },
  ])
  expect(`${directAnswer} ${coverage.depth}`).not.toMatch(/last day/i)
})

test.each([
  ['gb', 'landlord texted, i have to be out by friday. can he do that?'],
  ['us', 'my landlord says i have to be out by december 4. can he do that?'],
  ['de', 'mein vermieter sagt ich muss bis morgen raus sein. darf er das?'],
  ['fr', 'mon proprio dit que je dois partir avant vendredi, il a le droit ?'],
  ['es', 'mi casero quiere que me vaya antes del 4 de diciembre. ¿puede?'],
  ['nl', 'mijn huisbaas wil dat ik voor 4 december vertrek. mag dat?'],
] as const)(
  'a day that a landlord wants binds nobody, and is no day to act by, in %s: %s',
  async (country, text) => {
    const { deadlines, firstThingsFirst } = await ask(text, country)
    expect(deadlines).toEqual([])
    expect(firstThingsFirst.nextSteps).not.toMatch(/Do it by/)
  },
)

test.each([
  'the judge said i have to be out by 4 december, landlord is happy. can i stay?',
  'i live with my landlord and he says i have to be out by 4 december. can he do that?',
  'landlord says be out by 4 december or he changes the locks. can he do that?',
])(
  'a day of a court, of who shares the home, or of new locks is one to act by: %s',
  async (text) => {
    expect((await ask(text)).deadlines.map(({ date }) => date)).toEqual(['2026-12-04'])
  },
)
