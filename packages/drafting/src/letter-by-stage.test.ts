/** What the stage of a matter makes of its letter. */
import type { Reading } from '@plainletter/contracts/reading'
import { describe, expect, test } from 'vitest'

import { draftReply } from './draft-reply.ts'
import { draftInput, reading } from './fixtures/factories.ts'

/** A letter of one kind about a text. */
function draftOn(
  documentType: Reading['documentType'],
  text: string,
  changes: Partial<Reading> = {},
) {
  const plain = { references: [], amounts: [], dates: [], threats: [], senderOrganization: null }
  return draftReply({
    ...draftInput({
      reading: reading({ documentType, ...plain, originalCreditor: null, ...changes }),
    }),
    text,
  })
}

describe('the stage decides the letter', () => {
  const nation = (name: 'scotland' | 'northern_ireland') => ({
    jurisdiction: { ...reading().jurisdiction, nation: name },
  })

  test('no letter once the right to write has ended, or when nothing is late', () => {
    const penalty = (text: string) => draftOn('PENALTY_CHARGE_NOTICE', text)
    expect(penalty('CHARGE CERTIFICATE\nPay £105.')).toBeNull()
    expect(penalty('Order for Recovery\nYou may file form TE9.')).toBeNull()
    expect(penalty('If you do nothing we may send a charge certificate.')).not.toBeNull()
    expect(
      draftOn('COUNCIL_TAX_DEMAND', 'Council Tax Bill 2026/27\nPay by instalments.'),
    ).toBeNull()
    expect(draftOn('COUNCIL_TAX_DEMAND', 'Council Tax Reminder\nThis is overdue.')).not.toBeNull()
  })

  test('a Notice to Owner is answered by representations, without a lower price', () => {
    const letter = draftOn(
      'PENALTY_CHARGE_NOTICE',
      'NOTICE TO OWNER\nYou may make representations.',
    )
    expect(letter).toContain('Formal representations')
    expect(letter).not.toContain('lower price')
    expect(draftOn('PENALTY_CHARGE_NOTICE', 'Penalty Charge Notice')).toContain('lower price')
  })

  test('Scotland and Northern Ireland: only the driver can be asked to pay; rates have their own help', () => {
    expect(draftOn('PARKING_TICKET', 'A parking charge', nation('scotland'))).toContain(
      'In Scotland only the driver can be asked to pay.',
    )
    const rates = draftOn('COUNCIL_TAX_DEMAND', 'Rates reminder', nation('northern_ireland'))
    expect(rates).toContain('Rate Rebate')
    expect(rates).not.toContain('Council Tax Reduction')
  })

  test('no one denies music in the face of a visit', () => {
    const letter = draftOn('PPL_PRS_BILL', 'Our inspector visited your premises and heard music.')
    expect(letter).toContain('the notes of each visit')
    expect(letter).not.toContain('No music is played')
    expect(draftOn('PPL_PRS_BILL', 'Do you play music?')).toContain('No music is played')
  })

  test('after a refused appeal the letter goes to the independent service', () => {
    const letter = draftOn(
      'PARKING_TICKET',
      'Parking charge. Your appeal is therefore unsuccessful.',
    )
    expect(letter).toContain('The independent appeal service\n')
    expect(letter).not.toContain('send me the code')
  })

  test('a hirer speaks as a hirer, and a charged person sends no letter', () => {
    expect(draftOn('PARKING_TICKET', 'NOTICE TO HIRER. A parking charge.')).toContain(
      'I am the hirer of the vehicle',
    )
    expect(draftOn('TV_LICENCE_LETTER', 'Single Justice Procedure Notice')).toBeNull()
  })

  test('after an accident the papers of the damage are asked for, and the insurer comes first', () => {
    const letter = draftOn(
      'LETTER_BEFORE_CLAIM',
      'Our insured was struck from behind. Repairs £900.',
    )
    expect(letter).toContain('the bills for repair and hire')
    expect(letter).toContain('your own motor insurer today')
    expect(letter).not.toContain('statement of the account')
  })

  test('documents in a claim are asked of the solicitor that the form names', () => {
    const text =
      'Claim form\nAddress for sending documents and payments\nHale Brook Solicitors LLP\nLeeds'
    expect(draftOn('COURT_CLAIM', text, { senderOrganization: 'Larkfield Ltd' })).toContain(
      'Hale Brook Solicitors LLP\n[Their address',
    )
  })
})
