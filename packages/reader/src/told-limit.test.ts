import { expect, test } from 'vitest'

import { read } from './read.ts'

const told = (text: string) => read(text, { country: 'us' }).deadline

test.each([
  ["They towed my van and the lot says they'll auction it in 10 days. Can they do that?", 10],
  ['We called off the party and the hall want the other half in 14 days. Must we pay?', 14],
  [
    "My fine is £80. It says it's £160 each if we don't pay in the first 21 days. Can I appeal?",
    21,
  ],
  ["My landlord says I've 2 days to get out. Can he do that?", 2],
  ['I have only got 5 days left to answer the claim. What do I write?', 5],
  ["A gym wants £90, and if it isn't paid in the next 9 days they go to court. Do I owe it?", 9],
  ["I was sacked and a friend says there's a 3 week cutoff. What can I do?", 21],
])('a question tells a limit: %s', (text, days) => {
  expect(told(text)?.relativeDays).toBe(days)
})

test('a question tells a limit that a landlord set for tomorrow', () => {
  expect(
    told('My landlord wrote that the smell must be removed by tomorrow. Is that right?')?.quote,
  ).toBe('by tomorrow')
})

test('a question tells a deadline by its name', () => {
  expect(told("The deadline's 30 November 2026 to appeal. What do I write?")?.iso).toBe(
    '2026-11-30',
  )
})

test.each([
  'I will cancel my gym in 10 days. Do I owe a fee for leaving early?',
  'Can my bank take money from my account?',
])('a question tells no limit: %s', (text) => {
  expect(told(text)).toBeNull()
})

test('a cut-off is counted from the one day that a question tells of', () => {
  const text =
    'Boss sacked me on the 2nd of November 2026. A friend says there is a 3 week cutoff. Is it true?'
  expect(told(text)).toMatchObject({ iso: '2026-11-23', from: 'event' })
})

test('a cut-off has no day where a question tells of two', () => {
  const text =
    'I started on 4 May 2026 and was sacked on 2 November 2026. A friend says there is a 3 week cutoff. Is it true?'
  expect(told(text)).toMatchObject({ iso: null, relativeDays: 21 })
})

test.each([
  "The notice says court proceedings won't begin before 6 October 2027. Do I have to go?",
  'It says the tribunal cannot be asked before 6 October 2027. Is that when I must leave?',
  'My notice says they will not apply to court until 6 October 2027. Can I stay?',
])('a question tells the day before which nobody goes to court: %s', (text) => {
  expect(told(text)?.iso).toBe('2027-10-06')
})

test('a court that is not open on a day sets no limit', () => {
  expect(told('We went to court on 6 October 2026 and nobody was there. What now?')).toBeNull()
})

test.each([
  'We have until 10/20 to be out of the building. Is this legal?',
  'They wrote that we must leave by 10/15. I live in Ohio. Can they do that?',
  'My family and I, we have until May 19 to move. Do I have any rights?',
  'The landlord says we have until June 3 to find another place. Is it true?',
])('those who must leave a home tell of their last day, be it without a year: %s', (text) => {
  expect(told(text)).toMatchObject({ iso: null, what: 'act' })
})

test.each([
  'A contractor sent a letter: we have until May 19 to file this lien. Can they do that?',
  'We have until 4 May 2026 to open the new shop. What licence do I need?',
])('the time that somebody else has is none: %s', (text) => {
  expect(told(text)?.quote ?? '').not.toMatch(/lien/)
})
