/** Notices of class action settlements, and of safety recalls. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CLASS_RULE = {
  title: 'Federal Rules of Civil Procedure',
  provision: 'Rule 23(c)(2) and 23(e) (class actions: notice, opting out, objecting)',
  url: 'https://www.uscourts.gov/forms-rules/current-rules-practice-procedure/federal-rules-civil-procedure',
  inForceFrom: '2018-12-01',
}
const RECALL_LAW = {
  title: 'National Traffic and Motor Vehicle Safety Act (recalls)',
  provision: '49 U.S.C. 30118 to 30120 (remedy without charge)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title49-section30120&num=0&edition=prelim',
  inForceFrom: '1994-07-05',
}
const PRODUCT_LAW = {
  title: 'Consumer Product Safety Act (recalls)',
  provision: '15 U.S.C. 2064',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section2064&num=0&edition=prelim',
  inForceFrom: '1972-12-26',
}

const CLASS = {
  ...CHECKED,
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  when: {
    any: [
      {
        says: [
          'class action',
          'class member',
          'settlement class',
          'settlement administrator',
          'claims administrator',
        ],
      },
    ],
    not: [{ says: ['arbitration', 'class action waiver', 'waive'] }],
  },
} satisfies Partial<Rule>
const RECALL = {
  ...CHECKED,
  kinds: ['OTHER'],
  topics: ['consumer'],
  when: {
    any: [{ says: ['safety recall', 'recall notice', 'vehicle recall', 'interim recall notice'] }],
  },
} satisfies Partial<Rule>
const PRODUCT = {
  ...CHECKED,
  kinds: ['OTHER'],
  topics: ['consumer'],
  when: {
    all: [
      { says: ['recall', 'recalled'] },
      { says: ['consumer product safety commission', 'cpsc'] },
    ],
  },
} satisfies Partial<Rule>

export const CLASS_ACTIONS: readonly Rule[] = [
  {
    ...CLASS,
    id: 'us.class.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'A case for many people has been settled, and you may be one of them. You owe nothing because of this notice.',
    authority: CLASS_RULE,
  },
  {
    ...CLASS,
    id: 'us.class.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Most such notices are real. Check the case number and the site at the court before you give details.',
    authority: CLASS_RULE,
  },
  {
    ...CLASS,
    id: 'us.class.right-choose',
    kind: 'right',
    rank: 5,
    says: 'You can send a claim, leave the class and keep your own case, object, or do nothing. The notice gives a day for each.',
    authority: CLASS_RULE,
  },
  {
    ...CLASS,
    id: 'us.class.right-bound',
    kind: 'right',
    rank: 8,
    says: 'If you do nothing you may get no money and lose the right to sue over it.',
    authority: CLASS_RULE,
  },
  {
    ...CLASS,
    id: 'us.class.step',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Find the last day to claim and send the form. Never pay a fee to get your share.',
    authority: CLASS_RULE,
  },
  {
    ...CLASS,
    id: 'us.class.option',
    kind: 'option',
    rank: 10,
    option: 'comply',
    title: 'Send a claim',
    cost: 'Free',
    time: 'By the day in the notice',
    risk: 'You give up suing over the same thing.',
    bestFor: 'You bought or used what the case is about.',
    says: 'Send the claim form by its last day and keep proof.',
    authority: CLASS_RULE,
  },
  {
    ...RECALL,
    id: 'us.recall.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your car may have a fault that the maker must put right. You owe nothing.',
    authority: RECALL_LAW,
  },
  {
    ...RECALL,
    id: 'us.recall.right-free',
    kind: 'right',
    rank: 5,
    says: 'The maker must fix a safety recall for free, or give a new part, car or refund. That holds for 15 years from the first sale.',
    authority: RECALL_LAW,
  },
  {
    ...RECALL,
    id: 'us.recall.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Check your VIN at nhtsa.gov/recalls and book the free repair with a dealer. If you paid before, ask for the money back.',
    authority: RECALL_LAW,
  },
  {
    ...PRODUCT,
    id: 'us.recall.right-product',
    kind: 'right',
    rank: 5,
    says: 'For a recalled product you can get a repair, a new one or your money back for free. Stop using it.',
    authority: PRODUCT_LAW,
  },
]
