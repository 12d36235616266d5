/** Questions about power, phone and council rates. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { POWER, CUT_OFF, PHONE_BILL } from '../english/bill-words.ts'
import { LAW } from './authority.ts'

const ASK_BUY = {
  country: 'nz',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_MORE = {
  country: 'nz',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_BILLS: readonly Rule[] = [
  {
    ...ASK_MORE,
    id: 'nz.ask.cut-off',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [CUT_OFF, POWER],
    dependsOn: 'if you asked for a plan and your needs',
    says: 'They must offer help and warn you first. They may not cut off a home that needs power for medical reasons, so tell them. Ask for a payment plan. Utilities Disputes can help: 0800 22 33 40.',
    authority: LAW.power,
  },
  {
    ...ASK_BUY,
    id: 'nz.ask.phone',
    kind: 'answer',
    verdict: 'do_this',
    asks: [PHONE_BILL, ASKING],
    says: 'Complain to the company first. If that does not help, Telecommunications Dispute Resolution looks at it for free.',
    authority: LAW.tdr,
  },
  {
    ...ASK_GENERAL,
    id: 'nz.ask.rates',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    asks: [
      ['council rates', 'my rates', 'rates bill', 'rates arrears', 'pay my rates'],
      ['pay', 'cannot pay', 'afford', 'overdue', 'late', 'owe', 'penalty'],
    ],
    says: 'Ask the council for a payment plan and its hardship policy. On a low income you can get a rates rebate.',
    authority: {
      title: 'Local Government (Rating) Act 2002 and Rates Rebate Act 1973',
      provision: 'sections 57, 58 and 85 to 90; Rates Rebate Act section 3',
      url: 'https://www.legislation.govt.nz/act/public/2002/0006/latest/whole.html',
      inForceFrom: '2006-07-01',
    },
  },
]
