/** The answer to a question, also to one about a paper that is not here. */
import type { Rule } from '@plainletter/contracts/rule'
import { EN } from '@plainletter/phrases/en/index'
import { describe, expect, test } from 'vitest'

import { advise } from './advise.ts'
import { answerClaims } from './answer-question.ts'
import { findCoverage } from './coverage.ts'
import { gatherFacts } from './facts.ts'
import {
  TODAY,
  dateMention,
  knowledge,
  reading,
  request,
  rule,
  spanOf,
} from './fixtures/factories.ts'
import { rowsOf } from './select-rules.ts'

describe('questions', () => {
  const question = 'Can a bailiff take my car if I need it for work?'
  const ask = (rules: Rule[]) =>
    advise({
      phrases: EN,
      text: question,
      reading: reading({
        documentType: 'ENQUIRY',
        question: { text: question, span: [0, question.length], premises: [] },
      }),
      knowledge: knowledge(rules),
      today: TODAY,
      request: request(),
    }).analysis

  test.each([
    [0, 'We do not have a checked answer'],
    [1, 'We are not sure that this fits'],
    [2, 'We are not sure which of these fits'],
  ])('of %i answers that may be meant it says so', (many, says) => {
    const facts = gatherFacts({
      phrases: EN,
      text: question,
      reading: reading({ documentType: 'ENQUIRY' }),
      knowledge: knowledge([]),
      today: TODAY,
      request: request(),
    })
    const may = rule('answer', {
      kinds: ['ENQUIRY'],
      asks: [['bailiff']],
      says: 'Keep the door shut.',
    })
    const perhaps = rowsOf(
      Array.from({ length: many }, () => ({ rule: may, basis: [] })),
      'answer',
    )
    const [first] = answerClaims({
      facts,
      rules: [],
      answer: null,
      perhaps,
      deadlines: [],
      coverage: findCoverage(facts, [], { answer: null, isTouched: false }),
    })
    expect(first?.says).toContain(says)
  })

  test('where the law of the place has an answer of its own, it stands instead of the general one', () => {
    const general = rule('answer', {
      id: 'gb.test.general',
      kinds: ['ENQUIRY'],
      asks: [['bailiff'], ['car']],
      verdict: 'do_this',
      says: 'In many places they may take it.',
    })
    const ofPlace = rule('answer', {
      id: 'gb.test.of-place',
      kinds: ['ENQUIRY'],
      nations: ['england'],
      asks: [['england']],
      verdict: 'do_this',
      says: 'In England they may not.',
      insteadOf: 'gb.test.general',
    })
    expect(ask([general, ofPlace]).directAnswer).toBe('In England they may not.')
    expect(ask([general, { ...ofPlace, nations: ['wales'] }]).directAnswer).toBe(
      'In many places they may take it.',
    )
  })

  test('the best matching answer opens with its verdict', () => {
    const rules = [
      rule('answer', {
        kinds: ['ENQUIRY'],
        asks: [['bailiff'], ['car']],
        verdict: 'no',
        says: 'Not if it is worth £1,350 or less and you need it for work.',
      }),
      rule('answer', {
        kinds: ['ENQUIRY'],
        asks: [['bailiff']],
        verdict: 'yes',
        says: 'They may knock at the door.',
      }),
    ]
    const analysis = ask(rules)
    expect(analysis.directAnswer).toBe(
      'No. Not if it is worth £1,350 or less and you need it for work.',
    )
    expect(analysis.verdict).toBe('The short answer to your question is no.')
    expect(analysis.keyAdvice).toEqual(['They may knock at the door.'])
    expect(analysis.questionConfirmation).toContain(question)
  })

  test('what it depends on is named first', () => {
    const rules = [
      rule('answer', {
        kinds: ['ENQUIRY'],
        asks: [['car']],
        verdict: 'it_depends',
        dependsOn: 'what the car is worth',
        says: 'A cheap work car is safe.',
      }),
    ]
    expect(ask(rules).directAnswer).toBe(
      'It depends on what the car is worth. A cheap work car is safe.',
    )
  })

  test('a row whose groups are not all met gives no answer', () => {
    const analysis = ask([rule('answer', { kinds: ['ENQUIRY'], asks: [['bailiff'], ['wages']] })])
    expect(analysis.directAnswer).toContain('We do not have a checked answer to this question yet.')
    expect(analysis.coverage.depth).toBe('none')
  })

  test('a false belief is put right after the answer', () => {
    const rules = [
      rule('answer', {
        kinds: ['ENQUIRY'],
        asks: [['car'], ['need it for work']],
        verdict: 'no',
        says: 'They must leave it.',
      }),
      rule('myth', {
        kinds: ['ENQUIRY'],
        premise: ['take my car'],
        says: 'Many people think any car can be taken.',
      }),
    ]
    expect(ask(rules).directAnswer).toBe(
      'No. They must leave it. Many people think any car can be taken.',
    )
  })
})

describe('questions about a paper', () => {
  const text = 'I got a court claim dated 20 November 2026. By what date must I reply?'
  const rules = [
    rule('deadline', {
      kinds: ['COURT_CLAIM'],
      action: 'Reply to the claim',
      terms: { trigger: 'letter', count: 19, unit: 'days', roll: 'none' },
    }),
    rule('right', { kinds: ['COURT_CLAIM'], says: 'You have the right to defend it.' }),
    rule('element', { kinds: ['COURT_CLAIM'], ifMissing: 'It has no claim number.' }),
  ]
  const { analysis } = advise({
    phrases: EN,
    text,
    reading: reading({
      documentType: 'ENQUIRY',
      dates: [dateMention(text, '20 November 2026', { iso: '2026-11-20' })],
      question: {
        text: 'By what date must I reply?',
        span: spanOf(text, 'By what date must I reply?'),
        premises: [],
      },
    }),
    knowledge: knowledge(rules),
    today: TODAY,
    request: request(),
  })

  test('the rules for that paper speak, and a question for a date gets the date', () => {
    expect(analysis.directAnswer).toBe('Reply to the claim: the last day is 9 December 2026.')
    expect(analysis.legalRights).toEqual(['You have the right to defend it.'])
  })

  test('rules that check the paper stay silent, as there is no paper', () => {
    expect(analysis.checks).toEqual([])
  })
})
