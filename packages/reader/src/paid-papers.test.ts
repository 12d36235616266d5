/** Bills that are paid. The papers are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const RULE =
  '\n\nAccounts not paid on the day may be referred to a collection agency and costs added.'

test.each([
  [
    'nz',
    'Tarn Vets Ltd\nTAX INVOICE INV-4417\nDate: 22 April 2026\n\nConsultation $78.00\nTotal incl. GST $78.00\nPaid by EFTPOS 22/04/2026 $78.00\nBalance $0.00',
  ],
  [
    'us',
    'Tarn Family Dental\nInvoice 5512\nDate: April 22, 2026\n\nCleaning $120.00\nPayment received $120.00\nAmount due $0.00',
  ],
  [
    'gb',
    'Tarn Garage Ltd\nInvoice 771\n22 April 2026\n\nMOT and service £210.00\nPaid with thanks by card payment\nBalance due: £0.00',
  ],
  [
    'ca',
    'Tarn Plumbing Inc.\nInvoice 88\nApril 22, 2026\n\nRepair $310.00\nPaid in full on April 22, 2026. Thank you for your payment.',
  ],
  ['ie', 'Tarn Clinic\nReceipt 3\n22 April 2026\n\nVisit €60.00\nPaid by card €60.00\nTo pay: nil'],
] as const)('asks for nothing in %s: %s', (country, bill) => {
  expect(read(`${bill}${RULE}`, { country })).toMatchObject({
    documentType: 'OTHER',
    urgencyLevel: 'low',
    deadline: null,
  })
})

describe('a bill with a rest', () => {
  const kind = (text: string, country: CountryCode) => read(text, { country }).documentType

  test('is still a demand', () => {
    const text =
      'Tarn Plumbing Ltd\nFINAL REMINDER\n22 April 2026\n\nInvoice 88 £310.00\nPaid by card £100.00\nBalance outstanding £210.00\n\nYour account is overdue. Please pay within 7 days or we will pass it to a collection agency.'
    expect(kind(text, 'gb')).toBe('DEBT_COLLECTION_LETTER')
  })

  test('is still one where only the last notice stood at nothing', () => {
    const text =
      'Tarn Recovery LLC\nApril 22, 2026\n\nBalance at last notice $0.00\nNew charges $310.00\nPayment received $0.00\n\nYou owe $310.00 to Tarn Clinic. This is an attempt to collect a debt.'
    expect(kind(text, 'us')).toBe('DEBT_COLLECTION_LETTER')
  })
})

describe('a statement in credit', () => {
  const LINES =
    'Balance on 1 May £62.18 in credit\nEnergy used £94.37\nDirect Debit received £110.00\n'

  test.each([
    [
      'gb',
      `Tarn Energy\n30 May 2026\n\n${LINES}Balance on 30 May £77.81 in credit\n\nYour next payment will be taken on 21 June 2026.`,
    ],
    [
      'ie',
      'Tarn Power\n30 May 2026\n\nElectricity used €81.00\nYou pay by Direct Debit.\nYour account is €14.20 in credit.',
    ],
    [
      'au',
      'Tarn Water\n30 May 2026\n\nUsage $81.00\nClosing balance $14.20 CR\nYou do not need to pay anything.',
    ],
    [
      'nz',
      'Tarn Energy\n30 May 2026\n\nPower used $81.00\nBalance $21.00 credit\nYour direct debit stays the same.',
    ],
  ] as const)('in %s asks for nothing', (country, text) => {
    expect(read(text, { country })).toMatchObject({ documentType: 'OTHER', urgencyLevel: 'low' })
  })

  test('that has gone into debit asks for the rest', () => {
    const text = `Tarn Energy\n30 May 2026\n\n${LINES}Balance on 30 May £77.81 in debit\n\nPlease pay £77.81 by 21 June 2026.`
    expect(read(text, { country: 'gb' }).documentType).toBe('UTILITY_BILL_DEMAND')
  })
})
