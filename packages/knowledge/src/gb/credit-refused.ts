/** A refusal of credit, errors in the credit file, and questions about them. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CREDIT_SAID: Test = {
  says: [
    'credit card',
    'loan',
    'credit agreement',
    'overdraft',
    'mortgage',
    'car finance',
    'finance application',
    'credit application',
    'phone contract',
  ],
}
const REFUSED_SAID: Test = {
  says: [
    'cannot offer you',
    'unable to offer you',
    'not able to offer you',
    'been declined',
    'was declined',
    'been refused',
    'was refused',
    'has been unsuccessful',
    'was unsuccessful',
    'turned down',
    'refused credit',
    'refused a loan',
    'refused a credit card',
    'refused a mortgage',
    'declined my application',
    'rejected my application',
    'declined for a',
    'rejected for a',
  ],
}
const SCORED_SAID: Test = {
  says: ['automated', 'automatic', 'scoring', 'credit score', 'computer'],
}

const AGENCY: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'sections 157 to 159 (which agency, your file, wrong entries)',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/157',
  inForceFrom: '2018-05-25',
}
const MACHINE: Authority = {
  title: 'UK General Data Protection Regulation',
  provision:
    'Articles 15 and 22A to 22D (a decision by machine alone: a person must look again), as changed by Data (Use and Access) Act 2025',
  url: 'https://www.legislation.gov.uk/eur/2016/679/contents',
  inForceFrom: '2026-02-05',
}

const REFUSAL = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [CREDIT_SAID, REFUSED_SAID] },
} satisfies Partial<Rule>
const FILE_SAID: Test = {
  says: [
    'credit file',
    'credit report',
    'credit score',
    'default on my',
    'default marker',
    'cifas',
    'cifas marker',
    'credit reference',
  ],
}
const WRONG_SAID: Test = {
  says: [
    'incorrect',
    'not mine',
    'inaccurate',
    'wrongly',
    'wrong default',
    'wrong entry',
    'by mistake',
    'taken off',
    'removed from my',
    'remove the default',
    'remove it',
    'get it removed',
    'removed',
    'never used',
  ],
}
const CREDIT_FILE_LAW: Authority = {
  title: 'Consumer Credit Act 1974',
  provision:
    'sections 157 to 159, with UK GDPR, Articles 15 and 16 (wrong entries in a credit file)',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/159',
  inForceFrom: '2018-05-25',
}

const FILE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [FILE_SAID, WRONG_SAID] },
} satisfies Partial<Rule>

export const CREDIT_REFUSED: readonly Rule[] = [
  {
    ...REFUSAL,
    id: 'gb.credit-refused.right-agency',
    kind: 'right',
    rank: 6,
    says: 'If they refused a loan or card because of a credit agency’s file, they must tell you which agency. Else ask within 28 days. The agency must show you your file, and put right or explain what is wrong in it.',
    authority: AGENCY,
  },
  {
    ...REFUSAL,
    id: 'gb.credit-refused.right-person',
    kind: 'right',
    rank: 7,
    when: { all: [CREDIT_SAID, REFUSED_SAID, SCORED_SAID] },
    says: 'If a computer alone decided, you can ask the reason, tell your side and have a person look again.',
    authority: MACHINE,
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    id: 'gb.credit-refused.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'consumer', 'general', 'housing'],
    rank: 8,
    asks: [
      [
        'refused credit',
        'refused a loan',
        'refused a credit card',
        'refused a mortgage',
        'refused me a loan',
        'turned down for',
        'declined for a',
        'declined my application',
        'rejected for a',
        'rejected my application',
        'credit application',
        'loan application',
        'mortgage application',
        'credit card application',
      ],
      [
        'why',
        'reason',
        'what can i do',
        'rights',
        'refused',
        'declined',
        'rejected',
        'turned down',
        'credit score',
        'credit file',
      ],
    ],
    verdict: 'do_this',
    says: 'A lender may choose whom to lend to. But if it refused a loan or card because of a credit agency’s file, it must say so and name the agency. Else ask within 28 days. Get your file free from each agency and have mistakes put right. If a computer alone decided, you may ask why, and for a person to look again.',
    authority: {
      ...AGENCY,
      provision:
        'sections 157 to 159 (which agency, your file, wrong entries), with UK GDPR, Articles 16 and 22A to 22D',
    },
  },
  {
    ...FILE_ROW,
    id: 'gb.file.right-correct',
    kind: 'right',
    rank: 7,
    says: 'You can see your credit file free of charge and have errors put right. Write to the agency and to the firm. You can add a note of 200 words.',
    authority: CREDIT_FILE_LAW,
  },
]
