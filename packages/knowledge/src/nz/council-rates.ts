/** Council rates. */
import type { Rule } from '@plainletter/contracts/rule'

const RATES = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['TAX_DEMAND', 'COUNCIL_TAX_DEMAND', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  topics: ['debt'],
  when: {
    any: [
      {
        says: [
          'rates assessment',
          'rates invoice',
          'rates instalment',
          'council rates',
          'rates notice',
          'rates arrears',
          'regional rates',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const LOCAL_GOVERNMENT = {
  title: 'Local Government (Rating) Act 2002',
  provision:
    'sections 44 to 46, 57, 58 and 85 to 90 (assessment, penalties, remission, postponement)',
  url: 'https://www.legislation.govt.nz/act/public/2002/0006/latest/whole.html',
  inForceFrom: '2003-07-01',
}

export const COUNCIL_RATES_RULES: readonly Rule[] = [
  {
    ...RATES,
    id: 'nz.rates.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The council wants the rates on your home or land.',
    authority: LOCAL_GOVERNMENT,
  },
  {
    ...RATES,
    id: 'nz.rates.right-help',
    kind: 'right',
    rank: 8,
    says: 'You can ask the council to postpone or drop rates or penalties for hardship. It must follow its own policy.',
    authority: LOCAL_GOVERNMENT,
  },
  {
    ...RATES,
    id: 'nz.rates.right-rebate',
    kind: 'right',
    rank: 9,
    says: 'If your income is low you can ask for a rates rebate for this rating year.',
    authority: {
      title: 'Rates Rebate Act 1973',
      provision: 'sections 3 to 5 (rebate for low incomes)',
      url: 'https://www.legislation.govt.nz/act/public/1973/0005/latest/whole.html',
      inForceFrom: '2006-07-01',
    },
  },
  {
    ...RATES,
    id: 'nz.rates.step-call',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call the council before the due day. Ask for a payment plan and to take off the penalty.',
    authority: LOCAL_GOVERNMENT,
  },
]
