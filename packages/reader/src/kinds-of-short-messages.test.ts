/** Short messages: an agent about late rent, and fraud in the name of a boss. The texts are invented. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('a few lines about rent that is behind', () => {
  test.each([
    'Subject: Should we book the movers?\n\nOh dear! You are now six days in arrears! Let’s hope the landlord renews your lease!',
    'Your rent account is two weeks in arrears. Please call your property manager today.',
    'SMS Tarn Realty: you have fallen 12 days in arrears. A notice to remedy will follow.',
    'Hello Ada. You are 9 days behind and the owner will lose patience. Pay your rent please. Quill Lettings',
  ])('are of arrears: %s', (text) => {
    expect(read(text).documentType).toBe('RENT_ARREARS_LETTER')
  })

  test.each([
    ['OTHER', 'You are three months behind with your car finance. Call us.'],
    [
      'OTHER',
      'Tip of the week for landlords: what to do when a tenant is in arrears. Join our webinar.',
    ],
    ['ENQUIRY', 'My landlord says I am five days in arrears. Can he throw me out?'],
  ])('may be something else: %s', (kind, text) => {
    expect(read(text).documentType).toBe(kind)
  })
})

describe('a boss who needs money sent in secret', () => {
  test.each([
    'From: boss@firm.example\n\nHi Sam,\n\nAre you at your desk? I need you to process a wire transfer today, it is urgent. I’m in a meeting, just email me. Amount $24,300. Keep this between us.\n\nJane',
    'Hi Tom, can you pick up five Quillstore gift cards for a client asap? I can’t talk right now, I’m in back-to-back meetings. I will refund you. Paul, Director',
    'Hello Rita, please arrange a same-day transfer of £18,450 to our new adviser. It is urgent and part of a confidential acquisition, so do not discuss this with anyone. Regards, Mark',
    'Re: Invoice\n\nMaya, the wire transfer for the confidential deal must go by close of business. Reach me only on my mobile. Nina Tarn, CEO',
  ])('is fraud: %s', (text) => {
    const { documentType, senderOrganization, urgencyLevel } = read(text)
    expect({ documentType, senderOrganization, urgencyLevel }).toEqual({
      documentType: 'SCAM_LETTER',
      senderOrganization: null,
      urgencyLevel: 'high',
    })
  })

  test.each([
    'Minutes of the finance committee: a bank transfer to the roof fund was made. The treasurer will be in a meeting on Monday. Urgent repairs were discussed.',
    'Dear Ms Quill, your bank transfer of $400 has failed. Please make a payment by June 3, 2026. It is urgent. This email is confidential and for the addressee only. Tarn Energy',
  ])('is not seen in office life: %s', (text) => {
    expect(read(text).documentType).not.toBe('SCAM_LETTER')
  })
})

test.each([
  [
    'DISMISSAL_LETTER',
    'Tarn Dental. 11 November 2026. Dear Priya, as you are pregnant and cannot do X-rays we are ending your employment on 30 November 2026.',
    'high',
  ],
  [
    'OTHER',
    'Tarn Academy. 12 November 2026. Dear Mrs Quill, I am writing to tell you of my decision to permanently exclude Ali from 12 November 2026. The governors will meet within 15 school days. You may make representations.',
    'medium',
  ],
  [
    'OTHER',
    'Tarn City Council. Letter before proceedings (PLO). 12 November 2026. Dear Mr and Mrs Quill, we are so worried about Leo that we may go to court. Come to a meeting on 26 November 2026 with a solicitor.',
    'high',
  ],
] as const)('in one run of sentences, %s: %s', (documentType, text, urgencyLevel) => {
  expect(read(text, { country: 'gb' })).toMatchObject({ documentType, urgencyLevel })
})

test('wages that an employer paid too much of are no benefit', () => {
  const { documentType } = read(
    'Tarn Care Ltd. 12 November 2026. Hi Joy, we overpaid you £640 in August. We will take it from your December wages in full. HR',
    { country: 'gb' },
  )
  expect(documentType).not.toBe('BENEFIT_OVERPAYMENT')
})

test('a warning for lateness is one at work', () => {
  const { paper } = read(
    'Tarn Stores Ltd. 12 November 2026. Dear Amy. Final written warning. Following the hearing on 9 November I am issuing a final written warning for poor timekeeping. You may appeal within 7 days of this letter.',
    { country: 'gb' },
  )
  expect(paper?.name).toBe('work_warning')
})
