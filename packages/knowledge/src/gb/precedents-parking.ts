/** Leading cases on parking and on charges for breaking a contract. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { ENGLAND_WALES, GB_CASE, heldCase, oldCase } from './cite-case.ts'

const PARKING = {
  ...GB_CASE,
  areas: ['parking'],
  kinds: ['PARKING_TICKET', 'ENQUIRY'],
} satisfies Partial<Precedent>
const EW = { ...PARKING, nations: ENGLAND_WALES }

/** A parking firm's claim travels on as a debt letter and as a court claim. */
const PARKING_DEBT: Precedent['kinds'] = [
  'PARKING_TICKET',
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'COURT_CLAIM',
  'ENQUIRY',
]
const PRIVATE_CHARGE = [
  'parking charge',
  'parking charge notice',
  'private parking',
  'parking ticket',
  'parking company',
  'parking firm',
  'car park',
  'parkingeye',
]

export const PARKING_PRECEDENTS: readonly Precedent[] = [
  {
    ...EW,
    id: 'gb.precedent.parkingeye-v-beavis',
    name: 'ParkingEye Ltd v Beavis',
    ...heldCase('UKSC', '67', '2015-11-04'),
    areas: ['parking', 'consumer'],
    kinds: PARKING_DEBT,
    when: { any: [{ says: ['parking charge', 'parking', 'car park', 'breach of contract'] }] },
    asks: [PRIVATE_CHARGE],
    asked: 'Was £85 for staying too long in a free car park a penalty that nobody must pay?',
    held: 'No. The signs were large and clear, and the firm had a good reason for the charge. So he had to pay.',
    helps: 'It all turned on clear signs and a fair reason. Check the signs and take photos.',
    limits:
      'It works against you when the signs were clear. A charge for a ticket you did buy may be different.',
    side: 'both',
  },
  {
    ...EW,
    id: 'gb.precedent.vine-v-waltham-forest',
    name: 'Vine v Waltham Forest London Borough Council',
    ...oldCase('[2000] EWCA Civ 106', {
      court: 'Court of Appeal (England and Wales)',
      decidedOn: '2000-04-05',
      path: 'ew/cases/EWCA/Civ/2000/106.html',
    }),
    when: { any: [{ says: ['sign', 'signs', 'signage', 'terms and conditions'] }] },
    asks: [
      [...PRIVATE_CHARGE, 'parking'],
      ['sign', 'signs', 'signage', 'did not see', "didn't see", 'hidden', 'no notice', 'dark'],
    ],
    asked: 'Is a driver bound by a parking sign that she did not see?',
    held: 'No. The sign was hidden from her view. She had not agreed to its terms.',
    helps: 'If no clear sign could be seen from where you parked, say so and send photos.',
    limits: 'Where a sign is plain to see, a court will take it that you saw it.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.thornton-v-shoe-lane-parking',
    name: 'Thornton v Shoe Lane Parking Ltd',
    ...oldCase('[1970] EWCA Civ 2', {
      court: 'Court of Appeal (England and Wales)',
      decidedOn: '1970-12-18',
      path: 'ew/cases/EWCA/Civ/1970/2.html',
    }),
    areas: ['parking', 'consumer'],
    kinds: ['PARKING_TICKET', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    when: { any: [{ says: ['machine', 'barrier', 'on entry', 'terms and conditions'] }] },
    asks: [
      ['terms and conditions', 'small print', 'on the back', 'ticket machine', 'barrier', 'terms'],
      ['car park', 'parking', 'ticket', 'after i paid', 'not shown', 'did not know', "didn't know"],
    ],
    asked: 'Do terms bind a driver who could read them only after the machine gave the ticket?',
    held: 'No. The deal was made at the machine. Terms shown later came too late.',
    helps: 'Terms must be shown before you agree. The harsher the term, the clearer it must be.',
    limits: 'Terms on a clear sign at the entrance were shown in time.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.vehicle-control-services-v-hmrc',
    name: 'Vehicle Control Services Ltd v Revenue and Customs Commissioners',
    ...heldCase('EWCA Civ', '186', '2013-03-13'),
    when: {
      any: [
        { says: ['landowner', 'on behalf of the landowner', 'managed by', 'breach of contract'] },
      ],
    },
    asks: [
      [...PRIVATE_CHARGE, 'parking'],
      ['own the land', 'landowner', 'owner of the land', 'right to charge', 'authority'],
    ],
    asked: 'Can a parking firm make a contract with drivers on land it does not own?',
    held: 'Yes. The firm can agree terms with a driver in its own name.',
    helps: 'The firm still needs the deal that it relies on. You can ask for proof of it.',
    limits: 'Saying "they do not own the land" is not enough to win.',
    side: 'against_you',
  },
  {
    ...PARKING,
    nations: ['scotland'],
    id: 'gb.precedent.vehicle-control-services-v-mackie',
    name: 'Vehicle Control Services Ltd v Mackie',
    citation: '[2017] SC DUN 24',
    court: 'Sheriff Court at Dundee',
    decidedOn: '2017-01-13',
    url: 'https://www.scotcourts.gov.uk/search-judgments/judgment?id=a48631a7-8980-69d2-b500-ff0000d74aa7',
    kinds: PARKING_DEBT,
    when: { any: [{ says: ['parking charge', 'parking', 'car park'] }] },
    asks: [PRIVATE_CHARGE],
    asked:
      'Did a driver in Scotland owe private parking charges that she had ignored again and again?',
    held: 'Yes. The signs were plain and she knew the terms. She had to pay £24,500.',
    helps:
      'It turned on clear signs that she had read. Unclear signs are a reason to fight the charge.',
    limits:
      'It shows that ignoring charges in Scotland is a risk. Other sheriffs may decide another way.',
    side: 'against_you',
  },
]
