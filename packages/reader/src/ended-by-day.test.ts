/** The day on which a job, its cover or a tenancy ends, by its label or in a sentence. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const LAYOFF = (lines: string): string =>
  `Tarn Looms, Inc.\n40 Mill Road, Quill, OH 45800\n\nOctober 12, 2026\n\nDear Ms. Marsh:\n\nWe regret to tell you that your position is being eliminated because of the closing of our plant.\n\n${lines}\n\nSincerely,\nJo Lark\nHuman Resources`

describe('the end of a job and of its cover asks nothing of the reader', () => {
  test.each([
    ['a separation date', 'Your separation date: December 11, 2026', '2026-12-11'],
    ['a first separation', 'Expected date of first separation: December 11, 2026', '2026-12-11'],
    ['an effective date of layoff', 'Effective date of layoff: December 11, 2026', '2026-12-11'],
    ['health cover', 'Your group health coverage ends on December 31, 2026.', '2026-12-31'],
    ['pay', 'You will be paid your usual salary through December 11, 2026.', '2026-12-11'],
  ])('%s', (_, lines, iso) => {
    const { documentType, dates, deadline } = read(LAYOFF(lines), { country: 'us' })
    expect(documentType).toBe('REDUNDANCY_NOTICE')
    expect(dates.find((date) => date.iso === iso)?.role).toBe('other')
    expect(deadline).toBeNull()
  })

  test('a time to consider an agreement that is still to come has no last day', () => {
    const text = LAYOFF(
      'You will be offered severance under a separation agreement. You will have 21 days to consider the agreement.',
    )
    expect(read(text, { country: 'us' }).deadline).toMatchObject({ relativeDays: 21, iso: null })
  })

  test('an agreement in the same envelope runs from the letter', () => {
    const text = LAYOFF(
      'The enclosed separation agreement offers severance of $4,000. You have 21 days from the date of this letter to sign this agreement.',
    )
    expect(read(text, { country: 'us' }).deadline).toMatchObject({ iso: '2026-11-02' })
  })
})

describe('the end of a tenancy is the day to leave', () => {
  test.each([
    [
      'in Ontario',
      'ca',
      'Notice to End your Tenancy\nFORM N12\n\nTo: Ada Marsh\nFrom: Jo Quill\n\nI require the rental unit for my own use.\n\nThe termination date is: February 28, 2027\n\nYou do not have to move out based on this notice. You may attend a hearing at the Landlord and Tenant Board.',
    ],
    [
      'in Victoria',
      'au',
      'NOTICE TO VACATE\n\nTo the renter: Ada Marsh\nRented premises: 4 Quill Street, Tarn VIC 3999\nFrom the rental provider: Jo Lark\n\nReason: the premises will be sold.\nTermination date: 28 February 2027\n\nYou may challenge this notice at VCAT.',
    ],
  ] as const)('%s', (_, country, text) => {
    const { documentType, dates, deadline } = read(text, { country })
    expect(documentType).toBe('EVICTION_NOTICE')
    expect(dates.find((date) => date.iso === '2027-02-28')?.role).toBe('deadline')
    expect(deadline?.iso).toBe('2027-02-28')
  })
})
