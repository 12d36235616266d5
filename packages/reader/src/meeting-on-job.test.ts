/** A call to a meeting that may end a job. The letters are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

const kindOf = (words: string) => {
  const { documentType, urgencyLevel } = read(
    `Tarn Foods Ltd\n\n2 March 2026\n\nDear Ada\n\n${words}\n\nKind regards\nHead of People`,
    { country: 'gb' },
  )
  return [documentType, urgencyLevel]
}

test.each([
  'You must attend a meeting on Wednesday 4 March 2026 at 10am about the restructuring of your department. The outcome may be the end of your employment.',
  'Please come to a meeting on 4 March 2026 at 10am. We will talk about changes that are coming in the company. The outcome may be that your employment ends.',
  'You are required to attend a consultation meeting on 4 March 2026 at 10am about the closure of the Leeds site. One possible outcome is your dismissal.',
  'We have arranged a meeting on 4 March 2026 at 10am about the reorganisation of the team. You might lose your job.',
])('about changes at the firm, it is a redundancy: %s', (words) => {
  expect(kindOf(words)).toEqual(['REDUNDANCY_NOTICE', 'high'])
})

test.each([
  'You are required to attend a disciplinary hearing on 9 March 2026 at 2pm about the allegation that you left your shift early. If it is upheld you may be dismissed.',
  'We invite you to a final capability meeting on 9 March 2026 at 2pm about your sickness absence. Your employment may be terminated.',
  'Please come to a probation review on 9 March 2026 at 2pm. One possible outcome is that your employment is ended.',
  'You are asked to attend an interview on 9 March 2026 at 2pm about the till. You could lose your job.',
])('about the reader, it is a dismissal that has not come yet: %s', (words) => {
  expect(kindOf(words)).toEqual(['DISMISSAL_LETTER', 'high'])
})

test.each([
  'Please come to a staff meeting on 9 March 2026 at 2pm in the hall about the new timetable. Tea will be served.',
  'Your yearly review meeting is on 9 March 2026 at 2pm. Please fill in the form before we meet.',
])('an ordinary meeting ends nothing: %s', (words) => {
  expect(kindOf(words)).toEqual(['OTHER', 'low'])
})

test.each([
  'Your position of Operations Analyst has been eliminated and your employment will end on November 13, 2026.',
  'Tarn Freight is reducing its workforce. Your employment will end on November 13, 2026, with your final paycheck.',
  'The role you hold is no longer required, and your employment ends on 13 November 2026.',
  'Your post will be abolished. Your last day of employment is 13 November 2026.',
])('a job that goes without a fault is a redundancy: %s', (words) => {
  expect(read(`Tarn Freight Inc\n\n2 November 2026\n\nDear Ada\n\n${words}`).documentType).toBe(
    'REDUNDANCY_NOTICE',
  )
})

test.each([
  'Your employment will end on 13 November 2026 because of repeated late starts. You had two warnings.',
  'After the disciplinary hearing your employment is terminated. Your post will be advertised.',
])('but not where somebody is blamed: %s', (words) => {
  expect(read(`Tarn Freight Inc\n\n2 November 2026\n\nDear Ada\n\n${words}`).documentType).toBe(
    'DISMISSAL_LETTER',
  )
})

const meeting = (words: string) => {
  const { paper, urgencyLevel, deadline } = read(
    `Tarn Foods Ltd\n\n2 March 2026\n\nDear Ada\n\n${words}\n\nKind regards\nHead of People`,
    { country: 'gb' },
  )
  return [paper?.name, urgencyLevel, deadline?.iso]
}

test.each([
  'We are inviting you to a meeting to discuss your recent attendance record. The meeting will be held on 9 March 2026 at 2pm. You may be accompanied by a colleague.',
  'Please attend an absence review meeting. It will take place on Monday 9 March 2026 at 14:00.',
  'I have arranged a meeting to discuss your performance. The meeting has been scheduled for 9 March 2026 at 2pm.',
  'You are asked to come to a meeting about your timekeeping. The meeting will take place on 9 March 2026 at 2pm.',
  'You are invited to a capability meeting, which will be held on 9 March 2026 at 2pm.',
])(
  'a talk about how somebody works is a hearing at work, and its day is to be kept: %s',
  (words) => {
    expect(meeting(words)).toEqual(['disciplinary_hearing', 'medium', '2026-03-09'])
  },
)

test.each([
  "We would like to invite you to a meeting to discuss your child's attendance. The meeting will take place on 9 March 2026 at 9am.",
  'The annual parish meeting will take place on 9 March 2026 at 7pm. All are welcome.',
  'Our next performance will be held on 9 March 2026 at 7pm. Tickets are at the door.',
])('but not what is said to parents, or a meeting of a parish: %s', (words) => {
  expect(meeting(words)).toEqual([undefined, 'low', undefined])
})
