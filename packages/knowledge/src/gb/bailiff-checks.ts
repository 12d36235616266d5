/** What a notice of enforcement must hold, and the fees the law allows, in England and Wales. */
import type { Rule } from '@plainletter/contracts/rule'

import {
  BAILIFF_ROW,
  COUNCIL_DEBT_ONLY,
  COURT_FINE,
  HIGH_COURT,
  NOTICE_OF_ENFORCEMENT,
} from './bailiff-cues.ts'
import { cite } from './cite-law.ts'

const NOTICE_ELEMENT = {
  ...BAILIFF_ROW,
  kind: 'element',
  when: { all: [NOTICE_OF_ENFORCEMENT] },
  ifMissing:
    'Ask the firm to send a proper notice and to wait. Take advice before you rely on this point alone.',
} satisfies Partial<Rule>

const FEES_CHECKED = {
  ...BAILIFF_ROW,
  kind: 'charge',
  currency: 'GBP',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

const FIXED_FEES = cite('fees', 'regulation 4 and the Schedule, Table 1', 'schedule')
const WRIT_FEES = cite('fees', 'regulation 6 and the Schedule, Table 2', 'schedule')
const WRIT = { all: [HIGH_COURT], not: [COURT_FINE] } satisfies Rule['when']

export const BAILIFF_CHECKS: readonly Rule[] = [
  {
    ...NOTICE_ELEMENT,
    id: 'gb.bailiff.element-debt',
    name: 'The court order or power behind the debt',
    recognisedBy: [
      {
        says: [
          'liability order',
          'liability orders',
          'warrant of control',
          'warrant',
          'judgment',
          'writ',
          'penalty charge',
          'council tax',
          'court order',
          'fine',
        ],
      },
    ],
    says: 'The notice must say which court order or power the debt comes from.',
    authority: cite('goods', 'regulation 7', 'regulation/7'),
  },
  {
    ...NOTICE_ELEMENT,
    id: 'gb.bailiff.element-sum',
    name: 'The sum owed on the day of the notice',
    recognisedBy: [{ hasAmount: 'total' }],
    says: 'The notice must say how much is owed on the day of the notice.',
    authority: cite('goods', 'regulation 7', 'regulation/7'),
  },
  {
    ...NOTICE_ELEMENT,
    id: 'gb.bailiff.element-pay-by',
    name: 'The date and time to pay by',
    recognisedBy: [{ hasDeadline: true }, { hasDate: 'deadline' }],
    says: 'The notice must give the date and time by which to pay, so that goods are not taken.',
    authority: cite('goods', 'regulation 7', 'regulation/7'),
  },
  {
    ...NOTICE_ELEMENT,
    id: 'gb.bailiff.element-costs',
    name: 'The extra costs that may follow',
    recognisedBy: [
      {
        says: [
          'enforcement stage',
          'enforcement fee',
          'further fees',
          'further costs',
          'additional costs',
          'additional fees',
          'further fee',
          'fees may',
          'fee of',
          'fees will',
          'costs will',
        ],
      },
    ],
    says: 'The notice must warn of the extra costs you may face if you do not pay.',
    authority: cite('goods', 'regulation 7', 'regulation/7'),
  },
  {
    ...NOTICE_ELEMENT,
    id: 'gb.bailiff.element-contact',
    name: 'How and when to reach the firm',
    recognisedBy: [
      {
        says: [
          'telephone',
          'tel',
          'phone',
          'call us',
          'call',
          'contact us',
          'opening hours',
          'lines are open',
          'email',
        ],
      },
    ],
    says: 'The notice must give a phone number and address, and the hours to reach the firm.',
    authority: cite('goods', 'regulation 7', 'regulation/7'),
  },
  {
    ...NOTICE_ELEMENT,
    id: 'gb.bailiff.element-date',
    name: 'The date of the notice',
    recognisedBy: [{ hasDate: 'letter' }],
    says: 'The notice must carry its date. Your 7 clear days are counted from when it is given.',
    authority: cite('goods', 'regulations 6 and 7', 'regulation/7'),
  },
  {
    ...FEES_CHECKED,
    id: 'gb.bailiff.fee-compliance',
    name: 'Compliance fee (the letter stage)',
    amount: 75,
    limit: 'cap',
    when: COUNCIL_DEBT_ONLY,
    cue: ['compliance fee', 'compliance stage', 'compliance stage fee', 'compliance'],
    says: 'For a council debt the fee for the letter stage is £75 for each case.',
    authority: FIXED_FEES,
  },
  {
    ...FEES_CHECKED,
    id: 'gb.bailiff.fee-enforcement',
    name: 'Enforcement fee (the visit)',
    amount: 235,
    limit: 'cap',
    when: { ...COUNCIL_DEBT_ONLY, all: [{ amountBelow: { role: 'total', value: 1500 } }] },
    cue: [
      'enforcement fee',
      'enforcement stage',
      'enforcement stage fee',
      'visit fee',
      'attendance fee',
    ],
    says: 'The fee for a visit is £235 when the debt is £1,500 or less. It may only be added once a bailiff has come to you.',
    authority: FIXED_FEES,
  },
  {
    ...FEES_CHECKED,
    id: 'gb.bailiff.fee-sale',
    name: 'Sale fee (taking goods to sell)',
    amount: 110,
    limit: 'cap',
    when: { ...COUNCIL_DEBT_ONLY, all: [{ amountBelow: { role: 'total', value: 1500 } }] },
    cue: [
      'sale fee',
      'sale stage',
      'sale or disposal',
      'disposal stage',
      'sale stage fee',
      'removal fee',
    ],
    says: 'The fee for the sale stage is £110 when the debt is £1,500 or less. It is due only when they come to take goods for sale.',
    authority: FIXED_FEES,
  },
  {
    ...FEES_CHECKED,
    id: 'gb.bailiff.fact-fee-percentage',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 20,
    when: { ...COUNCIL_DEBT_ONLY, all: [{ amountAbove: { role: 'total', value: 1500 } }] },
    says: 'On debts above £1,500 the visit and sale fees also add 7.5% of the part above £1,500.',
    learnMore:
      'The percentage is worked out on the debt at the start, not on the fees. Ask for the sum behind it.',
    authority: cite('fees', 'regulation 7 and the Schedule', 'regulation/7'),
  },
  {
    ...FEES_CHECKED,
    id: 'gb.bailiff.fact-fee-high-court',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 15,
    when: WRIT,
    says: 'High Court fees are higher: £75 for the letter, £190 for a first visit. If there is no agreement, or you break it, £495 more is due. VAT may be added.',
    learnMore:
      'A further £525 can apply when goods are taken for sale. On debts above £1,000 a 7.5% charge applies to two of the stages.',
    authority: WRIT_FEES,
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.insight-fees-not-raised',
    kind: 'insight',
    severity: 'low',
    confidence: 0.8,
    rank: 60,
    checkBy: '2027-03-31',
    when: { ...COUNCIL_DEBT_ONLY, all: [{ hasAmount: 'fee' }] },
    says: 'The government has said it plans higher fees and a longer notice. We found no law that brings this in yet.',
    actionable:
      'Check the fees against £75, £235 and £110. Ask the firm to name the law if theirs are higher.',
    checkedOn: '2026-11-23',
    authority: {
      title: 'Taking control of goods regulations: consultation response',
      provision: 'next steps',
      url: 'https://www.gov.uk/government/consultations/taking-control-of-goods-regulations-consultation/outcome/taking-control-of-goods-regulations-consultation-response',
      inForceFrom: '2025-06-09',
    },
  },
]
