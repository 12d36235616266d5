import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  'in scotland you dont have to pay private parking charges they cant do nothing right',
  'missed one instalment of council tax and now they want the whole year, cant be legal surely',
  'mate says you can just ignore private parking tickets now',
  'Wales: can i be sent to prison for not paying my council tax',
  'you need to be apart for five years before the court will end a marriage isnt that it',
  'they have to give us two months to leave, isnt that the law',
  'GEZ muss man nicht zahlen wenn man keinen fernseher hat stimmts',
])('a belief put to us is a question: %s', (text) => {
  expect(read(text).documentType).toBe('ENQUIRY')
})

test('a short tag asks what stands before it', () => {
  const { question } = read('They came about my old loan. They can take my car. True?')
  expect(question?.text.trim()).toBe('They can take my car. True?')
})

test('a letter that ends politely stays a letter', () => {
  const text = `Lark Lettings
12 November 2026
Dear Mr Ode
The rent of £640.00 is late. Pay it by 30 November 2026. We trust that this is correct.
Yours sincerely
Lark Lettings`
  expect(read(text).documentType).not.toBe('ENQUIRY')
})
