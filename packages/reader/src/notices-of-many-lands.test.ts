/** Notices of schools, roads, landlords and courts in Britain, Ireland, America and Australia: who writes, what is asked, what the days are. */
import { describe, expect, test } from 'vitest'

import type { Hints } from './read-letter.ts'
import { read } from './read.ts'

type Country = NonNullable<Hints['country']>

describe('a charge in two steps', () => {
  test.each([
    [
      'of a school',
      'gb',
      'Tarnshire County Council\n\nPENALTY NOTICE\n\nDate of issue: 4 November 2026\n\nThe penalty is £80 if paid within 21 days and £160 if paid after 21 days but within 28 days.',
      160,
    ],
    [
      'of a council',
      'gb',
      'Quill District Council\n\nFIXED PENALTY NOTICE for littering\n\nDate: 4 November 2026\n\n£90 if paid within 10 days or £150 if paid later.',
      150,
    ],
    [
      'of the Irish police, dearer later',
      'ie',
      'AN GARDA SÍOCHÁNA\n\nFixed Charge Notice\nNotice number 441022770\n\nVehicle 171-D-4410, speeding at Quill on 12 October 2026\nDate of notice 28 October 2026\n\nFixed charge €160.00 payable within 28 days of the date of this notice. If not paid then, €240.00 is payable within the following 28 days.',
      160,
    ],
  ] as const)('%s', (...[, country, text, total]) => {
    const { amounts, documentType } = read(text, { country })
    expect(documentType).toBe('PENALTY_CHARGE_NOTICE')
    expect(amounts.filter(({ role }) => role === 'total').map(({ value }) => value)).toEqual([
      total,
    ])
  })
})

describe('a rent that must be paid or the home left is the total', () => {
  test.each([
    'Within three days after service of this notice you must pay rent of $2,150.00 or deliver up possession.',
    'You are required to pay overdue rent in the amount of $2,150.00 within three days or quit the premises.',
  ])('%s', (sentence) => {
    const text = `THREE-DAY NOTICE TO PAY RENT OR QUIT\n\nTo: Ada Marsh\n118 Lark Lane, Tarn, CA 95000\n\n${sentence}\n\nDated November 4, 2026\nJo Quill, Owner`
    const { amounts } = read(text, { country: 'us' })
    expect(amounts.find(({ value }) => value === 2150)?.role).toBe('total')
  })

  test('a fine by the week that may come is no instalment', () => {
    const text =
      'Quill Lakes Homeowners Association\n\nNovember 3, 2026\n\nDear Ms. Marsh:\n\nYour fence is in violation of Section 4.2. Please correct this within 30 days of the date of this letter. Otherwise a fine of $50 per week may be assessed.'
    expect(read(text, { country: 'us' })).toMatchObject({
      urgencyLevel: 'medium',
      amounts: [{ value: 50, role: 'penalty' }],
    })
  })
})

describe('a court that calls a witness', () => {
  test.each([
    [
      'us',
      'SUBPOENA\n\nCase No. 26-CR-4410\nThe People v. Owen Lark\n\nTo: Ada Marsh\n\nYOU ARE COMMANDED to appear as a witness on December 8, 2026 at 9:00 a.m. in Courtroom 2.',
    ],
    [
      'us',
      'STATE OF TARN v. OWEN LARK\n\nTo: Ada Marsh\n\nYou are ordered to attend the Tarn District Court to testify on December 8, 2026 at 9:00 a.m. Failure to appear may be punished.',
    ],
    [
      'au',
      'MAGISTRATES COURT OF TARN\n\nTo: Ada Marsh\n\nYou are required to attend to give evidence on 8 December 2026 at 9.30 am at Quill Courthouse.',
    ],
  ] as const)('in %s: %#', (country, text) => {
    expect(read(text, { country })).toMatchObject({
      documentType: 'OTHER',
      urgencyLevel: 'high',
      deadline: { iso: '2026-12-08', what: 'attend' },
    })
  })
})

describe('who writes', () => {
  test.each([
    [
      'the Irish tax office over a branch of it',
      'ie',
      'Revenue\nLocal Property Tax Branch\n\nProperty ID 4410227LC\n3 November 2026\n\nDear Ms Marsh\n\nYou have not paid Local Property Tax of €315.00. Unless it is paid within 14 days of the date of this letter Revenue will refer it to the sheriff.',
      'Revenue',
    ],
    [
      'an office of a state',
      'au',
      'NSW Fair Trading\nRental Bonds Online\n\n4 November 2026\n\nNotice of claim on your bond\n\nDear Ada\n\nYour landlord has claimed $820.00 of your bond. You have 14 days from the date of this notice to apply to NCAT.',
      'NSW Fair Trading',
    ],
    [
      'an agent before the one for whom',
      'au',
      'Breach of duty notice to renter\n\nTo: Ada Marsh\nFrom: Quill Real Estate for Jo Lark\nPremises: 4 Quill Street, Tarn VIC 3999\n\nYou must remedy the breach within 14 days of receiving this notice.\n\nDate: 5 November 2026',
      'Quill Real Estate',
    ],
  ] as const satisfies readonly (readonly [string, Country, string, string])[])(
    '%s',
    (...[, country, text, sender]) => {
      expect(read(text, { country })).toMatchObject({
        senderOrganization: sender,
        urgencyLevel: expect.stringMatching(/medium|high/),
      })
    },
  )
})

describe('who is warned or loses an account has something to do', () => {
  test.each([
    'Tarn Bank plc\n\n2 November 2026\n\nDear Ms Marsh\n\nWe have decided to close your current account ending 4410 on 4 January 2027. Please move your direct debits before then.',
    'Tarn Constabulary\n\n4 November 2026\n\nCOMMUNITY PROTECTION WARNING\n\nTo Ada Marsh\n\nYou must stop playing music after 11pm. If you do not, a Community Protection Notice may be issued.',
  ])('%#', (text) => {
    expect(read(text, { country: 'gb' })).toMatchObject({
      documentType: 'OTHER',
      urgencyLevel: 'medium',
    })
  })

  test('a person told not to write again is told to stop', () => {
    const text =
      'Lark & Co Solicitors\n\n4 November 2026\n\nDear Mr Marsh\n\nWe act for Ms Quill. You have sent her more than forty messages. This amounts to harassment. You must not contact her again by any means. If you do, our client will apply for a non-molestation order without further notice.'
    expect(read(text, { country: 'gb' }).documentType).toBe('CEASE_AND_DESIST')
  })
})

describe('the days of a photographed offence', () => {
  test.each([
    ['Date of violation: October 6, 2026\nPenalty order served: October 28, 2026'],
    ['Offence date: October 6, 2026\nNotice issued: October 28, 2026'],
    ['Date and time of offence: October 6, 2026 at 08:14\nDate of notice: October 28, 2026'],
  ])('%s', (days) => {
    const text = `City of Tarn\nAutomated Speed Enforcement\n\nPenalty Order 4410227\n${days}\n\nTotal payable $121.00 within 30 days of the date of this order.`
    const { dates } = read(text, { country: 'ca' })
    expect(dates.map(({ iso, role }) => [iso, role])).toEqual([
      ['2026-10-06', 'incident'],
      ['2026-10-28', 'letter'],
    ])
  })
})
