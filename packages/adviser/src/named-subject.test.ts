import { expect, test } from 'vitest'

import { knowsSubjectsOf } from './named-subject.ts'

const DISMISSAL = {
  asks: [['lost my job', 'sacked']],
  says: 'Most people need two years for a claim.',
}
const GYM = { asks: [['membership']], says: 'A gym may not keep you for years.' }

const DRIVER = { asks: [['speeding']], says: 'They may not be able to convict for the speed.' }

test.each([
  ['can the police still prosecute me for the speed', DRIVER, true],
  ['the gym wants the rest of the year even though i lost my job', DISMISSAL, false],
  ['the gym wants the rest of the year even though i lost my job', GYM, true],
  ['can they sack me for being pregnant', DISMISSAL, false],
  ['i was sacked after 18 months, can i claim', DISMISSAL, true],
])('%s', (question, row, expected) => {
  expect(knowsSubjectsOf(question)(row)).toBe(expected)
})
