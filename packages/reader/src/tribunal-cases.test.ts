/** Papers that the words of another kind once hid: a case before a tribunal, a health plan's refusal, a renewal. The texts are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

test('what a tribunal sends on against the reader is a case, and comes from the tribunal', () => {
  const { documentType, senderOrganization, deadline, dates, urgencyLevel } = read(
    'First-tier Tribunal for Scotland\n(Housing and Property Chamber)\n20 York Street, Glasgow\n\n4 May 2026\n\nDear Mr Test\n\nApplicant: Tarn Lettings Ltd\nProperty: 9 Quill Lane, Paisley\n\nA copy of an application that has been made against you is enclosed. The applicant asks for an order for payment of £1,210.00 in rent.\n\nA case management discussion has been arranged for 16 June 2026 at 14:00.\n\nIf you wish to make written representations please send them to this office by 25 May 2026.',
    { country: 'gb' },
  )
  expect([documentType, senderOrganization, deadline?.iso, urgencyLevel]).toEqual([
    'COURT_CLAIM',
    'First-tier Tribunal for Scotland (Housing and Property Chamber)',
    '2026-05-25',
    'high',
  ])
  expect(dates.find(({ iso }) => iso === '2026-06-16')?.role).toBe('hearing')
})

test('a treatment that a plan finds not necessary is a decision of an insurer', () => {
  const { documentType } = read(
    'Tarn Health Plan\nMember Services\n\n3 June 2026\n\nDear Ms. Test,\n\nWe regret to tell you that your request (Ref: T-20981) for a knee brace was denied. Our reviewers found that the item does not meet our criteria for medical necessity.\n\nYou may submit a written appeal within 60 days from the date of this letter.',
    { country: 'us' },
  )
  expect(documentType).toBe('INSURANCE_DECISION')
})

test('the renewal of a policy is no decision and can wait', () => {
  const { documentType, urgencyLevel } = read(
    'From: Quill Insurance <renewals@quill.example>\nSubject: Your pet insurance renewal, action required by 2 March\n\nDear policyholder, your pet insurance policy #QI-2019-7781 is due for renewal on 3 March 2026. Your annual premium will be £310. Please confirm renewal by logging in to your account.',
    { country: 'gb' },
  )
  expect([documentType, urgencyLevel]).toEqual(['OTHER', 'low'])
})

test('a refusal that speaks of the last renewal is still a decision', () => {
  const { documentType } = read(
    'Tarn Mutual\n4 May 2026\n\nDear Ms Test\n\nYour claim (ref 22-101) is refused because at your insurance renewal you did not tell us about the flood. You may complain within 8 weeks.',
    { country: 'gb' },
  )
  expect(documentType).toBe('INSURANCE_DECISION')
})
