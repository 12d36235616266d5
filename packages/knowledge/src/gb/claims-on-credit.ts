/** Credit and sold debts, in a collector's letter, a letter before court or a claim: the papers that must stand behind them. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'
import { MORTGAGE_ARREARS, OTHER_DEBTS, SOLD_DEBT } from './conditions-credit.ts'
import { POSSESSION_CLAIM } from './conditions.ts'

const CLAIM = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
} satisfies Partial<Rule>

const LETTER = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
} satisfies Partial<Rule>

/** A regulated agreement beside a budget form that lists other debts, which keeps the rows on agreements away. */
const AGREEMENT_AND_BUDGET = {
  all: [OTHER_DEBTS],
  any: [
    {
      says: [
        'consumer credit act',
        'regulated agreement',
        'credit card agreement',
        'catalogue account',
        'loan agreement',
      ],
    },
  ],
  not: [
    MORTGAGE_ARREARS,
    POSSESSION_CLAIM,
    { says: ['student loans company', 'budgeting loan', 'credit union'] },
  ],
} satisfies Rule['when']

const ASSIGNMENT: Authority = {
  title: 'Law of Property Act 1925',
  provision: 'section 136(1)',
  url: 'https://www.legislation.gov.uk/ukpga/Geo5/15-16/20/section/136',
  inForceFrom: '1926-01-01',
}
const NOTICE_FORM: Authority = {
  title: 'Consumer Credit (Enforcement, Default and Termination Notices) Regulations 1983',
  provision: 'regulation 2 and Schedule 2',
  url: 'https://www.legislation.gov.uk/uksi/1983/1561/contents',
  inForceFrom: '1985-05-19',
}
const YEARLY_STATEMENT: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'sections 77A and 78(4)',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/77A',
  inForceFrom: '2008-10-01',
}
const LENDING_CHECKS: Authority = {
  title: 'FCA Consumer Credit sourcebook (CONC)',
  provision: 'CONC 5.2A',
  url: 'https://handbook.fca.org.uk/handbook/CONC/5/2A.html',
  inForceFrom: '2018-11-01',
}
const PAY_LATER: Authority = {
  title: 'FCA rules on deferred payment credit',
  provision:
    'buy now pay later, regulated from 15 July 2026, with Consumer Credit Act 1974, section 75 (goods over £100)',
  url: 'https://www.fca.org.uk/',
  inForceFrom: '2026-07-15',
}
const BANKRUPTCY: Authority = {
  title: 'Insolvency Act 1986',
  provision: 'sections 267 and 268',
  url: 'https://www.legislation.gov.uk/ukpga/1986/45/section/267',
  inForceFrom: '2015-10-01',
}

export const CLAIMS_ON_CREDIT: readonly Rule[] = [
  {
    ...CLAIM,
    nations: ENGLAND_AND_WALES,
    id: 'gb.credit.sold-notice',
    kind: 'right',
    rank: 18,
    when: { ...SOLD_DEBT, not: [POSSESSION_CLAIM, MORTGAGE_ARREARS] },
    says: 'When a debt is sold, you must get a written notice before the new owner can sue in its own name. Ask for a copy of it.',
    authority: ASSIGNMENT,
  },
  {
    ...CLAIM,
    checkBy: '2027-05-31',
    id: 'gb.credit.agreement-copy',
    kind: 'right',
    rank: 20,
    when: AGREEMENT_AND_BUDGET,
    says: 'For a credit debt you can ask for a copy of the agreement and a statement, for £1. Until it comes, a court should not enforce the debt.',
    authority: CREDIT_LAW.copyOfAgreement,
  },
  {
    ...LETTER,
    kinds: ['LETTER_BEFORE_CLAIM'],
    id: 'gb.credit.default-form',
    kind: 'right',
    rank: 14,
    when: {
      all: [
        {
          says: [
            'default notice',
            'action required by this notice',
            'you have broken clause',
            'provision of the agreement',
          ],
        },
      ],
      not: [
        MORTGAGE_ARREARS,
        {
          says: [
            'default notice was',
            'default notice has been',
            'following service of a default notice',
          ],
        },
      ],
    },
    says: 'A default notice must be in a set form. It must name the term you broke, what to do to put it right, and by which day.',
    authority: NOTICE_FORM,
  },
  {
    ...LETTER,
    id: 'gb.credit.yearly-statement',
    kind: 'right',
    rank: 12,
    when: {
      all: [
        {
          says: [
            'yearly statement',
            'annual statement',
            'statement of account, which we must send',
            'statement, which we must send every year',
          ],
        },
      ],
      not: [MORTGAGE_ARREARS],
    },
    says: 'The law makes credit firms send you a statement each year. It is not a demand by itself. Check it against your own payments.',
    authority: YEARLY_STATEMENT,
  },
  {
    ...LETTER,
    id: 'gb.credit.lending-checks',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.72,
    rank: 34,
    when: {
      all: [
        {
          says: [
            'payday',
            'payday loan',
            'short term loan',
            'short-term loan',
            'instalment loan',
            'home credit',
            'doorstep loan',
            'personal loan',
            'cash loan',
          ],
        },
      ],
      not: [MORTGAGE_ARREARS, { says: ['student loan', 'budgeting loan', 'social fund'] }],
    },
    says: 'Before it lends, a lender must check that you can afford to pay back. If it did not, you may get interest and charges back.',
    actionable:
      'Complain to the lender that its checks were too weak. After eight weeks the Financial Ombudsman can decide for free.',
    authority: LENDING_CHECKS,
  },
  {
    ...LETTER,
    id: 'gb.credit.pay-later',
    kind: 'right',
    rank: 16,
    when: {
      any: [
        {
          says: [
            'pay in 3',
            'pay in 4',
            'payment 1 of 4',
            'payment 2 of 4',
            'payment 3 of 4',
            'payment 4 of 4',
            'payment 2 of 3',
            'payment 3 of 3',
            'klarna',
            'clearpay',
            'buy now pay later',
            'buy now, pay later',
          ],
        },
        { sender: ['klarna', 'clearpay', 'laybuy'] },
      ],
    },
    says: 'Pay later deals made since 15 July 2026 are regulated. The firm must help if you cannot pay, and you can go to the Financial Ombudsman.',
    authority: PAY_LATER,
  },
  {
    ...LETTER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.credit.bankruptcy-limit',
    kind: 'right',
    rank: 15,
    when: {
      all: [
        {
          says: [
            'statutory demand',
            'petition for your bankruptcy',
            'make you bankrupt',
            'bankruptcy petition',
          ],
        },
      ],
    },
    says: 'They can ask a court to make you bankrupt only for debts of £5,000 or more. First they must give you a formal demand and 21 days to deal with it.',
    authority: BANKRUPTCY,
  },
]
