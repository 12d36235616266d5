/** Safety, fair treatment, pregnancy and talking together at work. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SAFE = {
  title: 'Occupational Safety and Health Act (OSHA), section 11(c)',
  provision: '29 U.S.C. 654 and 660(c)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section660&num=0&edition=prelim',
  inForceFrom: '1971-04-28',
}

const FAIR = {
  title:
    'Title VII, Age Discrimination in Employment Act (ADEA) and Americans with Disabilities Act (ADA)',
  provision: '42 U.S.C. 2000e-2, 2000e-3 and 2000e-5; 29 U.S.C. 623; 42 U.S.C. 12112',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section2000e-2&num=0&edition=prelim',
  inForceFrom: '1991-11-21',
}

const MILK = {
  title: 'PUMP for Nursing Mothers Act; Pregnant Workers Fairness Act (PWFA)',
  provision: '29 U.S.C. 218d; 42 U.S.C. 2000gg-1',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section218d&num=0&edition=prelim',
  inForceFrom: '2023-06-27',
}

const TALK = {
  title: 'National Labor Relations Act (NLRA), section 7',
  provision: '29 U.S.C. 157, 158 and 160(b)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section157&num=0&edition=prelim',
  inForceFrom: '1947-08-22',
}

const DANGER = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
  when: {
    any: [
      {
        says: [
          'osha',
          'unsafe',
          'safety complaint',
          'dangerous work',
          'safety violation',
          'whistleblower',
          'no brakes',
          'about safety',
          'fall protection',
          'safety hazard',
          'safety concern',
          'safety concerns',
          'reported an injury',
          'line speed',
          'safety problem',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const UNFAIR = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'fired',
          'let go',
          'laid off',
          'terminated',
          'demoted',
          'not hired',
          'harassed',
          'harassment',
          'passed over',
          'discriminated',
          'discrimination',
          'hostile',
          'retaliation',
        ],
      },
      {
        says: [
          'my age',
          'age discrimination',
          'too old',
          'older',
          'race',
          'black',
          'hispanic',
          'religion',
          'sex',
          'gender',
          'gay',
          'transgender',
          'disability',
          'disabled',
          'pregnant',
          'pregnancy',
          'national origin',
          'accent',
          'cancer',
          'diabetes',
          'sexual',
          'because i am',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const MOTHER = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: ['pump', 'breast milk', 'breastfeeding', 'pregnant', 'pregnancy', 'maternity leave'],
      },
    ],
  },
} satisfies Partial<Rule>

const GROUP = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'labor union',
          'join a union',
          'form a union',
          'unionize',
          'coworkers',
          'co-workers',
          'talk about pay',
          'discuss pay',
          'discussing wages',
          'discuss wages',
          'petition at work',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const FAIR_TREATMENT_AT_WORK: readonly Rule[] = [
  {
    ...DANGER,
    id: 'us.pay.right-safe',
    kind: 'right',
    rank: 5,
    says: 'Your employer may not punish you for a safety complaint. You have only 30 days to tell OSHA.',
    authority: SAFE,
  },
  {
    ...UNFAIR,
    id: 'us.pay.right-fair',
    kind: 'right',
    rank: 5,
    says: 'It is unlawful to treat you worse for race, color, religion, sex, origin, age from 40, or disability. The EEOC must hear from you in 180 or 300 days.',
    authority: FAIR,
  },
  {
    ...MOTHER,
    id: 'us.pay.right-mother',
    kind: 'right',
    rank: 7,
    says: 'Your employer must mostly give changes that help in pregnancy, and time and a private place to pump.',
    authority: MILK,
  },
  {
    ...GROUP,
    id: 'us.pay.right-talk',
    kind: 'right',
    rank: 7,
    says: 'You and your coworkers may talk about pay and ask for better conditions, with or without a union. A charge is due within six months.',
    authority: TALK,
  },
]
