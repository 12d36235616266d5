import { expect, test } from 'vitest'

import { read } from './read.ts'

const letterOfEmployer = (opening: string): string =>
  `4 May 2026\n\nPrivate and Confidential\n\nDear Ms Quill\n\n${opening}\n\nYour contract of employment provides for three months' notice, so your final day of employment will be 31 July 2026. Until then we place you on garden leave from 5 May 2026. You must return the laptop by 11 May 2026.\n\nYours sincerely\n\nRosa Tarn, HR Director\nFor and on behalf of Tarn Optics Limited\n`

test('an employer who accepts a resignation dismisses nobody', () => {
  const { documentType, urgencyLevel, deadline } = read(
    letterOfEmployer(
      'Thank you for your letter of resignation of 1 May 2026, which we accept with regret.',
    ),
    { country: 'gb' },
  )
  expect([documentType, urgencyLevel, deadline?.iso]).toEqual(['OTHER', 'low', '2026-05-11'])
})

test('an employer who dismisses in place of a resignation does', () => {
  const { documentType } = read(
    letterOfEmployer(
      'We have received your resignation. As the hearing found gross misconduct, you are dismissed instead.',
    ),
    { country: 'gb' },
  )
  expect(documentType).toBe('DISMISSAL_LETTER')
})
