/** Questions about family and medical leave. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_TILL_JUNE } from './answers-in-common.ts'
import { CHECKED } from './cite-law.ts'
import { WORK_LAW } from './work-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

const LEAVE = {
  title: 'Family and Medical Leave Act (FMLA), and paid leave laws of the states',
  provision:
    '29 U.S.C. 2612, 2614 and 2615; for example California Government Code 12945.2, New York Workers’ Compensation Law 203-b, Washington RCW 50A',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section2612&num=0&edition=prelim',
  inForceFrom: '1993-08-05',
}

const ASK_LEAVE = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_FAMILY_LEAVE: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.ask-work.family-leave',
    rank: 8,
    when: {
      not: [
        { says: ['bill', 'billed', 'anesthesiologist', 'surprise bill', 'charged me'] },
        // A day or two off sick is another matter.
        {
          says: [
            'sick day',
            'sick days',
            'sick time',
            'paid sick',
            'call in sick',
            'called in sick',
            'calling in sick',
            'the flu',
          ],
        },
      ],
    },
    asks: [
      [
        'fmla',
        'medical leave',
        'maternity',
        'family leave',
        'sick',
        'surgery',
        'baby',
        'pregnant',
        'paternity',
        'newborn',
        'having a baby',
        'have a baby',
        'cancer',
        "my mother's",
        'caring for',
      ],
      [
        'do i get',
        'eligible',
        'qualify',
        'how many people',
        'how many employees',
        '30 people',
        '20 people',
        'small company',
        'small business',
        'employees',
        'how long',
        'apply',
        'legal',
        'can they',
        'fire me',
        'fired',
        'leave',
        'time off',
        'job back',
        'lose my job',
        'allowed',
        'paid',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'the size of the firm and how long you have worked there',
    says: 'The firm must have 50 or more workers, and you a year and 1,250 hours there. Then you may take 12 weeks of unpaid leave and keep your job. Some states pay for it.',
    authority: WORK_LAW.familyLeave,
  },
  {
    ...ASK_TILL_JUNE,
    id: 'us.ask-everyday.medical-leave',
    kind: 'answer',
    rank: 10,
    verdict: 'it_depends',
    when: { not: [{ says: ['pregnant'] }] },
    asks: [
      [
        'fired',
        'terminated',
        'dismissed',
        'let go',
        'laid off',
        'lost my job',
        'firing me',
        'letting me go',
        'let me go',
        'replaced me',
      ],
      [
        'medical leave',
        'sick leave',
        'surgery',
        'illness',
        'disability',
        'fmla',
        'doctor',
        'sick',
        "doctor's note",
        'hospital',
        'cancer',
        'off sick',
        'medical',
        'back surgery',
        'short term disability',
      ],
    ],
    dependsOn: 'the size of the firm and how long you worked there',
    topics: ['employment', 'general'],
    says: 'It depends. If you had a right to leave or to changes at work for a health problem, firing you for asking is against the law. Ask the EEOC or the Labor Department.',
    authority: {
      title:
        'Family and Medical Leave Act (FMLA), with the Americans with Disabilities Act (ADA) (42 U.S.C. 12112)',
      provision: '29 U.S.C. 2612 to 2615',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section2612&num=0&edition=prelim',
      inForceFrom: '1993-08-05',
    },
  },
  {
    ...ASK_LEAVE,
    id: 'us.ask-life.family-leave',
    kind: 'answer',
    rank: 5,
    asks: [
      [
        'care for',
        'caring for',
        'stroke',
        'surgery',
        'sick',
        'ill',
        'cancer',
        'baby',
        'newborn',
        'hospital',
      ],
      ['time off', 'weeks off', 'off work', 'leave', 'lose my job'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the size of the firm, a year of work there, and your state',
    says: 'At a firm with 50 workers you can mostly take 12 weeks unpaid for a parent, child, spouse or your own illness. Your job stays. Some states pay part of your wage.',
    authority: LEAVE,
  },
]
