import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const inLetter = (words: string) =>
  read(`Willow & Sons Ltd\n\nDate: 3 March 2026\n\nDear Ms Quill\n\n${words}\n`, { country: 'gb' })

describe('paper that demands nothing', () => {
  test.each([
    'Your appointment at the eye clinic is on 4 June 2026. Drivers may get a penalty charge notice on site.',
    'RECEIPT No. 4410. Total £86.00. Paid by card. Goods may be returned within 28 days.',
    'Thank you for your gift of £50 to the hospice. The raffle raised £310.',
    'Your bond matures on 6 March 2026. The balance at maturity will be £8,204.11.',
  ])('%s', (words) => {
    const { documentType, urgencyLevel } = inLetter(words)
    expect([documentType, urgencyLevel]).toEqual(['OTHER', 'low'])
  })

  test('a time to bring goods back is no time limit', () => {
    const words = 'Thank you for your order. Total £102.95. You can return goods within 30 days.'
    expect(inLetter(words).deadline).toBeNull()
  })
})

describe('demands that look alike', () => {
  test('a private firm that writes of a penalty sends a parking charge', () => {
    const words =
      'PENALTY NOTICE. Your vehicle AB12 CDE was on private land without a permit. A parking charge of £100 is due in 28 days. Appeal to us, then to POPLA.'
    expect(read(words, { country: 'gb' }).documentType).toBe('PARKING_TICKET')
  })

  test('a tradesman who reminds of his invoice collects a debt', () => {
    const words =
      'My invoice 2231 for £386.00 was due on 18 May. Could you settle it within 7 days?'
    expect(inLetter(words).documentType).toBe('DEBT_COLLECTION_LETTER')
  })

  test('days count from the date of the letter, not of the invoice in it', () => {
    const words =
      'Invoice date: 3 June 2025\nStatement date: 18 August 2025\n\nYour invoice is overdue. Pay £374.80 within 7 days of the date of this letter.'
    expect(read(words, { country: 'gb' }).deadline?.iso).toBe('2025-08-25')
  })
})

test('a statement to the Traffic Enforcement Centre has the council on the other side', () => {
  const words =
    'TE9 Witness Statement - unpaid penalty charge\nTraffic Enforcement Centre\n\nPenalty Charge No: HV12345678\nApplicant: Hartvale Borough Council\n\nI did not receive the Notice to Owner.'
  expect(read(words, { country: 'gb' }).senderOrganization).toBe('Hartvale Borough Council')
})
