/** Stories: what is told counts where nothing is asked in words that we know, and a weak likeness is no answer. */
import type { Rule } from '@plainletter/contracts/rule'
import { EN } from '@plainletter/phrases/en/index'
import { expect, test } from 'vitest'

import { advise } from './advise.ts'
import { TODAY, knowledge, reading, request, rule } from './fixtures/factories.ts'

const WAGES = rule('answer', {
  kinds: ['ENQUIRY'],
  topics: ['employment'],
  asks: [
    ['wages', 'last paycheck', 'salary'],
    ['boss', 'employer'],
  ],
  says: 'Ask for the pay in writing.',
})
const FEES = rule('answer', {
  kinds: ['ENQUIRY'],
  topics: ['consumer'],
  asks: [
    ['overdraft', 'bank fee'],
    ['account', 'month'],
  ],
  says: 'Ask the bank to cut the fee.',
})
/** A word is rare only among many rows. */
const OTHERS = Array.from({ length: 30 }, (_, index) =>
  rule('answer', { kinds: ['ENQUIRY'], asks: [[`thing ${index}`]], says: 'Something else.' }),
)
const STORY =
  'I work in a salon for two years. My boss has not paid my wages for October and my salary for September came late. She says the accountant is away. My account is in overdraft now and the rent was not paid. I am tired of asking.'

const answerTo = (text: string, last: string, rules = [WAGES, FEES]) =>
  adviseOn(text, last, rules).analysis.directAnswer

const adviseOn = (text: string, last: string, rules: Rule[]) =>
  advise({
    phrases: EN,
    text,
    reading: reading({
      documentType: 'ENQUIRY',
      topic: 'general',
      question: {
        text: last,
        span: [text.length - last.length, text.length],
        premises: [],
      },
    }),
    knowledge: knowledge(rules),
    today: TODAY,
    request: request(),
  })

test('a story that asks nothing in words we know is answered as a whole, in the field of most of its words', () => {
  const last = 'What would be the best way from here?'
  expect(answerTo(`${STORY} ${last}`, last)).toContain('Ask for the pay in writing.')
})

test('of two answers that only the story names, neither is given as the answer', () => {
  const last = 'Where do people in a small town find cheap childcare for a baby at night?'
  const other = {
    ...WAGES,
    authority: { ...WAGES.authority, provision: 'section 2' },
    says: 'Ask for the day of pay.',
  }
  const { analysis } = adviseOn(`${STORY} ${last}`, last, [WAGES, other, ...OTHERS])
  expect(analysis.directAnswer).toContain('not sure which of these')
  expect(analysis.possibleAnswers).toEqual([
    'Ask for the pay in writing.',
    'Ask for the day of pay.',
  ])
})

test('what asks for more than a story names is no answer that may be meant', () => {
  const last = 'Where do people in a small town find cheap childcare for a baby at night?'
  const telling = ['wages', 'last paycheck', 'salary', ...STORY.split(/[ ,.]+/)]
  const leave = rule('answer', {
    kinds: ['ENQUIRY'],
    topics: ['employment'],
    rank: 1,
    asks: [telling, ['pregnant', 'paternity']],
    says: 'Ask for leave for the birth.',
  })
  const shown = (text: string) => adviseOn(text, last, [leave, ...OTHERS]).analysis
  expect(shown(`${STORY} My wife is pregnant. ${last}`).directAnswer).toContain('the birth')
  expect(shown(`${STORY} ${last}`).possibleAnswers).toBeUndefined()
})

test('a row of another field does not answer a story as a whole', () => {
  const last = 'What would be the best way from here?'
  const wall = {
    ...WAGES,
    asks: [['wages', 'salary', 'boss', 'salon', 'accountant'], ['trousers']],
  }
  expect(answerTo(`${STORY} ${last}`, last, [wall, FEES])).toContain(
    'We do not have a checked answer',
  )
})

test('one common word and one detail of a long story are no answer', () => {
  const row = rule('answer', {
    kinds: ['ENQUIRY'],
    topics: ['debt'],
    asks: [
      ['overdraft', 'loan', 'card', 'fees', 'interest', 'credit', 'lender', 'payday'],
      ['have to', 'must i', 'should we', 'can they', 'may they', 'are they allowed'],
    ],
    says: 'Ask the bank.',
  })
  const common = Array.from({ length: 20 }, (_, index) =>
    rule('answer', {
      kinds: ['ENQUIRY'],
      topics: ['consumer'],
      asks: [[`thing ${index}`], ['have to']],
      says: 'Something else.',
    }),
  )
  const last = 'Do I have to leave the salon?'
  expect(answerTo(`${STORY} ${last}`, last, [row, ...common])).toContain(
    'We do not have a checked answer',
  )
})

test('where two answers are as likely neither is given: both are shown, and no credit is taken', () => {
  const told = (says: string, provision: string) =>
    rule('answer', {
      authority: { ...WAGES.authority, provision },
      kinds: ['ENQUIRY'],
      topics: ['employment'],
      asks: [
        ['wages', 'last paycheck', 'salary'],
        ['boss', 'employer'],
      ],
      verdict: 'yes',
      says,
    })
  const text = `${STORY} Can I do something about my boss and my wages?`
  const rules = [
    told('Yes. Ask for the pay in writing.', 'section 1'),
    told('Yes. Go to the office.', 'section 2'),
    told('Yes. Stop work.', 'section 3'),
    ...OTHERS,
  ]
  const { analysis } = adviseOn(text, 'Can I do something about my boss and my wages?', rules)
  expect(analysis.possibleAnswers).toEqual([
    'Ask for the pay in writing.',
    'Go to the office.',
    'Stop work.',
  ])
  expect(analysis.coverage.depth).toBe('none')
  expect(analysis.directAnswer).toContain('not sure which of these')
  expect(analysis.basis['possibleAnswers.0']).not.toEqual([])
})

test('answers from one section speak for each other, however much of it each names', () => {
  const told = (says: string, provision: string) =>
    rule('answer', {
      authority: { ...WAGES.authority, provision },
      kinds: ['ENQUIRY'],
      topics: ['employment'],
      asks: [
        ['wages', 'last paycheck', 'salary'],
        ['boss', 'employer'],
      ],
      verdict: 'do_this',
      says,
    })
  const last = 'Can I do something about my boss and my wages?'
  const answer = (...[one, two, three]: [string, string, string]) =>
    answerTo(`${STORY} ${last}`, last, [
      told('Ask for the pay in writing.', one),
      told('Go to the office.', two),
      told('Stop work.', three),
      ...OTHERS,
    ])
  expect(answer('section 1', 'sections 1 to 4', 'section 1 (pay)')).toContain('Ask for the pay')
  expect(answer('section 1', 'section 11', 'section 21')).toContain('not sure which of these')
})

test('two answers from one provision speak for each other: the likelier is given', () => {
  const told = (says: string) =>
    rule('answer', {
      kinds: ['ENQUIRY'],
      topics: ['employment'],
      authority: { ...WAGES.authority, provision: 'section 1' },
      asks: [
        ['wages', 'last paycheck', 'salary'],
        ['boss', 'employer'],
      ],
      says,
    })
  const text = `${STORY} Can I do something about my boss and my wages?`
  const rules = [
    told('Ask for the pay in writing.'),
    told('Ask for your pay by letter.'),
    told('Ask for pay on paper.'),
    ...OTHERS,
  ]
  const { analysis } = adviseOn(text, 'Can I do something about my boss and my wages?', rules)
  expect(analysis.possibleAnswers).toBeUndefined()
  expect(analysis.directAnswer).toContain('Ask for')
})

test('an answer for somebody in danger comes first where it is likely at all, and a sum is no such number', () => {
  const asks = [
    ['hits me', 'hit me', 'violent'],
    ['husband', 'partner'],
  ]
  const row = (says: string) =>
    rule('answer', { kinds: ['ENQUIRY'], topics: ['family'], asks, says })
  const question = 'My husband hits me, can he keep the house?'
  const said = (rules: Rule[]) => adviseOn(question, question, rules).analysis.directAnswer
  expect(said([row('It depends on the lease.'), row('Call 999 now.')])).toContain('Call 999 now.')
  expect(said([row('Ask the court.'), row('He owes 1 000 € at most.')])).not.toContain('1 000')
})

test('what a story only mentions is no answer from another field, however much of it is named', () => {
  const last = 'What would be the best way from here?'
  const far = rule('answer', {
    kinds: ['ENQUIRY'],
    topics: ['consumer'],
    asks: [['overdraft'], ['the accountant is away'], ['salon']],
    says: 'Ask the bank to cut the fee.',
  })
  const others = Array.from({ length: 30 }, (_, index) =>
    rule('answer', {
      kinds: ['ENQUIRY'],
      topics: ['employment'],
      asks: [['wages', 'salary', 'boss'], [`thing ${index}`]],
      says: 'Something else.',
    }),
  )
  const { analysis } = adviseOn(`${STORY} ${last}`, last, [far, ...others])
  expect(analysis.directAnswer).not.toContain('Ask the bank')
})
