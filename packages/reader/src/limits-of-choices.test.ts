/** Which limit leads where a paper names two: to pay or to contest, to leave in days or on a day, what the reader or the doctor may do. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const limitOf = (text: string, country: CountryCode = 'us') => read(text, { country }).deadline

describe('a ticket that may be contested before it must be paid', () => {
  const ticket = (choice: string) =>
    `CITY OF TARN\nPARKING ENFORCEMENT\n\nNOTICE OF DELINQUENT PARKING VIOLATION\n\nCitation no.: TN-4417729\nNotice date: May 12, 2026\n\nTotal now due $87.00\n\n1. PAY the total by June 20, 2026.\n2. ${choice}\n`

  test.each([
    'CONTEST the citation by asking for an initial review within 14 days of the date of this notice.',
    'Request an administrative review within 14 days of the date of this notice.',
    'Dispute the ticket in writing within 14 days of the date of this notice.',
    'Ask for a trial by written declaration within 14 days of the date of this notice.',
  ])('leads with the day to contest: %s', (choice) => {
    expect(limitOf(ticket(choice))).toMatchObject({ iso: '2026-05-26', what: 'appeal' })
  })

  test('leads with the payment where that comes first', () => {
    const text = ticket('CONTEST the citation within 90 days of the date of this notice.')
    expect(limitOf(text)?.iso).toBe('2026-06-20')
  })
})

describe('a notice to leave that counts days and prints the last one', () => {
  const notice = (days: string, end: string) =>
    `${days}\n\nDate of issue: April 7, 2026\n\nTo tenant: Ada Quill\nLandlord: Tarn Homes LLC\n\nYou are hereby given notice to leave the premises. If you fail to leave, the landlord may file an eviction action.\n\n${end}`

  test.each([
    ['3-DAY NOTICE TO LEAVE THE PREMISES', 'Termination date: April 11, 2026.', '2026-04-11'],
    ['THIRTY DAY NOTICE TO VACATE', 'Move-out date: May 8, 2026', '2026-05-08'],
    ['60-DAY NOTICE OF TERMINATION OF TENANCY', 'Vacate date: June 7, 2026', '2026-06-07'],
    ['NOTICE TO QUIT (7 DAYS)', 'The termination date is: April 15, 2026', '2026-04-15'],
  ])('ends on the day it prints: %s', (days, end, iso) => {
    expect(limitOf(notice(days, end))).toMatchObject({ iso, what: 'leave' })
  })

  test('asks for the rent first where the rent may still be paid', () => {
    const text = notice(
      'NOTICE TO PAY RENT OR QUIT',
      'You must pay $925.00 within 3 days of this notice.\n\nTermination date: April 30, 2026',
    )
    expect(limitOf(text)?.relativeDays).toBe(3)
  })
})

describe('a plan that refuses a treatment', () => {
  const denial = (aside: string) =>
    `TARN HEALTH PLAN\nNotice of Adverse Benefit Determination\n\nDate of notice: July 6, 2026\nMember ID: THP-4471\nRequested service: MRI\nDetermination: DENIED as not medically necessary.\n\nYou may submit a written appeal within 180 days of the date of this notice. ${aside}`

  test.each([
    'A peer-to-peer review with a medical director may be requested within 14 days.',
    'Your doctor may request a reconsideration within 10 days.',
    'The ordering physician can call our medical director within 5 business days to discuss this.',
    'Your provider has 14 days to request a peer-to-peer discussion.',
  ])('leads with the appeal of the reader: %s', (aside) => {
    expect(limitOf(denial(aside))?.iso).toBe('2027-01-02')
  })

  test('leads with the shorter time where it is the reader’s', () => {
    const text = denial(
      'To keep getting the treatment during the appeal you must ask within 10 days of this notice.',
    )
    expect(limitOf(text)?.iso).toBe('2026-07-16')
  })
})

describe('a meeting of members', () => {
  const call = (ask: string) =>
    `Tarn Credit Union Ltd\nMain Street, Tarn\n\nNOTICE OF ANNUAL GENERAL MEETING\n\nDear Member,\n\nThe meeting will be held on Thursday 11 December 2026 at 8.00 p.m.\n\nAgenda\n1. Minutes of the last meeting\n2. Reports\n3. Elections\n\n${ask}\n\nBy order of the Board`

  test.each([
    'Nominations must reach the Secretary by 21 November 2026.',
    'Proxy forms should be received by 21 November 2026.',
    'Motions must be sent to the office by 21 November 2026.',
    'Nominations close on 21 November 2026.',
  ])('names a day for who wants to take part: %s', (ask) => {
    expect(limitOf(call(ask), 'ie')?.iso).toBe('2026-11-21')
  })

  test('asks nothing in its minutes', () => {
    const text =
      'Tarn Residents Association\nMinutes of the meeting held on 11 May 2026\n\nPresent: A. Quill, B. Marsh\n\nThe hedge must be cut by 30 June 2026.'
    expect(limitOf(text, 'ie')).toBeNull()
  })
})
