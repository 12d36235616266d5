/** Words of another case in a paper: a warning given before, the hours of the sender, a register of another country, a board for which its manager signs. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  'Termination of your employment\n\nYou have been late nine times in spite of the written warning of 2 October 2026. Your employment will therefore come to an end today. You will be paid two weeks in place of notice.',
  'Termination of employment\n\nAfter the final warning given on 3 September 2026 your attendance did not improve. Your employment with Tarn Ltd has been terminated with effect from today.',
  'Your employment will end on 4 December 2026. This follows your last warning and a meeting about your conduct.',
])('a dismissal after a warning is no warning: %s', (body) => {
  const { documentType, paper } = read(
    `Tarn Nursery\n\n18 November 2026\n\nDear Ada\n\n${body}\n`,
    {
      country: 'au',
    },
  )
  expect([documentType, paper]).toEqual(['DISMISSAL_LETTER', null])
})

test('a warning that speaks of what may come stays one', () => {
  const { paper } = read(
    'Tarn Nursery\n\n18 November 2026\n\nDear Ada\n\nFIRST WRITTEN WARNING\n\nYour attendance is not good enough. Further lateness may lead to your employment being terminated.\n',
    { country: 'au' },
  )
  expect(paper?.name).toBe('work_warning')
})

const signsOf = (text: string, country: 'ca' | 'gb' | 'us') =>
  read(text, { country }).authenticity.map(({ says }) => says)

test('hours in which the sender answers hurry nobody', () => {
  const said = signsOf(
    'Tarn Benefit Plan\n\n30 October 2026\n\nWe have denied this claim. You may ask for a fast appeal by phone and we answer in 72 hours.',
    'us',
  )
  expect(said.join(' ')).not.toMatch(/only hours/)
  expect(
    signsOf('Tarn Toll: pay $6.99 within 24 hours: http://tarn-toll.example', 'us').join(' '),
  ).toMatch(/only hours/)
})

test('a British register is named for British firms alone', () => {
  const text = (place: string) =>
    `Tarn Collections Ltd\nRegistered in ${place}, company no. 04709118\n\n5 November 2026\n\nYou owe 684.11. Please pay.`
  expect(signsOf(text('Ontario'), 'ca').join(' ')).not.toMatch(/company number/)
  expect(signsOf(text('England'), 'gb').join(' ')).toMatch(/company number/)
})

test('a board for which its manager signs is no creditor', () => {
  expect(
    read(
      'Quarry Owners Association, Inc.\n\nNovember 9, 2026\n\nDear Owner\n\nYour dues of $210 are late.\n\nSincerely,\nRosa Lark\nCommunity Manager\non behalf of the Board of Directors\n',
      { country: 'us' },
    ).originalCreditor,
  ).toBeNull()
})

test('what was paid before is no part of what is asked, on the form of American collectors', () => {
  const { amounts } = read(
    'Tarn Recovery\n\nOctober 26, 2026\n\nAs of March 3, 2024, you owed:   $612.40\nYou were charged this amount in interest:  +  $41.18\nYou paid or were credited this amount toward the debt:  -  $50.00\nTotal amount of the debt now:   $603.58\n',
    { country: 'us' },
  )
  expect(amounts.map(({ value, role }) => [value, role])).toEqual([
    [612.4, 'principal'],
    [41.18, 'interest'],
    [50, 'other'],
    [603.58, 'total'],
  ])
})
