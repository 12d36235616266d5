import { Language } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { EN } from './en/index.ts'
import { formatDay, formatMoney, formatPeriod, inSentence } from './format.ts'
import { loadPhrases } from './load.ts'
import type { Phrases } from './phrases.ts'
import { say, sayFixed } from './phrases.ts'
import { countWords, joinSentences, splitSentences } from './sentence.ts'

/** Every text of a language with its place, such as "sentences.actBy". */
function texts(phrases: Phrases): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown, place: string) => {
    if (typeof value === 'string') found.set(place, value)
    else for (const [key, inner] of Object.entries(value ?? {})) walk(inner, `${place}.${key}`)
  }
  walk({ ...phrases, language: undefined }, '')
  return found
}

const slotsOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

describe.each(Language.options)('the phrases of %s', (language) => {
  test('say the same things as English, with the same slots', async () => {
    const own = texts(await loadPhrases(language))
    const english = texts(EN)
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    const wrong = [...english].filter(
      ([place, text]) => slotsOf(own.get(place) ?? '').join() !== slotsOf(text).join(),
    )
    expect(wrong.map(([place]) => place)).toEqual([])
  })

  test('leave no slot open once it is filled', async () => {
    const phrases = await loadPhrases(language)
    expect(say(phrases, 'doItBy', { day: formatDay(phrases, '2026-12-14') })).not.toMatch(/[{}]/)
    expect(sayFixed(phrases, 'coverageFull', { rules: '12' })).toContain('12')
  })

  test('keep each sentence whole when a text is cut into sentences', async () => {
    const phrases = await loadPhrases(language)
    const two = [sayFixed(phrases, 'stillAct'), sayFixed(phrases, 'startBelow')]
    expect(splitSentences(joinSentences(two))).toEqual(two)
  })
})

describe('days, sums and lengths of time', () => {
  test('are written as English readers write them', () => {
    expect(formatDay(EN, '2026-12-14')).toBe('14 December 2026')
    expect(formatMoney(EN, 1482.37, 'GBP')).toBe('£1,482.37')
    expect(formatMoney(EN, 12_000, 'JPY')).toBe('¥12,000')
    expect(formatMoney(EN, 75, 'CHF')).toBe('CHF 75')
    expect(formatMoney(EN, -5.5, 'EUR')).toBe('-€5.50')
    expect([formatPeriod(EN, 1, 'days'), formatPeriod(EN, -14, 'working_days')]).toEqual([
      '1 day',
      '14 working days',
    ])
  })

  test('are written as readers of the other languages write them', async () => {
    const written = await Promise.all(
      Language.options.map(async (language) => {
        const phrases = await loadPhrases(language)
        return [formatDay(phrases, '2026-05-01'), formatMoney(phrases, 1482.37, 'EUR')]
      }),
    )
    expect(written).toEqual([
      ['1 May 2026', '€1,482.37'],
      ['1. Mai 2026', '1.482,37 €'],
      ['1er mai 2026', '1\u202f482,37 €'],
      ['1 de mayo de 2026', '1.482,37 €'],
      ['1º maggio 2026', '1.482,37 €'],
      ['1 mei 2026', '€ 1.482,37'],
      ['2026年5月1日', '€1,482.37'],
    ])
  })

  test('go on inside a sentence in lower case, but for acronyms', () => {
    expect(inSentence(EN, 'Reply to the claim')).toBe('reply to the claim')
    expect(inSentence(EN, 'HMRC’s form')).toBe('HMRC’s form')
  })
})

test('words are counted in Japanese by its characters', () => {
  expect(countWords('Pay £50 now.')).toBe(3)
  expect(countWords('支払ってください。')).toBe(4)
})

test('a point that shortens a word does not end a sentence', () => {
  const two = ['See article L. 111-8 and No. 5.', 'Ask J. Smith for it.']
  expect(splitSentences(two.join(' '))).toEqual(two)
})

test('a German day or ordinal does not end a sentence', () => {
  const two = ['Das Schreiben ist vom 28. April 2024.', 'Zahlen Sie bis zum 3. Werktag.']
  expect(splitSentences(two.join(' '))).toEqual(two)
})
