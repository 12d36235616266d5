/** Student aid that is lost, and student loans that can be cleared, paid by income or disputed. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const STUDY = {
  title: 'Higher Education Act (HEA): satisfactory academic progress and return of aid',
  provision: '20 U.S.C. 1091 and 1091b; 34 CFR 668.22 and 668.34',
  url: 'https://www.ecfr.gov/current/title-34/section-668.34',
  inForceFrom: '2011-07-01',
}

const FORGIVE = {
  title: 'Higher Education Act (HEA): forgiveness and discharge of federal student loans',
  provision: '20 U.S.C. 1087e(m) and 1087; 34 CFR 685.213, 685.214 and 685.219',
  url: 'https://www.ecfr.gov/current/title-34/section-685.219',
  inForceFrom: '2023-07-01',
}

const PRIVATE = {
  title: 'Truth in Lending Act (TILA): private student loans; law of your state on old debts',
  provision: '15 U.S.C. 1638(e) and 1650; 12 CFR 1026.46 to 1026.48',
  url: 'https://www.ecfr.gov/current/title-12/section-1026.46',
  inForceFrom: '2011-12-30',
}

const AID = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: {
    any: [
      {
        says: [
          'satisfactory academic progress',
          'financial aid suspension',
          'financial aid warning',
          'return of title iv',
          'pell grant',
          'financial aid appeal',
          'lost my financial aid',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const RELIEF = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: {
    all: [
      {
        says: [
          'student loan',
          'student loans',
          'direct loan',
          'direct loans',
          'federal student aid',
        ],
      },
      {
        says: [
          'forgiveness',
          'pslf',
          'public service',
          'discharge',
          'disabled',
          'school closed',
          'closed school',
          'borrower defense',
          'qualifying payments',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const LENDER = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER', 'COURT_CLAIM'],
  when: {
    all: [
      {
        says: [
          'private student loan',
          'private student loans',
          'private education loan',
          'student loan trust',
          'navient private',
          'sallie mae',
          'cosigner',
          'co-signer',
        ],
      },
      { says: ['student', 'education', 'school', 'college'] },
    ],
  },
} satisfies Partial<Rule>

const DEFAULT = {
  title: 'Higher Education Act (HEA): default, rehabilitation and repayment plans',
  provision: '20 U.S.C. 1078-6, 1087e(d) and 1095a; 34 CFR 685.208 to 685.211',
  url: 'https://www.ecfr.gov/current/title-34/section-685.211',
  inForceFrom: '2006-07-01',
}

const LOAN = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  when: {
    all: [
      {
        says: [
          'federal student loan',
          'federal student loans',
          'student loan',
          'student loans',
          'direct loan',
          'direct loans',
        ],
      },
      {
        says: [
          'default',
          'defaulted',
          'stop paying',
          'can’t pay',
          "can't pay",
          'cannot pay',
          'behind',
          'past due',
          'delinquent',
          'payment jumped',
          'afford',
          'repayment plan',
        ],
      },
    ],
    not: [{ says: ['private student', 'forgiveness'] }],
  },
} satisfies Partial<Rule>

/** Offers to clear student loans for a fee. */
const LOGIN = {
  ...CHECKED,
  kinds: ['SCAM_LETTER', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  when: {
    all: [
      { says: ['student loan', 'student loans', 'student debt'] },
      {
        says: [
          'forgiveness',
          'forgiven',
          'discharge program',
          'relief program',
          'debt relief',
          'enrollment fee',
          'processing fee',
          'fsa id',
          'fsa log in',
          'fsa login',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const STUDENT_AID: readonly Rule[] = [
  {
    ...AID,
    id: 'us.public.right-aid',
    kind: 'right',
    rank: 5,
    says: 'If you lose student aid over grades, the school must say how to appeal where it allows it. Illness or a death in the family are good reasons.',
    authority: STUDY,
  },
  {
    ...RELIEF,
    id: 'us.public.right-forgive',
    kind: 'right',
    rank: 5,
    says: 'Federal student loans can be cleared after ten years of public service, for lasting disability, or when the school closed. You can ask for a new count.',
    authority: FORGIVE,
  },
  {
    ...LENDER,
    id: 'us.public.right-private-loan',
    kind: 'right',
    rank: 6,
    says: 'A private student lender must sue you before it takes wages. Old loans can be too late for court under state law.',
    authority: PRIVATE,
  },
  {
    ...LOAN,
    id: 'us.loan.right-plan',
    kind: 'right',
    rank: 5,
    says: 'Before you miss payments, ask for a plan that follows your income, or a pause. In default you can get out by nine agreed payments.',
    authority: DEFAULT,
  },
  {
    ...LOGIN,
    id: 'us.loan.right-login',
    kind: 'right',
    rank: 4,
    says: 'Asking to have federal loans cleared is free at StudentAid.gov. To use another person’s login there for profit is a federal crime. Give it to nobody.',
    authority: {
      title: 'Higher Education Act (HEA), as changed by the Stop Student Debt Relief Scams Act',
      provision: '20 U.S.C. 1097(e)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1097&num=0&edition=prelim',
      inForceFrom: '2021-09-11',
    },
  },
]
