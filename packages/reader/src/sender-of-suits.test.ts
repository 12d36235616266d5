/** Who brings a suit; and what a sender only promises. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('the party that sues, in a line with its side', () => {
  test.each([
    [
      'us',
      'COURT OF COMMON PLEAS\nTARN COUNTY, OHIO\n\nCase No. 26 CV 01938\n\nQuill Lending LLC, Plaintiff\nv.\nAda Marsh, Defendant\n\nSUMMONS\n\nYou have been named defendant in a complaint for $6,118.40. You must file a written answer within 28 days after service of this summons upon you.',
      'Quill Lending LLC',
    ],
    [
      'us',
      'JUSTICE COURT\nLARK PARISH, LOUISIANA\n\nDocket No. 26-04417\n\nTarn Finance, Inc., Plaintiff,\nversus\nAda Marsh, Defendant\n\nCITATION\n\nYou have been sued for $2,004.00. File an answer within 21 days of service.',
      'Tarn Finance, Inc',
    ],
    [
      'ca',
      'ONTARIO SUPERIOR COURT OF JUSTICE\nSmall Claims Court\n\nClaim No. SC-26-0041\n\nQuill Roofing Ltd., Plaintiff\nand\nAda Marsh, Defendant\n\nPLAINTIFF’S CLAIM\n\nThe plaintiff claims $4,100.00. You must file a defence within 20 days after you receive this claim.',
      'Quill Roofing Ltd',
    ],
    [
      'gb',
      'Sheriff Court at Tarn\n\nCourt ref TAR-F44-26\n\nQuill Timber Limited, Pursuer\nagainst\nAda Marsh, Defender\n\nINITIAL WRIT\n\nThe pursuer craves the court to grant decree for £8,100.00.',
      'Quill Timber',
    ],
  ] as const)('in %s: %#', (...[country, text, sender]) => {
    const name = read(text, { country }).senderOrganization ?? ''
    expect(name.startsWith(sender)).toBe(true)
  })
})

test('"it should reach your account within 5 days" is what the sender promises', () => {
  const text =
    'Tarn Airways Limited\n\n4 November 2026\n\nDear Ms Marsh\n\nYour flight was delayed by fog, an extraordinary circumstance, and your claim is declined. We have refunded your taxi of £38.50. It should reach your account within 5 working days.'
  expect(read(text, { country: 'gb' }).deadline).toBeNull()
})
