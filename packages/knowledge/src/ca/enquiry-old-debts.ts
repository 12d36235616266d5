/** Questions about old debts: how long they have to sue, by province. `asks` holds the words people type: one of each group must occur. */
import type { Rule } from '@plainletter/contracts/rule'

import { OWING, OLD_DEBT } from '../english/debt-words.ts'
import { OWING_FR, OLD_DEBT_FR } from './asked-words.ts'
import { LAW } from './authority.ts'

const ASK_DEBT = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_OLD_DEBTS: readonly Rule[] = [
  {
    ...ASK_DEBT,
    id: 'ca.ask.old',
    kind: 'answer',
    verdict: 'it_depends',
    when: {
      not: [
        {
          says: [
            'statement of claim',
            'suing me',
            'insurance claim',
            'warranty',
            'child support',
            'tax',
            'cra',
            'revenue agency',
          ],
        },
      ],
    },
    asks: [
      [...OLD_DEBT, ...OLD_DEBT_FR],
      [...OWING, ...OWING_FR],
    ],
    dependsOn: 'your province and the day you last paid',
    says: 'Most provinces give them two years to sue, Quebec three. After that you can tell the court it is too late.',
    authority: LAW.tooOld,
  },
  {
    ...ASK_DEBT,
    id: 'ca.ask.old-on',
    kind: 'answer',
    verdict: 'yes',
    insteadOf: 'ca.ask.old',
    when: {
      not: [
        {
          says: [
            'statement of claim',
            'suing me',
            'insurance claim',
            'warranty',
            'child support',
            'tax',
            'cra',
            'revenue agency',
          ],
        },
      ],
    },
    asks: [
      [...OLD_DEBT, ...OLD_DEBT_FR],
      [...OWING, ...OWING_FR],
    ],
    regions: ['CA-ON'],
    rank: 20,
    says: 'In Ontario they have two years to sue for most debts. A payment or signed note starts it again. They may still write to you.',
    authority: LAW.onLimit,
  },
  {
    ...ASK_DEBT,
    id: 'ca.ask.old-qc',
    kind: 'answer',
    verdict: 'yes',
    insteadOf: 'ca.ask.old',
    when: {
      not: [
        {
          says: [
            'demande introductive',
            'suing me',
            'warranty',
            'garantie',
            'pension alimentaire',
            'impôt',
          ],
        },
      ],
    },
    asks: [
      [...OLD_DEBT, ...OLD_DEBT_FR],
      [...OWING, ...OWING_FR],
    ],
    regions: ['CA-QC'],
    rank: 20,
    says: 'In Quebec they have three years to sue for most debts. A payment starts it again. Tell the court if they are too late.',
    authority: LAW.qcLimit,
  },
]
