import { expect, test } from 'vitest'

import { read } from './read.ts'

const BILL = `EVERSTREEM

Account Number
51300447712

Scheduled payment due $43.00. Your electric service may be disconnected if the past due balance is not paid.

Web site: www.everstream.com
Remit payment to: Everstream, P.O. Box 56002, Boston, MA 02205`

test('a name that a scanner spelt wrong is written as the text mostly spells it', () => {
  expect(read(BILL, { country: 'us' }).senderOrganization).toBe('Everstream')
})

test('a name that stands alone stays as it is printed', () => {
  const letter = BILL.replaceAll(/everstream/gi, 'Northlight')
  expect(read(letter, { country: 'us' }).senderOrganization).not.toBe('Everstream')
})

test('a name that is one letter from a word of the letter keeps its letters', () => {
  const letter =
    'Capitol Finance Ltd\n\nDear Ms Quill\n\nThe capital of your loan and the capital charges come to £640. Pay the capital by 3 May 2027.\n\nCAPITOL'
  expect(read(letter).senderOrganization).toContain('Capitol')
})

test('a CV has no sender, whoever it names', () => {
  const cv = `LUCIA QUILL
Tarn, AZ | 520-555-0164

SUMMARY
Collections specialist with six years at a credit union.

EXPERIENCE
Sonora Federal Credit Union, Tarn - Specialist, 2019 to present
- Handled past-due accounts and final notices

EDUCATION
A.A. Business, Tarn College, 2016`
  expect(read(cv, { country: 'us' }).senderOrganization).toBeNull()
})

test.each([
  [
    'QUILL & ORME\nSheriff Officers and Messengers-at-Arms\n41 Castle Gate, Tarn\n\nCHARGE FOR PAYMENT OF MONEY\n\nThe creditor charges you to pay £1,310.19 within FOURTEEN DAYS after the date of this charge.\n\nIF YOU ARE NOT SURE WHAT TO DO YOU SHOULD CONSULT A SOLICITOR, CITIZENS ADVICE BUREAU OR OTHER LOCAL ADVICE CENTRE IMMEDIATELY.',
    'Quill & Orme',
  ],
  [
    'PARKING CHARGE NOTICE\nOperator Name: Northgate Parking Ltd\nPCN Number: NP26-0047193\nCharge: £100\nPay or appeal within 28 days of the date of issue.',
    'Northgate Parking Ltd',
  ],
] as const)('the sender is no heading and no part of a sentence in capitals', (letter, name) => {
  expect(read(letter).senderOrganization).toBe(name)
})
