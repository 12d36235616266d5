/** Decisions on homelessness, judgments that are collected, and sums that somebody owes in their own words. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('a council that ends its help with a home presses', () => {
  test.each([
    'We have decided that you are intentionally homeless. Your temporary accommodation at 4 Quay Street will end on 24 November 2026. You may ask for a review within 21 days of the date you received this letter.',
    'We have decided that our main housing duty to you has come to an end because you refused an offer. You may ask for a review within 21 days of receiving this letter.',
    'The emergency accommodation provided to you will stop on 24 November 2026. You have 21 days to ask for a review of this decision.',
  ])('%s', (body) => {
    const text = `Tarn Borough Council\nHousing Options\n\n10 November 2026\nRef HO/7714\n\nDear Ms Marsh\n\n${body}`
    expect(read(text, { country: 'gb' })).toMatchObject({
      urgencyLevel: 'high',
      isOfficialDemand: true,
    })
  })

  test('help that is offered does not', () => {
    const text =
      'Tarn Borough Council\nHousing Options\n\n10 November 2026\n\nDear Ms Marsh\n\nThank you for coming to see us. Our leaflet on finding a home is enclosed. You do not need to do anything.'
    expect(read(text, { country: 'gb' }).urgencyLevel).toBe('low')
  })
})

describe('a judgment that a collector is about to enforce', () => {
  test.each([
    'A judgment of $3,902.11 was entered against you on September 14, 2026. Unless you call us by November 24, 2026 to arrange payment we will garnish your wages.',
    'A judgment has been entered against you for $3,902.11. To satisfy this judgment pay by November 24, 2026, or we will seek a wage garnishment.',
    'Our client holds a judgment against you. The judgment remains unpaid. Pay $3,902.11 by November 24, 2026 or we will record a judgment lien.',
  ])('%s', (body) => {
    const text = `Law Offices of Lark & Finch\n\nNovember 9, 2026\n\nRe: Lake Bank v. Ada Marsh\n\nDear Ms. Marsh:\n\n${body}`
    expect(read(text, { country: 'us' })).toMatchObject({
      documentType: expect.stringMatching(/^(?:DEBT_COLLECTION_LETTER|COURT_JUDGMENT)$/),
      urgencyLevel: 'high',
    })
  })
})

describe('a rent that is owed and a ticket that came are the total', () => {
  test.each([
    [
      'Quill Lettings Ltd\n\n9 November 2026\n\nRENT ARREARS WARNING\n\nDear Ms Marsh\n\nYou owe rent of €2,200.00. If it is not paid within 28 days of receiving this letter a notice of termination may be served.',
      'ie',
      2200,
    ],
    ['Got a £180 PCN for a bus lane but I was never there. Can I appeal?', 'gb', 180],
    ['I got a $120 parking ticket at my own house, is that allowed?', 'us', 120],
  ] as const)('%s', (...[text, country, total]) => {
    const { amounts } = read(text, { country })
    expect(amounts.find(({ role }) => role === 'total')?.value).toBe(total)
  })
})
