/** What carriers answer, what shops ask of whom they caught, what people are told to stop, what providers pass on. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('a carrier that refuses is no insurer', () => {
  test.each([
    [
      'an airline with its capital inside',
      'tarnJet Customer Services\n\nClaim reference: TJ-440917\nFlight date: 12 June 2026\n\nDear Ms Marsh\n\nWe have looked at your claim. Your flight was delayed by fog, which is an extraordinary circumstance, so no compensation is payable under UK261. We have approved your claim for taxi fares of £31.20, which will reach your account within 10 working days.\n\nKind regards\ntarnJet Customer Services',
      'tarnJet',
    ],
    [
      'a railway',
      'Tarn Northern Trains\n\nDelay Repay claim 551872\nDate of travel: 3 October 2026\n\nDear Ms Marsh\n\nYour Delay Repay claim has been declined, as our records show that the train arrived 9 minutes late. You may appeal within 28 days.\n\nTarn Northern Trains Customer Relations',
      'Tarn Northern Trains',
    ],
    [
      'a ferry',
      'Quill Ferries Ltd\n\nBooking 88-1207\nSailing date: 4 August 2026\n\nDear Ms Marsh\n\nYour claim is declined. Your sailing was cancelled because of severe weather, an extraordinary circumstance. Compensation is not payable under the regulation.\n\nQuill Ferries Ltd',
      'Quill Ferries Ltd',
    ],
    [
      'an airline over a missed connection',
      'Tarn Airways Limited\n\n4 November 2026\n\nDear Ms Marsh\n\nFlight number TA417, flight date 2 August 2026. We must decline your claim for denied boarding, as you were late at the gate. No compensation is payable under Regulation (EC) No 261/2004.\n\nTarn Airways Limited',
      'Tarn Airways Limited',
    ],
  ])('%s', (_, text, sender) => {
    const reading = read(text, { country: 'gb' })
    expect(reading).toMatchObject({
      documentType: 'CONSUMER_CONTRACT_DISPUTE',
      senderOrganization: sender,
    })
    expect(reading.deadline?.what).not.toBe('pay')
  })

  test('a travel insurer stays an insurer', () => {
    const text =
      'Tarn Insurance plc\nTravel Claims\n\nPolicy number TR-118-204\n4 November 2026\n\nDear Ms Marsh\n\nWe have declined your claim. Your policy does not cover a flight that is cancelled by the airline. You may complain to the Financial Ombudsman Service within six months.'
    expect(read(text, { country: 'gb' }).documentType).toBe('INSURANCE_DECISION')
  })

  test.each([
    [
      'INSURANCE_DECISION',
      'Tarn Travel Claims\nClaim TRV-118\n4 November 2026\n\nDear Ms Marsh\n\nWe have looked at your claim for the cancelled cruise. You did not tell us about your tablets when you took the policy out, and so we are unable to pay. This is our final response. You can go to the Financial Ombudsman Service.',
    ],
    [
      'CONSUMER_CONTRACT_DISPUTE',
      'Tarn Cruises Ltd\nBooking TC-118\n4 November 2026\n\nDear Ms Marsh\n\nWe have looked at your complaint about the cruise that you cancelled. Under our booking conditions we cannot refund the deposit. This is our final response.',
    ],
  ])('what was said when the policy was bought is the word of an insurer: %s', (kind, text) => {
    expect(read(text, { country: 'gb' }).documentType).toBe(kind)
  })
})

describe('a shop that asks a person it caught for its costs is a collector', () => {
  test.each([
    [
      'gb',
      'Tarn Civil Recovery Ltd\n\n3 November 2026\nRef TCR/8812\n\nDear Miss Marsh\n\nOur client: Quill Stores Ltd. On 24 October 2026 you were stopped by security staff for theft of goods worth £12. Our client claims the costs of security and management time, £137.50. Pay within 21 days, or our client will issue proceedings in the county court without further notice.',
    ],
    [
      'us',
      'Law Offices of Lark & Finch, P.A.\n\nNovember 3, 2026\nFile 20-7718\n\nDear Ms. Marsh:\n\nWe represent Quill Stores Inc. concerning its civil claim against you for shoplifting at store 118 on October 24, 2026. State law allows a civil demand of $200.00 in addition to the merchandise. If you pay within 20 days no civil action will be brought. Otherwise our client may file a lawsuit.',
    ],
    [
      'ie',
      'Tarn Loss Prevention Services Ltd\n\n3 November 2026\nRef 77-182\n\nDear Mr Marsh\n\nWe act for Quill Superstores. You were detained at the store on 24 October 2026 in respect of a retail theft. Our client seeks civil damages of €150.00 for staff time and costs of investigating. Unless you pay within 21 days proceedings may be issued in the District Court.',
    ],
    [
      'ca',
      'Finch & Lark LLP\n\nNovember 3, 2026\n\nDear Ms. Marsh:\n\nWe act for Quill Pharmacy. On October 24, 2026 you were apprehended for wrongful taking of merchandise. Our client claims $500.00 as civil recovery for its security costs. If payment is not received within 21 days our client may start a civil action against you.',
    ],
  ] as const)('in %s', (country, text) => {
    expect(read(text, { country })).toMatchObject({
      documentType: 'DEBT_COLLECTION_LETTER',
      urgencyLevel: 'medium',
      isOfficialDemand: false,
    })
  })

  test('a claim that has been issued stays a court claim', () => {
    const text =
      'In the County Court Money Claims Centre\n\nClaim Form\nClaim No: K41YJ208\n\nClaimant: Quill Stores Ltd\nDefendant: Ada Marsh\n\nThe claimant claims £137.50 as the costs of security staff after a shop theft on 24 October 2026.\n\nAmount claimed £137.50\nCourt fee £35.00\nTotal amount £172.50'
    expect(read(text, { country: 'gb' }).documentType).toBe('COURT_CLAIM')
  })
})

describe('whoever is told to take words back gets a demand to stop', () => {
  test.each([
    [
      'in a village group',
      'We act for Mr Quill. You made derogatory statements about him in the group "Tarn Chat" on 4 and 5 October 2026. Within 7 days of the date of this letter you must delete all posts, publish an apology and pay our costs of £480, failing which our client will issue proceedings for damages without further notice.',
      '2026-10-05',
    ],
    [
      'in a review',
      'We act for Tarn Dental Ltd. The review which you posted on 5 October 2026 is libellous and damaging to our client’s reputation. We require a full retraction and an undertaking within 14 days of the date of this letter. If you do not comply our client will begin proceedings for an injunction and costs.',
      '2026-10-05',
    ],
    [
      'in messages to others',
      'We are instructed by Ms Lark. Your messages of 5 October 2026 to her employer were slanderous. You must desist from any further contact and retract the allegations in writing within 10 days of the date of this letter. Our client reserves the right to seek damages.',
      '2026-10-05',
    ],
  ])('%s', (_, body, iso) => {
    const text = `Finch & Lark LLP\nSolicitors\n\nOur ref FL/2208\n4 November 2026\n\nDear Ms Marsh\n\n${body}\n\nYours faithfully\nFinch & Lark LLP`
    const { documentType, dates } = read(text, { country: 'gb' })
    expect(documentType).toBe('CEASE_AND_DESIST')
    expect(dates.find((date) => date.iso === iso)?.role).toBe('incident')
  })
})

describe('who speaks for the owner of a work is the sender, not who passes the notice on', () => {
  test.each([
    [
      'us',
      'From: Tarn Fibre - Abuse Desk\nSubject: Copyright notice 77120\n\nDear subscriber,\n\nWe have received the notice below. We have not given your name to the sender.\n\n--- forwarded ---\n\nNOTICE OF CLAIMED INFRINGEMENT\n\nQuill Rights, Inc. represents the copyright owner of "Lark Song". Your IP address 203.0.113.9 was used on BitTorrent on October 2, 2026. You may settle for $40 by November 30, 2026.',
      'Quill Rights, Inc',
    ],
    [
      'ca',
      'Tarn Cable Internet\n\nNovember 4, 2026\n\nDear customer,\n\nUnder the Copyright Act we must forward you this notice. We did not disclose your identity.\n\nLark Enforcement Ltd is the authorized agent for the rights holder of the film "Finch". Copyright infringement by peer to peer file sharing was observed at your IP address on October 2, 2026.',
      'Lark Enforcement Ltd',
    ],
  ] as const)('in %s', (country, text, sender) => {
    expect(read(text, { country })).toMatchObject({
      documentType: 'COPYRIGHT_INFRINGEMENT_LETTER',
      senderOrganization: sender,
      urgencyLevel: 'low',
    })
  })

  test('who writes to a person by name presses more', () => {
    const text =
      'Lark Images Ltd\n\n4 November 2026\n\nDear Ms Marsh\n\nCopyright infringement: use of the image on your website\n\nWe represent the photographer. Please pay £420.00 for the unlicensed use of the image by 30 November 2026, or we will pass the matter to our lawyers.'
    expect(read(text, { country: 'gb' }).urgencyLevel).toBe('medium')
  })
})
