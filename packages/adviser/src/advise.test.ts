import type { CountryKnowledge } from '@plainletter/contracts/rule'
import { EN } from '@plainletter/phrases/en/index'
import { describe, expect, test } from 'vitest'

import { advise } from './advise.ts'
import { TEXT, adviseDebt, debtReading } from './fixtures/debt-letter.ts'
import { knowledge, request, rule, statedDeadline } from './fixtures/factories.ts'

describe('the head of the page', () => {
  test('the verdict says what it is, by when to act and how long that is', () => {
    const { analysis } = adviseDebt()
    expect(analysis.verdict).toBe(
      'This is a debt collection letter: answer the letter by 30 November 2026, in 9 days.',
    )
    expect(analysis.summary).toContain(
      'Hadrian Recoveries Ltd wrote it on 16 November 2026 about £412.50.',
    )
    expect(analysis.summary).toContain('It speaks of court, but it is not a court paper.')
  })

  test('a passed date is said to have passed, and that one can still act', () => {
    const { analysis } = advise({
      phrases: EN,
      text: TEXT,
      reading: debtReading(),
      knowledge: knowledge([]),
      today: '2026-12-05',
      request: request(),
    })
    expect(analysis.verdict).toContain('the date to act, 30 November 2026, has passed.')
    expect(analysis.summary).toMatch(/^You can still act\./)
    expect(analysis.deadlines[0]).toMatchObject({ isPassed: true, daysLeft: -5, isMain: true })
  })

  test('a letter from more than a year ago is said to be old', () => {
    const advised = (today: string) =>
      advise({
        phrases: EN,
        text: TEXT,
        reading: debtReading(),
        knowledge: null,
        today,
        request: request(),
      })
    expect(advised('2027-12-01').analysis.summary).toContain('This is more than a year old')
    expect(advised('2027-11-01').analysis.summary).not.toContain('a year old')
  })

  test('without any date we say that we found none, and invent none', () => {
    const { analysis } = adviseDebt([], {
      reading: { dates: [], statedDeadlines: [], deadline: null },
    })
    expect(analysis.deadlines).toEqual([])
    expect(analysis.summary).toContain('We did not find a reply date in this letter.')
  })

  test('a period without a day to count from is told as a period', () => {
    const deadline = statedDeadline(TEXT, 'within 14 days', { relativeDays: 14, from: 'receipt' })
    const { analysis } = adviseDebt([], {
      reading: { dates: [], statedDeadlines: [deadline], deadline },
    })
    expect(analysis.verdict).toContain('you have 14 days from the day you got it')
    expect(analysis.deadlines).toEqual([])
  })

  test('a scam leads the verdict, and no step tells the person to reply or pay', () => {
    const { analysis } = adviseDebt([], { reading: { documentType: 'SCAM_LETTER' } })
    expect(analysis.verdict).toBe('This looks like a scam.')
    expect(analysis.firstThingsFirst.nextSteps).toBe('Do not reply, and do not pay.')
    expect(analysis.deadlines).toEqual([])
  })

  test('the five first texts are short enough for one phone screen', () => {
    const long = Array.from({ length: 60 }, () => 'word')
      .join(' ')
      .replace('w', 'W')
    const { analysis } = adviseDebt([
      rule('fact', { says: `They can ask. ${long}.` }),
      rule('right', { says: `You have a right. ${long}.` }),
    ])
    for (const text of Object.values(analysis.firstThingsFirst)) {
      expect(text.length).toBeGreaterThan(0)
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(45)
    }
  })
})

describe('deadlines', () => {
  test('the earliest safe day leads when law and letter differ, and there is one main deadline', () => {
    const law = rule('deadline', {
      terms: { trigger: 'letter', count: 10, unit: 'days', roll: 'none' },
    })
    const { analysis } = adviseDebt([law])
    expect(analysis.deadlines.map(({ date, source, isMain }) => [date, source, isMain])).toEqual([
      ['2026-11-26', 'law', true],
      ['2026-11-30', 'letter', false],
    ])
  })

  test('a further limit of the law never leads while the letter’s own date is open', () => {
    const law = rule('deadline', {
      weight: 'further',
      terms: { trigger: 'letter', count: 7, unit: 'days', roll: 'none' },
    })
    expect(adviseDebt([law]).analysis.deadlines.find((one) => one.isMain)?.date).toBe('2026-11-30')
  })

  test('the same day from law and letter is told once, with both proofs', () => {
    const { analysis } = adviseDebt([rule('deadline')])
    expect(analysis.deadlines).toHaveLength(1)
    expect(analysis.deadlines[0]?.basis.map((basis) => basis.kind)).toEqual(
      expect.arrayContaining(['law', 'letter']),
    )
  })
})

describe('abstaining', () => {
  test('a kind that we do not know gets facts and safe steps, and depth none', () => {
    const { analysis } = adviseDebt([], { reading: { documentType: 'OTHER', candidates: [] } })
    expect(analysis.coverage).toMatchObject({ depth: 'none', rules: 0 })
    expect(analysis.recommendedActions.step1).toBe(
      'Keep this letter and its envelope, and write down the day it came.',
    )
    expect(analysis.summary).toContain('Hadrian Recoveries Ltd')
  })

  test('a paper without a kind of its own is covered where our rows speak to it', () => {
    const rows = (['want', 'more', 'other'] as const).map((name) =>
      rule('fact', {
        id: `gb.other.${name}`,
        kinds: ['OTHER'],
        slot: 'what_they_want',
        says: `The landlord asks for more rent (${name}).`,
      }),
    )
    const { analysis } = adviseDebt(rows, { reading: { documentType: 'OTHER', candidates: [] } })
    expect(analysis.coverage).toMatchObject({ depth: 'basic', rules: 3 })
    expect(analysis.verdict).not.toContain('do not know this kind')
  })

  test('two kinds that fit about equally become a question', () => {
    const candidates = (['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'] as const).map(
      (documentType) => ({ documentType, confidence: 0.5, evidence: [] }),
    )
    expect(
      adviseDebt([], { reading: { isAmbiguous: true, candidates } }).analysis.clarification
        ?.choices,
    ).toEqual(['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'])
  })
})

describe('what is put beside the next letter', () => {
  test('the day, the sum and the creditor stand there as facts, each proved by the letter', () => {
    const { analysis } = adviseDebt()
    expect(analysis.letterFacts).toEqual({
      letterDate: '2026-11-16',
      sum: { value: 412.5, currency: 'GBP' },
      creditor: 'Northgate Bank',
    })
    const quotes = ['letterDate', 'sum', 'creditor'].map(
      (fact) => analysis.basis[`letterFacts.${fact}`]?.[0],
    )
    expect(quotes).toMatchObject([
      { quote: '16 November 2026' },
      { quote: '£412.50' },
      { quote: 'Northgate Bank' },
    ])
  })
})

describe('senders and help', () => {
  const source = { title: 'Register', url: 'https://register.fca.org.uk/' }
  const checked = { checkedOn: '2026-11-20', checkBy: '2027-11-20' }

  test('a known sender is described first, and its details follow in the panel', () => {
    const senders: CountryKnowledge['senders'] = [
      {
        id: 'gb.hadrian',
        country: 'gb',
        name: 'Hadrian Recoveries',
        match: ['hadrian recoveries'],
        what: 'debt_collector',
        says: 'They collect debts for banks.',
        complainTo: 'Financial Ombudsman Service',
        source,
        ...checked,
      },
    ]
    const outcome = adviseDebt([], { knowledge: { senders } })
    expect(outcome.analysis.firstThingsFirst.whoTheyAre).toBe('They collect debts for banks.')
    expect(outcome.organizationIntelligence).toBe(
      '## Hadrian Recoveries\n- Complain to: Financial Ombudsman Service.',
    )
  })

  test('help is chosen by country, nation, topic and kind', () => {
    const shared = {
      country: 'gb' as const,
      topics: ['debt' as const],
      url: 'https://example.org/',
      group: 'advice' as const,
      ...checked,
    }
    const help: CountryKnowledge['help'] = [
      { ...shared, id: 'a', name: 'Debt line', does: 'They give debt advice.' },
      {
        ...shared,
        id: 'b',
        name: 'Scots line',
        does: 'They advise in Scotland.',
        nations: ['scotland'],
      },
      { ...shared, id: 'c', name: 'Home line', does: 'They advise on homes.', topics: ['housing'] },
    ]
    expect(adviseDebt([], { knowledge: { help } }).analysis.help.map((one) => one.name)).toEqual([
      'Debt line',
    ])
  })
})
