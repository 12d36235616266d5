/** Checks before and after hiring: background reports and E-Verify. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SPEND = {
  title: 'Fair Credit Reporting Act (FCRA): background checks for jobs',
  provision: '15 U.S.C. 1681b(b)(3), 1681i and 1681m',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681b&num=0&edition=prelim',
  inForceFrom: '1997-09-30',
}

const CHECKED_UP = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'DISMISSAL_LETTER'],
  when: {
    all: [
      {
        says: [
          'background check',
          'background screening',
          'consumer report',
          'criminal record',
          'pre-adverse action',
          'doj record',
          'arrest record',
          'expunged',
          'expungement',
        ],
      },
      { says: ['job', 'employment', 'offer', 'hire', 'hired', 'position', 'employer'] },
    ],
  },
} satisfies Partial<Rule>

const VERIFY = {
  title:
    'Immigration and Nationality Act (INA): work papers and unfair treatment (E-Verify, Form I-9)',
  provision: '8 U.S.C. 1324a and 1324b; 8 CFR 274a.2',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1324b&num=0&edition=prelim',
  inForceFrom: '1996-09-30',
}

const PAPERS = {
  ...CHECKED,
  kinds: ['OTHER', 'DISMISSAL_LETTER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'e-verify',
          'tentative nonconfirmation',
          'form i-9',
          'no-match letter',
          'work authorization',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const HIRING_CHECKS: readonly Rule[] = [
  {
    ...CHECKED_UP,
    id: 'us.pay.right-background',
    kind: 'right',
    rank: 4,
    says: 'Before an employer acts on a background report it must give you a copy and time to answer. You can dispute mistakes.',
    authority: SPEND,
  },
  {
    ...PAPERS,
    id: 'us.life.right-verify',
    kind: 'right',
    rank: 4,
    says: 'If E-Verify does not match, you can contest it within eight federal working days and keep working meanwhile. You choose which I-9 papers to show.',
    authority: VERIFY,
  },
]
