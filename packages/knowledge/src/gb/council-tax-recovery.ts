/** What the law says on bailiffs, court costs and charges once council tax or rates go unpaid. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { heldCase } from './cite-case.ts'
import { cite } from './cite-law.ts'
import {
  ANNUAL_BILL,
  SUMMARY_WARRANT,
  SUMMONED,
  TAX_ENGLAND_WALES,
  TAX_NI,
  TAX_SCOTLAND,
  TAX_WALES,
} from './council-tax-cues.ts'

const SPEAKS_OF_BAILIFFS: Test = {
  says: [
    'enforcement agent',
    'enforcement agents',
    'bailiff',
    'bailiffs',
    'take control of your goods',
    'take your goods',
  ],
}
const SINGLE_DISCOUNT: Test = {
  says: [
    '25% discount',
    'single person discount',
    'single occupier discount',
    'only adult',
    'sole adult',
  ],
}
const COSTS_CASE: Authority = {
  title: "R (Nicolson) v Tottenham Magistrates' Court",
  provision: '[2015] EWHC 1252 (Admin)',
  url: heldCase('EWHC', '1252 (Admin)', '2015-05-06').url,
  inForceFrom: '2015-05-06',
}
const SCOTTISH_TAX = 'Council Tax (Administration and Enforcement) (Scotland) Regulations 1992'
const SCOTTISH_REMINDER: Authority = {
  title: SCOTTISH_TAX,
  provision: 'regulation 22',
  url: 'https://www.legislation.gov.uk/uksi/1992/1332/contents',
  inForceFrom: '1993-04-01',
}
const INFORMATION_PACK: Authority = {
  title: 'Debt Arrangement and Attachment (Scotland) Act 2002',
  provision: 'section 10(5) (debt advice and information package)',
  url: 'https://www.legislation.gov.uk/asp/2002/17/section/10',
  inForceFrom: '2002-12-30',
}
const PAYMENT_PROGRAMME: Authority = {
  title: 'Debt Arrangement Scheme (Scotland) Regulations 2011',
  provision: 'debt payment programmes, under Debt Arrangement and Attachment (Scotland) Act 2002',
  url: 'https://www.legislation.gov.uk/ssi/2011/141/contents',
  inForceFrom: '2011-07-01',
}
const RATES_LAW: Authority = {
  title: 'Rates (Northern Ireland) Order 1977',
  provision: 'reliefs, valuation and recovery of rates',
  url: 'https://www.legislation.gov.uk/nisi/1977/2157/contents',
  inForceFrom: '1977-12-21',
}
const WELSH_REDUCTION: Authority = {
  title: 'Council Tax Reduction Schemes and Prescribed Requirements (Wales) Regulations 2013',
  provision: 'who may have a reduction',
  url: 'https://www.legislation.gov.uk/wsi/2013/3029/contents',
  inForceFrom: '2013-11-28',
}
const NOT_COUNTED: Authority = {
  title: 'Council Tax (Discount Disregards) Order 1992',
  provision: 'articles 2 to 5',
  url: 'https://www.legislation.gov.uk/uksi/1992/548/contents',
  inForceFrom: '1993-04-01',
}

export const COUNCIL_TAX_RECOVERY: readonly Rule[] = [
  {
    ...TAX_ENGLAND_WALES,
    id: 'gb.council-tax.right-bailiff-limits',
    kind: 'right',
    rank: 9,
    when: { any: [SPEAKS_OF_BAILIFFS, { says: ['liability order', 'liability orders'] }] },
    says: 'If bailiffs are used later, they must send you a notice first. For council tax they may not force their way into your home on a first visit.',
    authority: cite('tcea', 'Schedule 12, paragraphs 7 and 14 to 17', 'schedule/12'),
  },
  {
    ...TAX_ENGLAND_WALES,
    id: 'gb.council-tax.insight-bailiff-fees',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 14,
    when: { all: [SPEAKS_OF_BAILIFFS] },
    says: 'Bailiff fees are fixed by law and grow at each step. A plan with the council before then adds no fee.',
    actionable:
      'Agree a plan with the council before it passes the debt on, and get it in writing.',
    authority: cite('fees', 'regulations 4 to 6 and the Schedule', 'schedule'),
  },
  {
    ...TAX_ENGLAND_WALES,
    id: 'gb.council-tax.insight-costs-case',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 9,
    when: { all: [SUMMONED] },
    says: 'The High Court held in 2015 that a council must be able to show how it came to its court costs.',
    actionable:
      'Ask the council how the costs were worked out. You can ask the magistrates to look at them.',
    authority: COSTS_CASE,
  },
  {
    ...TAX_ENGLAND_WALES,
    id: 'gb.council-tax.right-not-counted',
    kind: 'right',
    rank: 26,
    when: { all: [SINGLE_DISCOUNT] },
    says: 'Students, apprentices and some others are not counted as adults for the 25% discount. Tell the council who lives with you and why they may not count.',
    authority: NOT_COUNTED,
  },
  {
    ...TAX_WALES,
    id: 'gb.council-tax.wales-reduction-law',
    kind: 'right',
    rank: 12,
    says: 'The rules for council tax reduction are the same in all of Wales. If the council says no, ask it to look again, and then appeal to the Valuation Tribunal for Wales.',
    authority: WELSH_REDUCTION,
  },
  {
    ...TAX_SCOTLAND,
    id: 'gb.council-tax.scotland-right-reminder',
    kind: 'right',
    rank: 8,
    when: { not: [SUMMARY_WARRANT, ANNUAL_BILL] },
    says: 'The council must send a reminder first. Only if the late part stays unpaid for 7 days can it ask for the rest of the year.',
    authority: SCOTTISH_REMINDER,
  },
  {
    ...TAX_SCOTLAND,
    id: 'gb.council-tax.scotland-charge-first',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 12,
    when: { not: [ANNUAL_BILL] },
    says: 'Even with a warrant, sheriff officers must in most cases serve a charge first. It gives you 14 days to pay or agree a plan.',
    authority: cite('debtors', 'section 90 (the charge)', 'section/90'),
  },
  {
    ...TAX_SCOTLAND,
    id: 'gb.council-tax.scotland-information-pack',
    kind: 'right',
    rank: 35,
    when: {
      all: [{ says: ['summary warrant', 'sheriff officers', 'sheriff officer'] }],
      not: [ANNUAL_BILL],
    },
    says: 'Before they take goods or wages you must be given a debt advice and information pack. Read it, and call a money adviser named in it.',
    authority: INFORMATION_PACK,
  },
  {
    ...TAX_SCOTLAND,
    id: 'gb.council-tax.scotland-payment-programme',
    kind: 'right',
    rank: 36,
    when: { not: [ANNUAL_BILL] },
    says: 'The Debt Arrangement Scheme lets you pay your debts over a longer time, with interest frozen. A money adviser sets it up for free.',
    authority: PAYMENT_PROGRAMME,
  },
  {
    ...TAX_NI,
    id: 'gb.council-tax.ni-right-check',
    kind: 'right',
    rank: 10,
    says: 'You can ask for the reliefs that you are due. If the value of your home is wrong, you can ask for it to be looked at again.',
    authority: RATES_LAW,
  },
]
