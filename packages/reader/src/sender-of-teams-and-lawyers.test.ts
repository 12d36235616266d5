/** Houses named by a team, an address on the web, a lawyer's client or what they will do next. The letters are invented. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const OWED = 'Your account is past due. Please pay $316.20 by May 9, 2026.'

describe('the sender', () => {
  test.each([
    [
      'stands behind "The Team at"',
      'Yours sincerely\n\nThe Team at Paidup.com.au Pty Ltd',
      'Paidup.com.au Pty Ltd',
    ],
    ['stands behind "Team at"', 'Kind regards,\nThe team at Quill Motors Ltd', 'Quill Motors Ltd'],
    ['has a name like an address', 'Best regards,\n\nThe Notewell.io Team', 'Notewell.io'],
    ['has a name like an address, and a desk', 'Thanks,\nTarnbox.com Billing Team', 'Tarnbox.com'],
    ['is the lender of a servicing team', 'Oak Lending Servicing Team\nPO Box 3301', 'Oak Lending'],
    ['is the bank of a collections team', 'Marsh Bank Collections Team\nPO Box 41', 'Marsh Bank'],
  ])('%s', (_is, signature, sender) => {
    expect(read(`Hello Ada,\n\n${OWED}\n\n${signature}\n`).senderOrganization).toBe(sender)
  })

  test.each([
    [
      'Tarn Bend Residential LLC',
      'If you do neither of these, Tarn Bend Residential LLC will institute legal proceedings against you.',
    ],
    ['Quill Homes Ltd', 'If you stay, Quill Homes Ltd will start eviction proceedings in court.'],
    [
      'Lark Realty, Inc',
      'Otherwise, Lark Realty, Inc. may file an eviction action to recover the home.',
    ],
  ])('is who will go to court: %s', (sender, sentence) => {
    const notice = `THREE-DAY NOTICE TO PAY RENT OR QUIT\n\nTo: Keisha Quill\n\nYou owe rent of $790.00. Pay it within three days. ${sentence}`
    expect(read(notice).senderOrganization).toBe(sender)
  })

  test('is the office that holds a claim', () => {
    const notice =
      'NOTICE OF OFFSET\n\nThe U. S. Department of Tarn (DOT) holds a claim against you for a past due debt. Pay this debt in full within 65 days.'
    expect(read(notice).senderOrganization).toBe('U. S. Department of Tarn')
  })

  test.each([
    ['Brandt & Lark, P.A.', 'Andrea Lark\nBrandt & Lark, P.A.\nAttorney for Tarn Roof Inc.'],
    ['Marsh & Quill LLP', 'Joan Marsh\nMarsh & Quill LLP\nCounsel for Tarn Roof Inc.'],
  ])('is the law firm %s, and its client the creditor', (sender, signature) => {
    const { senderOrganization, originalCreditor } = read(
      `FORMAL DEMAND\n\nDear Hector Quill:\n\nThis law firm represents Tarn Roof Inc. in connection with unpaid invoices of $300.\n\nVery truly yours,\n\n${signature}`,
    )
    expect({ senderOrganization, originalCreditor }).toEqual({
      senderOrganization: sender,
      originalCreditor: 'Tarn Roof Inc',
    })
  })

  test.each([
    ['From: Landlord Services Ltd.\n456 Owner Avenue', 'Landlord Services Ltd'],
    ['From: Landlord Tarn Homes Ltd\n456 Owner Avenue', 'Tarn Homes Ltd'],
  ])('keeps the word landlord only where it is part of the name: %s', (from, sender) => {
    const notice = `NOTICE OF TERMINATION OF TENANCY\n\nTo: John Quill\n\n${from}\n\nYour tenancy will be terminated effective May 1, 2026. You are required to vacate.`
    expect(read(notice).senderOrganization).toBe(sender)
  })
})

describe('the creditor', () => {
  test.each([
    [
      'is no statute',
      'This notice is provided in compliance with the Fair Credit Reporting Act (FCRA).',
      null,
    ],
    [
      'is no statute of contracts',
      'Costs may be added in accordance with the Contract and Commercial Law Act 2017.',
      null,
    ],
    ['is not the client whom the sender treats', 'Client: Dwayne Quill', null],
    ['is the firm behind "Client:"', 'Client: Tarn Dental Ltd', 'Tarn Dental Ltd'],
    ['is the firm behind "our client"', 'Our client: Jo Lark Interiors', 'Jo Lark Interiors'],
  ])('%s', (_is, line, creditor) => {
    const letter = `Oak Recovery, LLC\n546 S. Cherry Rd., Rock Hill, SC 29730\n\n${line}\n\nDear Ada Quill\n\n${OWED}\n`
    expect(read(letter).originalCreditor).toBe(creditor)
  })
})
