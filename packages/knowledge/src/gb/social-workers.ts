/** Social workers, and letters before care proceedings. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SOCIAL_SAID: Test = {
  says: [
    'social services',
    'social worker',
    'social workers',
    'child protection',
    "children's services",
    'section 47',
  ],
}
const SOCIAL_WORK_LAW: Authority = {
  title: 'Children Act 1989',
  provision:
    'sections 17, 20, 31, 44, 46 and 47, with the guidance Working Together to Safeguard Children',
  url: 'https://www.legislation.gov.uk/ukpga/1989/41/section/47',
  inForceFrom: '1991-10-14',
}

const SOCIAL_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SOCIAL_SAID] },
} satisfies Partial<Rule>
const CARE_SAID: Test = {
  says: [
    'letter before proceedings',
    'pre-proceedings',
    'care proceedings',
    'take them into care',
    'take him into care',
    'take her into care',
    'into care',
    'care order',
    'interim care order',
  ],
}
const CHILD_SAID: Test = {
  says: [
    "children's services",
    'social worker',
    'social workers',
    'social services',
    'child',
    'children',
  ],
}
const FREE_LAWYER_LAW: Authority = {
  title: 'Legal Aid, Sentencing and Punishment of Offenders Act 2012',
  provision:
    'Schedule 1, Part 1, paragraph 1, with Children Act 1989, section 31 (free solicitor for parents)',
  url: 'https://www.legislation.gov.uk/ukpga/2012/10/schedule/1',
  inForceFrom: '2013-04-01',
}

const CARE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'LETTER_BEFORE_CLAIM'],
  when: { all: [CARE_SAID, CHILD_SAID] },
} satisfies Partial<Rule>

const CARE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER'],
  when: { all: [CARE_SAID, CHILD_SAID] },
} satisfies Partial<Rule>

export const SOCIAL_WORKERS: readonly Rule[] = [
  {
    ...SOCIAL_ROW,
    id: 'gb.social-work.right-consent',
    kind: 'right',
    rank: 5,
    says: 'They must look into a risk to a child. They may not take a child away without your consent, a court order, or the police in an emergency.',
    authority: SOCIAL_WORK_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.social-work.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    when: {
      not: [
        {
          says: [
            'care home',
            'nursing home',
            'care fees',
            'residential care',
            'carers for mum',
            'carers for dad',
          ],
        },
      ],
    },
    asks: [
      [
        'social services',
        'social worker',
        'social workers',
        'child protection',
        "children's services",
      ],
      [
        'take my',
        'taken',
        'visit',
        'refuse',
        'have to',
        'sign',
        'rights',
        'meeting',
        'what can i do',
        'what should i do',
        'removed',
        'knocked on',
        'came round',
        'case',
        'investigating',
        'investigation',
        'child protection plan',
        'section 47',
        'worried',
        'rang me',
        'coming',
      ],
    ],
    verdict: 'do_this',
    says: 'Work with them, and get a solicitor early. Sign nothing about where a child lives before advice. Only your consent, a court, or the police in an emergency can remove a child.',
    authority: SOCIAL_WORK_LAW,
  },
  {
    ...CARE_LETTER_ROW,
    id: 'gb.care-case.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The council is worried about a child and may go to court. You still have time to change this.',
    authority: FREE_LAWYER_LAW,
  },
  {
    ...CARE_ROW,
    id: 'gb.care-case.right-lawyer',
    kind: 'right',
    rank: 3,
    says: 'A parent who gets this letter has a right to a free solicitor, whatever they earn. Take the letter to one today.',
    authority: FREE_LAWYER_LAW,
  },
  {
    ...CARE_ROW,
    id: 'gb.care-case.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Go to the meeting with a solicitor. Name family members who could help. Sign nothing about where the child lives before you have advice.',
    authority: FREE_LAWYER_LAW,
  },
]
