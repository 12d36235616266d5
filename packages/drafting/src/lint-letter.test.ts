import { describe, expect, test } from 'vitest'

import { draftInput } from './fixtures/factories.ts'
import { lintLetter } from './lint-letter.ts'

function kindsIn(letter: string): string[] {
  const result = lintLetter(letter, draftInput())
  return result.isSafe ? [] : result.problems.map((problem) => problem.kind)
}

describe('the linter of letters', () => {
  test.each([
    ['I owe this money.', 'admits_debt'],
    ['I owe it, but not to you.', 'admits_debt'],
    ['There is no doubt I owe this.', 'admits_debt'],
    ['I do not know why, but I owe this.', 'admits_debt'],
    ['I accept that the charge is due.', 'admits_debt'],
    ['I was liable for it.', 'admits_debt'],
    ['My debt is with the bank.', 'admits_debt'],
    ['The balance I owe is high.', 'admits_debt'],
    ['I acknowledge the debt.', 'restarts_limitation'],
    ['I confirm the balance on the account.', 'restarts_limitation'],
    ['I enclose a first payment.', 'restarts_limitation'],
    ['I will pay next week.', 'promises_payment'],
    ['I can only pay a little.', 'promises_payment'],
    ['I offer £412.50 a month.', 'promises_payment'],
    ['I was driving the car.', 'names_driver'],
    ['My wife was driving that day.', 'names_driver'],
    ['I parked there at noon.', 'names_driver'],
    ['The driver was my son.', 'names_driver'],
    ['Refund £99.00 to me.', 'unknown_sum'],
    ['I wrote on 3 May 2025.', 'unknown_date'],
    ['My reference is QX-99812.', 'unknown_reference'],
  ])('refuses: %s', (sentence, kind) => {
    expect(kindsIn(sentence)).toContain(kind)
  })

  test.each([
    'I do not admit any liability to you or to anyone else for this debt.',
    'I do not owe this.',
    'I will not pay a sum that you cannot prove.',
    'Nothing in this letter is meant to acknowledge the debt.',
    'You ask for £412.50 under HR-204417, dated 16 November 2026.',
    'There is no duty on me to say who was driving, and I do not say it.',
    'Reply by 30 November 2026.',
  ])('allows: %s', (sentence) => {
    expect(kindsIn(sentence)).toEqual([])
  })

  test('a sentence over 30 words and a letter over 600 words are refused', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
    expect(kindsIn(`${words(31)}.`)).toEqual(['long_sentence'])
    expect(kindsIn(`${words(30)}.`)).toEqual([])
    expect(kindsIn(Array.from({ length: 31 }, () => `${words(20)}.`).join('\n'))).toEqual([
      'too_long',
    ])
  })
})
