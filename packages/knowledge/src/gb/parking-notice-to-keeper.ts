/** What a notice to the keeper of a car must say. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import {
  COLLECTOR_STAGE,
  COURT_STAGE,
  KEEPER_NOTICE,
  KEEPER_ROW,
  WINDSCREEN,
} from './parking-sources.ts'

const NOTICE_ELEMENT = {
  ...KEEPER_ROW,
  kind: 'element',
  when: { all: [KEEPER_NOTICE], not: [WINDSCREEN, COLLECTOR_STAGE, COURT_STAGE] },
  ifMissing:
    'If this is truly missing, the firm may only be able to chase the driver. Say so in your appeal.',
} satisfies Partial<Rule>

export const PARKING_NOTICE_TO_KEEPER: readonly Rule[] = [
  {
    ...NOTICE_ELEMENT,
    id: 'gb.parking.element-period',
    name: 'The land and the period of parking',
    recognisedBy: [
      {
        says: [
          'period of parking',
          'duration',
          'length of stay',
          'time in',
          'time out',
          'entry',
          'exit',
          'arrived',
          'arriving',
          'entered',
          'a stay of',
          'minutes',
          'from',
          'observed',
        ],
      },
    ],
    says: 'The notice must name the car, the land and the period of parking.',
    authority: cite('freedoms', 'Schedule 4, paragraph 9(2)(a)', 'schedule/4'),
  },
  {
    ...NOTICE_ELEMENT,
    id: 'gb.parking.element-circumstances',
    name: 'Why the charge is due',
    recognisedBy: [
      {
        says: [
          'because',
          'reason',
          'breach',
          'contravention',
          'overstay',
          'overstayed',
          'longer than',
          'not authorised',
          'without',
          'failure to',
          'terms and conditions',
          'the terms',
          'no valid',
        ],
      },
    ],
    says: 'The notice must say what happened and why that means a charge.',
    authority: cite('freedoms', 'Schedule 4, paragraph 9(2)(c)', 'schedule/4'),
  },
  {
    ...NOTICE_ELEMENT,
    id: 'gb.parking.element-sum',
    name: 'The unpaid sum',
    recognisedBy: [{ hasAmount: 'total' }, { hasAmount: 'penalty' }, { hasAmount: 'principal' }],
    says: 'The notice must give the total sum that is unpaid.',
    authority: cite('freedoms', 'Schedule 4, paragraph 9(2)(d)', 'schedule/4'),
  },
  {
    ...NOTICE_ELEMENT,
    id: 'gb.parking.element-invite',
    name: 'The invitation to pay or name the driver',
    recognisedBy: [
      {
        says: [
          'name and address',
          'name and current address',
          'full name',
          'serviceable address',
          'were not the driver',
          'was not the driver',
          'not the driver',
          'details of the driver',
          "driver's name",
          "driver's details",
        ],
      },
    ],
    says: 'The notice must say the firm does not know the driver. It must invite the keeper to pay or to name the driver.',
    authority: cite('freedoms', 'Schedule 4, paragraph 9(2)(e)', 'schedule/4'),
  },
  {
    ...NOTICE_ELEMENT,
    id: 'gb.parking.element-warning',
    name: 'The 28 day warning to the keeper',
    recognisedBy: [{ says: ['28 days', 'twenty eight days', '29 days', 'twenty-eight days'] }],
    says: 'The notice must warn that after 28 days the firm may have the right to recover the charge from the keeper.',
    authority: cite('freedoms', 'Schedule 4, paragraph 9(2)(f)', 'schedule/4'),
  },
  {
    ...NOTICE_ELEMENT,
    id: 'gb.parking.element-creditor',
    name: 'Who is owed and how to pay',
    recognisedBy: [
      {
        says: [
          'creditor',
          'payable to',
          'pay online',
          'payment can be made',
          'how to pay',
          'pay by',
          'pay at',
          'make payment',
          'to pay',
          'if you pay',
          'is payable',
        ],
      },
    ],
    says: 'The notice must say who is owed the money and how to pay it.',
    authority: cite('freedoms', 'Schedule 4, paragraph 9(2)(h)', 'schedule/4'),
  },
  {
    ...NOTICE_ELEMENT,
    id: 'gb.parking.element-disputes',
    name: 'How to challenge it',
    recognisedBy: [
      { says: ['appeal', 'appeals', 'dispute', 'complaint', 'challenge', 'popla', 'ias'] },
    ],
    says: 'The notice must tell you how to dispute the charge.',
    authority: cite('freedoms', 'Schedule 4, paragraph 9(2)(g)', 'schedule/4'),
  },
  {
    ...NOTICE_ELEMENT,
    id: 'gb.parking.element-date',
    name: 'The date it was sent',
    recognisedBy: [{ hasDate: 'letter' }],
    says: 'The notice must carry the date on which it was sent or given.',
    authority: cite('freedoms', 'Schedule 4, paragraph 9(2)(i)', 'schedule/4'),
  },
]
