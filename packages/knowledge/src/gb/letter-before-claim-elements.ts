/** What a letter of claim for a debt must hold: Debt Protocol, paragraph 3 (England and Wales). */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'
import { SOLD_DEBT } from './conditions-credit.ts'

const PART = {
  country: 'gb',
  nations: ['england', 'wales'],
  kinds: ['LETTER_BEFORE_CLAIM'],
  kind: 'element',
  when: {
    not: [{ says: ['mortgage arrears', 'personal injury', 'disrepair', 'defamation', 'hmrc'] }],
  },
  authority: COURT_LAW.letterOfClaim,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LETTER_OF_CLAIM_ELEMENTS: readonly Rule[] = [
  {
    ...PART,
    id: 'gb.lbc.element-amount',
    name: 'The sum claimed',
    rank: 10,
    recognisedBy: [{ hasAmount: 'total' }, { hasAmount: 'principal' }, { hasAmount: 'arrears' }],
    says: 'The letter must say how much they claim.',
    ifMissing: 'We see no clear sum. Ask for it before you reply on the form.',
  },
  {
    ...PART,
    id: 'gb.lbc.element-interest',
    name: 'Interest or charges still being added',
    rank: 20,
    recognisedBy: [
      { hasAmount: 'interest' },
      { says: ['interest', 'charges are continuing', 'further charges', 'no further interest'] },
    ],
    says: 'The letter must say whether interest or other charges are still added.',
    ifMissing: 'It does not say if the sum still grows. Ask them.',
  },
  {
    ...PART,
    id: 'gb.lbc.element-agreement',
    name: 'What the debt comes from',
    rank: 30,
    recognisedBy: [
      {
        says: [
          'agreement',
          'contract',
          'lease',
          'account',
          'terms and conditions',
          'invoice',
          'invoices',
          'parking charge',
          'charge notice',
          'loan',
          'overdraft',
          'tenancy',
        ],
      },
    ],
    says: 'The letter must say what agreement the debt comes from, and that you can ask for a copy.',
    ifMissing: 'It does not say where the debt comes from. Ask for the agreement and its date.',
  },
  {
    ...PART,
    id: 'gb.lbc.element-sold',
    name: 'The first lender and the sale',
    rank: 40,
    when: SOLD_DEBT,
    recognisedBy: [
      {
        says: [
          'original creditor',
          'original lender',
          'assigned to',
          'purchased from',
          'notice of assignment',
        ],
      },
    ],
    says: 'If the debt was sold, the letter must name the first lender and say when it was sold and to whom.',
    ifMissing: 'It does not explain the sale. Ask for the notice of the sale.',
  },
  {
    ...PART,
    id: 'gb.lbc.element-statement',
    name: 'A statement of the account',
    rank: 50,
    recognisedBy: [
      {
        says: [
          'statement of account',
          'statement of your account',
          'enclosed statement',
          'account statement',
          'up to date statement',
        ],
      },
    ],
    says: 'They must send an up to date statement, or the latest one with what was added since.',
    ifMissing: 'We see no statement. Ask for one that shows each charge and payment.',
  },
  {
    ...PART,
    id: 'gb.lbc.element-how-to-pay',
    name: 'How to pay, and whom to ask about terms',
    rank: 60,
    recognisedBy: [
      {
        says: [
          'pay by',
          'payment can be made',
          'how to pay',
          'to pay',
          'bank details',
          'sort code',
          'contact us',
        ],
      },
    ],
    says: 'The letter must say how to pay and how to talk about payment terms.',
    ifMissing: 'It does not say how to pay or talk. Write to the address on the letter.',
  },
  {
    ...PART,
    id: 'gb.lbc.element-reply-form',
    name: 'The Reply Form and Information Sheet',
    rank: 15,
    recognisedBy: [{ says: ['reply form', 'information sheet'] }],
    says: 'The letter must come with a Reply Form and an Information Sheet.',
    ifMissing:
      'We see no Reply Form. Check the envelope, then ask for it. You can use the standard form from the justice website.',
  },
  {
    ...PART,
    id: 'gb.lbc.element-budget-form',
    name: 'The budget form (Financial Statement)',
    rank: 70,
    recognisedBy: [
      {
        says: [
          'financial statement',
          'standard financial statement',
          'income and expenditure',
          'budget form',
          'statement of means',
        ],
      },
    ],
    says: 'The letter must come with a budget form, called a Financial Statement.',
    ifMissing:
      'We see no budget form. If you want to offer a plan, ask for it or make your own list.',
  },
  {
    ...PART,
    id: 'gb.lbc.element-reply-address',
    name: 'Where to send the Reply Form',
    rank: 80,
    recognisedBy: [
      {
        says: [
          'return the form to',
          'return to',
          'send the reply form to',
          'return the reply form',
          'address to which',
          'send back the reply form',
          'completed reply form',
        ],
      },
    ],
    says: 'The letter must say where to send the Reply Form.',
    ifMissing: 'It does not say where to send the form. Use the address at the top of the letter.',
  },
]
