/** Senders that only their place gives away, and words in such places that name nobody. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const senderOf = (text: string, country: CountryCode = 'gb') =>
  read(text, { country }).senderOrganization

describe('the sender is the name', () => {
  test.each([
    [
      'above what sheriff officers are',
      'gb',
      'BRACK LOWE\nMessengers-at-Arms and Sheriff Officers\n19 Quay Street, Leith EH6 6QQ\n\nCHARGE FOR PAYMENT\n\nCreditor: Tarn Council\nTotal due £812.40. Pay within 14 days.',
      'Brack Lowe',
    ],
    [
      'above what surveyors do',
      'gb',
      'HARLAND OSEI\nChartered Surveyors and Managing Agents\n14 Mill Lane, Stockport SK1 3AA\n\n3 March 2026\n\nService charge demand for Flat 2: £812.00 due by 1 April 2026.',
      'Harland Osei',
    ],
    [
      'above what lawyers are in New Zealand',
      'nz',
      'Okafor Whitby\nBarristers & Solicitors\nLevel 3, 12 Queen Street, Auckland 1010\n\n3 March 2026\n\nDear Mr Tull\n\nWe act for Tarn Builders Limited. You owe our client $6,120.00.',
      'Okafor Whitby',
    ],
    [
      'above the number of a business',
      'au',
      'Quill and Tull Strata\nABN 12 345 678 901\n\nLEVY NOTICE\nLot 4, Strata Plan 99120\nLevy due $612.00 by 1 June 2026',
      'Quill and Tull Strata',
    ],
    [
      'of the hospital to which the reader is to come',
      'gb',
      'Dear Ms Quill,\n\nWe have booked your knee operation.\n\nLocation: Ward 4, Royal Tarn Infirmary, Mill Road, Tarnford\n\nDo not eat after midnight.\n\nYours sincerely\nSurgical Bookings',
      'Royal Tarn Infirmary',
    ],
    [
      'of the practice in a message',
      'gb',
      'Hi Owen, your appointment with Dr Osei is on 3 June 2026 at 9.30am at Tarn Dental Practice, 4 Mill Road. Reply C to cancel.',
      'Tarn Dental Practice',
    ],
    [
      'in its mail address',
      'gb',
      'Subject: Your account is overdue\nDate: 3 March 2026\n\nHi Ada\n\nWe still have not had £54.00 for your line. Please pay by 20 March 2026.\n\nQuestions? Write to billing@quaybroadband.co.uk',
      'Quay Broadband',
    ],
    [
      'of a landlord above that word',
      'nz',
      '12 August 2026\n\nOwen Tull\n22 Tarn Crescent\nHastings 4122\n\nKia ora Owen\n\nYour rent is $1,140.00 behind. Please pay by 28 August 2026.\n\nRose Quill\nLandlord',
      'Rose Quill',
    ],
    [
      'of an owner above that word',
      'nz',
      '3 June 2026\n\nTo: Owen Tull, 4 Tarn Road, Hamilton\n\nTēnā koe Owen\n\nYou are $700.00 behind with the rent. Please pay by 20 June 2026.\n\nNgā mihi\nRose Quill\nProperty owner',
      'Rose Quill',
    ],
    ...[
      'Landlord/Property Manager',
      'Landlord / Agent',
      'Landlord or letting agent',
      'Owner and Landlord',
    ].map(
      (title) =>
        [
          `of a person above "${title}"`,
          'gb',
          `7 May 2026\n\nDear Mr Tull\n\nYour rent of £825.00 has not come in. Please pay by 28 May 2026.\n\nSincerely,\nRose Quill\n${title}`,
          'Rose Quill',
        ] as const,
    ),
    [
      'of the court that calls a witness',
      'au',
      'Form 9\nWITNESS SUMMONS\n\nTo: Owen Tull\n\nYou must attend to give evidence. Bring this summons to the registrar of the Magistrates’ Court at Tarnford.\n\nDate: 21 May 2026\nIssued by: Registrar',
      'Magistrates’ Court at Tarnford',
    ],
  ] as const)('%s', (...[, country, text, name]) => {
    expect(senderOf(text, country)?.replace("'", '’')).toBe(name)
  })
})

describe('who wrote the paper before is not the sender', () => {
  test.each([
    [
      'Fines Victoria\nNOTICE OF FINAL DEMAND\n\nDate: 4 August 2026\n\nYou did not pay infringement notice 0417729, issued by Tarn Shire Council on 3 March 2026.\n\nAmount now due $387.00.',
      'Fines Victoria',
    ],
    [
      'Revenue Tasmania\n\nThe penalty notice 8812 issued by Tarn City Council on 1 May 2026 has not been paid. You now owe $212.00.',
      'Revenue Tasmania',
    ],
    [
      'Fines Enforcement and Recovery Unit\nGPO Box 288, Adelaide SA 5001\n\nThe expiation notice issued by South Australia Police on 1 May 2026 has not been paid. You now owe $512.00.',
      'Fines Enforcement and Recovery Unit',
    ],
    [
      'Merrow Collections Ltd\n\n3 March 2026\n\nThe parking ticket 40771 issued by Tarn Parking Ltd on 1 January 2026 is unpaid. You owe £170.00.',
      'Merrow Collections Ltd',
    ],
  ])('%s', (text, name) => {
    expect(senderOf(text, text.startsWith('Merrow') ? 'gb' : 'au')).toBe(name)
  })

  test('but a notice that says so itself has its sender there', () => {
    const text =
      'PENALTY CHARGE NOTICE\n\nThis penalty charge notice is issued by Tarn City Council.\n\nPay £70.00 within 28 days.'
    expect(senderOf(text)).toBe('Tarn City Council')
  })
})

describe('a court above a landlord’s own notice', () => {
  test.each([
    'SUPERIOR COURT OF THE STATE - UNLAWFUL DETAINER\nTHREE (3) DAY NOTICE TO PAY RENT OR QUIT\n\nTo the tenant: $1,850.00 of rent is due. Within three days after service of this notice pay or deliver up possession, or legal proceedings will be instituted against you.',
    'IN THE JUSTICE COURT - EVICTION\nFIVE DAY NOTICE TO VACATE\n\nTo Owen Tull: pay $900.00 of rent or vacate within five (5) days. If you do not, an eviction suit will be filed.',
    'DISTRICT COURT OF THE COUNTY\n10-DAY NOTICE TO QUIT\n\nTo the tenant: your rent of $1,210.00 is past due. Pay within 10 days or move out, or we will file an action for possession.',
    'MUNICIPAL COURT\nNOTICE TO QUIT\n\nTo Owen Tull: leave the premises within 3 days. If you do not, an eviction action may be brought against you.',
  ])('is no sender, and the notice is not official: %s', (text) => {
    expect(read(text, { country: 'us' })).toMatchObject({
      senderOrganization: null,
      isOfficialDemand: false,
    })
  })

  test('writes itself where it commands', () => {
    const text =
      'TARN DISTRICT COURT\nWRIT OF RESTITUTION\nCase No. 26-LT-00412\n\nTo the Sheriff: you are commanded to remove the tenant Owen Tull. The tenant must vacate by June 12, 2026.'
    expect(read(text, { country: 'us' })).toMatchObject({
      senderOrganization: 'Tarn District Court',
      isOfficialDemand: true,
    })
  })
})

test.each([
  [
    'TARNSIDE WATER L|M|TED\nPO Box 12, Tarnford\n\nYour b|ll of £212.00 is overdue.',
    'Tarnside Water Limited',
  ],
  ['TARN HOUS|NG ASSOC|ATION\n\nYou owe rent of £212.00. Please pay.', 'Tarn Housing Association'],
])('a bar within a word is an I: %s', (text, name) => {
  expect(senderOf(text)).toBe(name)
})

test('a bar between cells stays one', () => {
  const text = 'Tarn Loans Ltd\n\nDate|Amount\n3 March 2026|£40.00\n\nYou owe £40.00.'
  expect(read(text, { country: 'gb' }).amounts.map(({ value }) => value)).toEqual([40, 40])
})

test('who must give evidence reads an official paper that cannot wait', () => {
  const text =
    'IN THE CROWN COURT AT TARNFORD\n\nWITNESS SUMMONS\n\nTo Owen Tull of 3 Hope Street\n\nYou are required to attend the Crown Court at Tarnford on 9 June 2026 at 10.00 am to give evidence. If you do not, you may be arrested.\n\nDated 3 May 2026\nCourt Officer'
  expect(read(text, { country: 'gb' })).toMatchObject({
    urgencyLevel: 'high',
    isOfficialDemand: true,
    senderOrganization: 'Crown Court at Tarnford',
    deadline: { iso: '2026-06-09' },
  })
})
