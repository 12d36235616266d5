/** Days of meetings, renewals, applications to a court, and papers of people who apply for work. */
import { describe, expect, test } from 'vitest'

import type { Hints } from './read-letter.ts'
import { read } from './read.ts'

const roleOf = (text: string, iso: string, country: Hints['country'] = 'gb'): string | undefined =>
  read(text, { country }).dates.find((date) => date.iso === iso)?.role

const AT_RISK = (body: string): string =>
  `Tarn Print Ltd\n18 Quill Street, Tarn TA1 1AA\n\n5 November 2026\n\nDear Ada\n\nProposed redundancies - your post is at risk\n\n${body}\n\nNothing has been decided.\n\nYours sincerely\nJo Lark\nManaging Director`

describe('the day of a meeting', () => {
  test.each([
    [
      'that has been',
      'Thank you for attending the meeting on 3 November 2026.',
      '2026-11-03',
      'other',
    ],
    [
      'of which both spoke',
      'As discussed at our meeting on 3 November 2026, sales have fallen.',
      '2026-11-03',
      'other',
    ],
    [
      'that followed',
      'Further to our conversation on 3 November 2026 I confirm the above.',
      '2026-11-03',
      'other',
    ],
    [
      'to which somebody is asked',
      'Please come to a meeting with me on 12 November 2026 at 10am.',
      '2026-11-12',
      'hearing',
    ],
    [
      'that is arranged',
      'I have arranged a consultation meeting for 12 November 2026 at 2.30pm.',
      '2026-11-12',
      'hearing',
    ],
  ])('%s', (...[, body, iso, role]) => {
    expect(roleOf(AT_RISK(body), iso)).toBe(role)
  })

  test('a collision is still what happened', () => {
    const text =
      'Tarn Insurance plc\n\n5 November 2026\n\nDear Ms Marsh\n\nYour claim following the collision on 21 October 2026\n\nWe have declined your claim, as the policy does not cover business use.'
    expect(roleOf(text, '2026-10-21')).toBe('incident')
  })
})

describe('a supplier that goes to court on a day leaves time to act before', () => {
  test.each([
    'On 28 November 2026 we will ask Tarn Magistrates’ Court for a warrant to enter your home.',
    'On 28 November 2026 we intend to apply to the sheriff for a warrant to enter your home.',
  ])('%s', (sentence) => {
    const text = `Tarn Energy Ltd\n\nAccount 8511 0274\n2 November 2026\n\nDear Ms Marsh\n\nYou owe us £846.10 for gas and electricity.\n\n${sentence} You do not have to go.\n\nPay £846.10, or call us by 21 November 2026 to agree a plan.`
    const { dates, deadline } = read(text, { country: 'gb' })
    expect(dates.find(({ iso }) => iso === '2026-11-28')?.role).toBe('hearing')
    expect(deadline?.iso).toBe('2026-11-21')
  })
})

describe('what falls due for renewal', () => {
  test.each([
    'Your home insurance is due for renewal on 30 November 2026.',
    'Your membership falls due for renewal on 30 November 2026.',
    'Plot rents are £38.00 and fall due on 30 November 2026.',
  ])('%s', (sentence) => {
    const text = `Tarn Mutual\n\n12 November 2026\n\nDear Ms Marsh\n\n${sentence}\n\nTarn Mutual`
    expect(roleOf(text, '2026-11-30')).toBe('deadline')
  })
})

describe('whoever applies for work demands nothing', () => {
  test.each([
    'Dear Recruitment Team\n\nI would like to apply for the post of Rent Officer. For six years I have worked in the arrears team of Tarn Homes, where I serve notices seeking possession and take claims to the county court. My notice period is one month. My referees are overleaf.\n\nYours faithfully\nAda Marsh',
    'Dear Hiring Manager,\n\nI am writing to apply for the position of enforcement agent. I have worked as a bailiff for Quill Council for four years, collecting council tax and unpaid fines. My CV is attached.\n\nKind regards,\nAda Marsh',
    'Dear Ms Lark\n\nPlease accept this letter as my application for the role of debt collector. I managed a team that recovered overdue accounts before court action. I look forward to an interview.\n\nAda Marsh',
  ])('%#', (text) => {
    expect(read(text, { country: 'gb' })).toMatchObject({
      documentType: 'OTHER',
      senderOrganization: null,
      deadline: null,
      urgencyLevel: 'low',
    })
  })

  test('a collector who writes is no applicant', () => {
    const text =
      'Tarn Collections Ltd\n\n5 November 2026\n\nRef 4410-22\n\nDear Ms Marsh\n\nYou owe £412.00 to Quill Loans. We may apply for a judgment. Please pay by 19 November 2026.'
    expect(read(text, { country: 'gb' }).documentType).toBe('DEBT_COLLECTION_LETTER')
  })
})

describe('a landlord whom a form names', () => {
  test.each([
    'LANDLORD DETAILS\n- Name: Jo Quill\n- Address: 9 Mill Road, Tarn',
    "Landlord's information\nFull name: Jo Quill\nAddress: 9 Mill Road, Tarn",
    'LANDLORD PARTICULARS:\n* Name: Jo Quill',
  ])('%#', (block) => {
    const text = `NOTICE TO LEAVE\nPrivate Housing (Tenancies) (Scotland) Act 2016\n\nPROPERTY\n- Address: 4 Quay Street, Tarn\n\nTENANT(S)\n- Name(s): Ada Marsh\n\n${block}\n\nNOTICE DETAILS\n- Date notice served: 03/11/2026\n- Earliest date you must leave: 02/02/2027`
    expect(read(text, { country: 'gb' }).senderOrganization).toBe('Jo Quill')
  })
})
