import type { FeedbackType } from '@plainletter/contracts/feedback'
import { loadPhrases } from '@plainletter/phrases/load'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'
import type { Corrections } from './correct-reading.ts'
import { findCorrection } from './find-correction.ts'

const phrases = await loadPhrases('en')
const request = { country: 'gb', language: 'en' } as const
const today = '2026-11-21'

test.each<[FeedbackType, string, Corrections | null]>([
  ['wrong_document_type', 'It is a private parking charge', { documentType: 'PARKING_TICKET' }],
  [
    'wrong_document_type',
    'not a debt letter but an eviction notice',
    { documentType: 'EVICTION_NOTICE' },
  ],
  ['wrong_document_type', 'COURT_CLAIM', { documentType: 'COURT_CLAIM' }],
  ['wrong_document_type', 'something else', null],
  ['wrong_country', 'Scotland', { place: { country: 'gb', nation: 'scotland' } }],
  ['wrong_country', 'It is from Germany, not England', { place: { country: 'de' } }],
  ['wrong_country', 'Japón', { place: { country: 'jp' } }],
  ['wrong_country', 'elsewhere', null],
  ['wrong_sender', 'It is from Lark Catalogue, not Kestrel', { sender: 'Lark Catalogue' }],
  ['wrong_sender', 'The sender is "Heron Ltd".', { sender: 'Heron Ltd' }],
  ['wrong_sender', 'I do not know. They never said. It could be anybody, or nobody at all.', null],
  ['wrong_amount', 'They want £412.50', { sum: 412.5 }],
  ['wrong_amount', '412,50', { sum: 412.5 }],
  ['wrong_amount', 'less', null],
  ['wrong_date', 'It is dated 3 March 2026', { letterDate: '2026-03-03' }],
  ['wrong_date', 'last week', null],
  ['hard_to_understand', 'It is dated 3 March 2026', null],
])('%s: "%s"', (type, words, found) => {
  expect(findCorrection(type, words, { country: 'gb', phrases })).toEqual(found)
})

const LETTER = `Kestrel Recoveries Ltd
2 November 2026
Outstanding balance: £640.00
Of this £600.00 is for Lark Catalogue.
Pay within 28 days of the date of this letter or we may go to court.`

const read = async (corrections: Corrections) =>
  (await analyse({ text: LETTER, request, today, corrections })).outcome.analysis

describe('A letter that is read again', () => {
  test('is the kind of letter that the person says', async () => {
    const before = await read({})
    const after = await read({ documentType: 'UTILITY_BILL_DEMAND' })
    expect(before.documentType).toBe('DEBT_COLLECTION_LETTER')
    expect(after.documentType).toBe('UTILITY_BILL_DEMAND')
    expect(after.legalRights).not.toEqual(before.legalRights)
  })

  test('is under the law of the place that the person says', async () => {
    const { jurisdiction } = await read({ place: { country: 'gb', nation: 'scotland' } })
    expect(jurisdiction).toMatchObject({ nation: 'scotland', detectionMethod: 'user_input' })
    const abroad = await read({ place: { country: 'ie' } })
    expect(abroad.jurisdiction).toMatchObject({ countryCode: 'ie', country: 'Ireland' })
    expect(JSON.stringify(abroad.basis)).not.toContain('"gb.')
  })

  test('has the sender that the person says, proved only where the letter prints the name', async () => {
    const printed = await read({ sender: 'lark catalogue' })
    expect(printed.senderOrganization).toBe('Lark Catalogue')
    expect(printed.summary).toContain('Lark Catalogue')
    const unprinted = await read({ sender: 'Heron Ltd' })
    expect(unprinted.senderOrganization).toBe('Heron Ltd')
    expect(unprinted.basis['senderOrganization']).toBeUndefined()
    expect(unprinted.summary).not.toContain('Heron')
  })

  test('asks for the sum that the person says, and for none that it does not print', async () => {
    expect(JSON.stringify(await read({ sum: 600 }))).toContain('£600')
    expect(JSON.stringify(await read({ sum: 777 }))).not.toContain('777')
  })

  test('counts from the date that the person says', async () => {
    const [before] = (await read({})).deadlines
    const [after] = (await read({ letterDate: '2026-11-10' })).deadlines
    expect(before?.date).toBe('2026-11-30')
    expect(after?.date).toBe('2026-12-08')
  })
})
