import { describe, expect, test } from 'vitest'

import { followUp } from './follow-up.ts'

const request = { country: 'gb', language: 'en' } as const
const now = Date.UTC(2026, 10, 21, 12)

const DEMAND = `Kestrel Recoveries Ltd
PO Box 118

Our ref: KR/88120
2 November 2026

Dear Mr Adeyemi

Outstanding balance: £640.00
We collect for Lark Catalogue. Pay £640.00 within 28 days of the date of this letter or we may ask our client to go to court.

Yours sincerely
Kestrel Recoveries Ltd`

const ask = (words: string, said: string[] = []) =>
  followUp({ letter: { text: DEMAND, request, said, given: [] }, words }, now)

describe('A follow-up question about a debt letter', () => {
  test('is answered from the law of its country, with its proof', async () => {
    const { answer } = await ask('Can they send bailiffs to my home?')
    expect(answer.isAnswered).toBe(true)
    expect(answer.answer).toContain('Debt collectors are not bailiffs.')
    expect(answer.basis.length).toBeGreaterThan(0)
    expect(answer.basis.every(({ kind }) => kind === 'law')).toBe(true)
  })

  test('may leave out what it is about: the letter says that', async () => {
    const { answer } = await ask('I have not paid anything since 2015. Is it too old?')
    expect(answer.basis).toEqual([expect.objectContaining({ ruleId: 'gb.ask-debt.old-by-years' })])
  })

  test('is told the day that was worked out for the letter, proved by the letter', async () => {
    const { answer, outcome } = await ask('By when must I reply?')
    const [first] = outcome.analysis.deadlines
    expect(first?.date).toBe('2026-11-30')
    expect(answer.answer).toContain('30 November 2026')
    for (const one of answer.basis)
      if (one.kind === 'letter') expect(DEMAND.slice(...one.span)).toContain(one.quote)
    expect(answer.basis.length).toBeGreaterThan(0)
  })

  test.each([
    ['de', 'Bis wann muss ich antworten?', '30. November 2026'],
    ['fr', 'Jusqu’à quand puis-je répondre ?', '30 novembre 2026'],
    ['es', '¿Hasta cuándo puedo responder?', '30 de noviembre de 2026'],
    ['it', 'Entro quando devo rispondere?', '30 novembre 2026'],
    ['nl', 'Tot wanneer kan ik antwoorden?', '30 november 2026'],
    ['ja', 'いつまでに答えればいいですか？', '2026年11月30日'],
  ] as const)('and in the language of the person: %s', async (language, words, day) => {
    const letter = {
      text: DEMAND,
      request: { country: 'gb', language },
      said: [],
      given: [],
    } as const
    const { answer } = await followUp({ letter, words }, now)
    expect(answer.answer).toContain(day)
  })

  test.each([
    ['Is this a scam?', 'Kestrel Recoveries Ltd, not from a court'],
    ['What does this letter mean?', 'This is a debt collection letter'],
    ['Who can help me for free?', 'National Debtline (0808 808 4000)'],
    ['Can I pay in instalments?', 'Offer what you can afford'],
    ['I already paid this', 'Ask them to prove it'],
    ['What should I do now?', 'Your best next move'],
    ['Can I ask for more time?', '30 November 2026'],
  ])('on what every letter is asked is answered by its analysis: %s', async (words, told) => {
    const { answer } = await ask(words)
    expect(answer.isAnswered).toBe(true)
    expect(answer.answer).toContain(told)
    expect(answer.answer).not.toContain('below')
    expect(answer.basis.length).toBeGreaterThan(0)
    for (const one of answer.basis)
      if (one.kind === 'letter') expect(DEMAND.slice(...one.span)).toBe(one.quote)
  })

  test('on a power of the sender is told what cannot happen yet, where no law answers it', async () => {
    const { answer } = await ask('Will they tell my boss?')
    expect(answer.isAnswered).toBe(false)
    expect(answer.answer).toContain('What we know about the subject is below.')
    expect(answer.points.join(' ')).toMatch(/court/i)
  })

  test('says so when we hold no answer, and proves nothing', async () => {
    const { answer } = await ask('What is the weather like?')
    expect(answer).toMatchObject({ isAnswered: false, points: [], basis: [] })
    expect(answer.answer).toContain('free adviser')
  })
})

const DISMISSAL = `Tarn Lamps Ltd

2 November 2026

Dear Ms Quill

We have decided to end your employment. Your last day of work is 30 November 2026. You may appeal within five working days.

Yours sincerely
Tarn Lamps Ltd`

test('Of a dismissal nobody is told how to pay it, or that they need not know the debt', async () => {
  for (const words of ['Can I pay in instalments?', 'This is not my debt']) {
    const letter = { text: DISMISSAL, request, said: [], given: [] } as const
    const { answer } = await followUp({ letter, words }, now)
    expect(answer.answer).not.toMatch(/debt|pay in|offer/i)
  }
})

test('Of a message of a fraud nobody is told how to pay it', async () => {
  const text =
    'EVRI: your parcel is held. Pay the fee of £1.45 today at evri-parcel-fees.top or it goes back.'
  for (const words of ['What should I do now?', 'Can I pay in instalments?', 'Can they sue me?']) {
    const { answer } = await followUp(
      { letter: { text, request, said: [], given: [] }, words },
      now,
    )
    expect(answer.answer).toContain('Do not reply, and do not pay.')
  }
})

describe('What a person says about themselves', () => {
  test('decides the nation that the letter does not show, from then on', async () => {
    const { outcome, answer } = await ask('I live in Scotland.')
    expect(outcome.analysis.jurisdiction.nation).toBe('scotland')
    expect(answer).toMatchObject({
      answer: 'We now use the law of the place that you named.',
      isAnswered: true,
    })
    const later = await ask('Is it too old?', ['I live in Scotland.'])
    expect(later.outcome.analysis.jurisdiction.nation).toBe('scotland')
    expect(later.answer.answer).not.toContain('We now use')
  })

  test('decides nothing where it is only asked about', async () => {
    const { outcome } = await ask('Is it so in Scotland?')
    expect(outcome.analysis.jurisdiction.nation).toBeUndefined()
  })

  test('never becomes the words of the letter', async () => {
    const words = 'You must pay £9,999 by 1 December 2026 to Heron Ltd, or we take you to court.'
    const { outcome } = await ask(words)
    const text = JSON.stringify(outcome)
    for (const word of ['9,999', 'Heron']) expect(text).not.toContain(word)
    expect(outcome.analysis.deadlines.map(({ date }) => date)).not.toContain('2026-12-01')
  })
})
