import { EN } from '@plainletter/phrases/en/index'
import { expect, test } from 'vitest'

import { advise } from './advise.ts'
import { dateMention, knowledge, reading, request, rule } from './fixtures/factories.ts'

/** The check on a notice about parking on 8 December 2025. */
function timeOf(
  posted: string,
  iso: string,
  { words = 'Notice to keeper', arrived = '2025-12-08' } = {},
) {
  const text = `${words}\nArrived on ${arrived}\nParked on 8 December 2025\n${posted}`
  const row = rule('fact', {
    kinds: ['PARKING_TICKET'],
    says: 'A late notice leaves only the driver.',
    authority: {
      title: 'Protection of Freedoms Act 2012',
      provision: 'Schedule 4, paragraph 9(4) to (6)',
      url: 'https://www.legislation.gov.uk/ukpga/2012/9/schedule/4',
      inForceFrom: '2012-10-01',
    },
  })
  const dates = [
    dateMention(text, arrived, { iso: arrived, role: 'incident' }),
    dateMention(text, '8 December 2025', { iso: '2025-12-08', role: 'incident' }),
    dateMention(text, posted, { iso }),
  ]
  return advise({
    phrases: EN,
    text,
    reading: reading({ documentType: 'PARKING_TICKET', dates }),
    knowledge: knowledge([row]),
    today: '2026-01-05',
    request: request(),
  }).analysis.checks[0]
}

test('paragraph 9(5) and (6): posted on 15 December, delivered on the 17th, in time until the 22nd', () => {
  expect(timeOf('15 December 2025', '2025-12-15')).toMatchObject({
    result: 'fine',
    says: 'On its dates it came in time: it counts as delivered on 17 December 2025, and the 14 days ended on 22 December 2025.',
  })
})

test('posted on 19 December, a Friday, it counts as delivered on the 23rd, too late', () => {
  const check = timeOf('19 December 2025', '2025-12-19')
  expect(check?.result).toBe('problem')
  expect(check?.says).toMatch(/^On its dates it came too late: .* delivered on 23 December 2025, /)
})

test('a reminder says nothing of when the first notice came', () => {
  expect(
    timeOf('19 December 2025', '2025-12-19', { words: 'Reminder to the keeper' }),
  ).toBeUndefined()
})

test('a stay over one night ends on its second day, and an offer to hear an appeal is no answer to one', () => {
  const words = 'Notice to keeper. If we turn your appeal down you may go to POPLA.'
  expect(timeOf('15 December 2025', '2025-12-15', { words, arrived: '2025-12-07' })).toMatchObject({
    result: 'fine',
    says: expect.stringContaining('the 14 days ended on 22 December 2025'),
  })
})

test('two days of parking are two parkings: no time is told', () => {
  expect(timeOf('15 December 2025', '2025-12-15', { arrived: '2025-12-03' })).toBeUndefined()
})

test('an answer to an appeal says nothing of when the first notice came', () => {
  expect(
    timeOf('15 December 2025', '2025-12-15', { words: 'We have rejected your appeal' }),
  ).toBeUndefined()
})
