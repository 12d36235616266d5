import { CheatSheet, QuickTactics } from '@plainletter/contracts/cheat-sheet'
import { LawNews } from '@plainletter/contracts/news'
import { CaseResearch } from '@plainletter/contracts/research'
import { expect, test } from 'vitest'

import { ADVICE } from './advice.ts'
import type { ToldLetter } from './told-letter.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const TODAY = '2026-11-21'

const PARKING = `Parking Charge Notice
Northgate Parking Ltd, 14 November 2026
Your vehicle stayed longer than the paid time in our private car park. The parking charge is £100.
Pay within 28 days. The contract was made by the signs at the car park.`

const told = (text: string, country: 'gb' | 'de' = 'gb'): ToldLetter => ({
  text,
  request: { country, language: 'en' },
  said: [],
  given: [],
})

test('a private parking charge gets the case of the Supreme Court, with all that is known of it', async () => {
  const research = await ADVICE.researchCases(told(PARKING), NOW)
  expect(CaseResearch.safeParse(research).error).toBeUndefined()
  const beavis = research.cases.find(({ name }) => name === 'ParkingEye Ltd v Beavis')
  expect(beavis).toMatchObject({ citation: '[2015] UKSC 67', date: '2015-11-04' })
  expect(beavis?.link).toMatch(/^https:\/\//)
  expect(research.research).toContain('[2015] UKSC 67')
  expect(research.madeOn).toBe(TODAY)
})

test('the kind that the person put right counts, not the one that the words suggest', async () => {
  const given = [
    { feedbackType: 'wrong_document_type', userCorrection: 'A TV Licence letter' },
  ] as const
  const corrected = { ...told(PARKING), given }
  const names = (await ADVICE.researchCases(corrected, NOW)).cases.map(({ name }) => name)
  expect(names).not.toContain('ParkingEye Ltd v Beavis')
})

test('where no case fits there is none, and one plain sentence', async () => {
  const research = await ADVICE.researchCases(told('Thank you for the cake.'), NOW)
  expect(research.cases).toEqual([])
  expect(research.research).toMatch(/^We hold no leading case that fits this letter/)
})

test('news are the changes of the law that touch the letter, newest first, each with its link', async () => {
  const dismissal = told(
    'Your employment ends on 30 November 2026. You are dismissed. Your employer, Harbour Foods Ltd, Leeds.',
  )
  const news = await ADVICE.findNews(dismissal, NOW)
  expect(LawNews.safeParse(news).error).toBeUndefined()
  const dates = news.items.map(({ date }) => date)
  expect(dates.length).toBeGreaterThan(0)
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const { link, kind } of news.items)
    expect([link.slice(0, 8), kind]).toEqual(['https://', 'law'])
})

test('a change that is to come shows, one of long ago does not', async () => {
  const question = told('I was sacked from my job in London. Is that unfair dismissal?')
  const now = await ADVICE.findNews(question, NOW)
  expect(now.items.some(({ date }) => date > TODAY)).toBe(true)
  const later = await ADVICE.findNews(question, Date.UTC(2036, 0, 1))
  expect(later.items).toEqual([])
})

test('both answers of an area hold what they promise', async () => {
  const asked = { situation: 'They want to send a bailiff.', country: 'gb' } as const
  const quick = await ADVICE.answerQuickly({ ...asked, about: 'BAILIFF_NOTICE' }, NOW)
  const sheet = await ADVICE.writeSheet({ ...asked, area: 'debt' }, NOW)
  expect(quick).toEqual(await ADVICE.answerQuickly({ ...asked, about: 'Debt' }, NOW))
  expect(QuickTactics.safeParse(quick).error).toBeUndefined()
  expect(CheatSheet.safeParse(sheet).error).toBeUndefined()
  expect([quick.keyFacts.length > 0, sheet.sections.length > 0]).toEqual([true, true])
})
