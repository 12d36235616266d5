/** Northern Ireland: dismissal, benefits and deposits. Wales: fit homes. Scotland and Northern Ireland: seeing a child. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const OVERPAID_SAID: Test = { says: ['overpaid', 'overpayment', 'paid too much'] }
const DEPOSIT_SAID: Test = { says: ['deposit'] }
const RENTED_SAID: Test = {
  says: ['landlord', 'landlady', 'letting agent', 'rented', 'tenancy', 'rent', 'scheme'],
}
const BROKEN_SAID: Test = {
  says: [
    'roof',
    'leak',
    'leaking',
    'damp',
    'mould',
    'smoke alarm',
    'boiler',
    'heating',
    'electrics',
    'wiring',
    'repairs',
    'repair',
  ],
}
const SEEING_SAID: Test = {
  says: [
    'see my son',
    'see my daughter',
    'see my child',
    'see my children',
    'see my kids',
    'see the kids',
    'seeing my son',
    'seeing my daughter',
    'seeing my children',
    'contact with my',
  ],
}

const NI_UNFAIR_LAW: Authority = {
  title: 'Employment Rights (Northern Ireland) Order 1996',
  provision:
    'articles 126, 130, 140 and 145 (unfair dismissal: one year of service, three months to claim)',
  url: 'https://www.legislation.gov.uk/nisi/1996/1919/article/126',
  inForceFrom: '1996-09-24',
}
const NI_STEPS_LAW: Authority = {
  title: 'Employment (Northern Ireland) Order 2003',
  provision:
    'Schedule 1, with Employment Rights (Northern Ireland) Order 1996, article 130A (letter, meeting, appeal)',
  url: 'https://www.legislation.gov.uk/nisi/2003/2902/schedule/1',
  inForceFrom: '2005-04-03',
}
const NI_NOTICE_LAW: Authority = {
  title: 'Employment Rights (Northern Ireland) Order 1996',
  provision: 'articles 118 to 121 (notice) and 124 (reasons in writing)',
  url: 'https://www.legislation.gov.uk/nisi/1996/1919/article/118',
  inForceFrom: '1996-09-24',
}
const NI_REDUNDANCY_LAW: Authority = {
  title: 'Employment Rights (Northern Ireland) Order 1996',
  provision: 'articles 170 to 174 and 197 (redundancy pay)',
  url: 'https://www.legislation.gov.uk/nisi/1996/1919/article/170',
  inForceFrom: '1996-09-24',
}
const NI_EQUAL_LAW: Authority = {
  title: 'Fair Employment and Treatment (Northern Ireland) Order 1998',
  provision:
    'with Sex Discrimination (Northern Ireland) Order 1976 and Disability Discrimination Act 1995',
  url: 'https://www.legislation.gov.uk/nisi/1998/3162/contents',
  inForceFrom: '1999-03-01',
}
const NI_OVERPAID_LAW: Authority = {
  title: 'Social Security Administration (Northern Ireland) Act 1992',
  provision: 'sections 69 and 69ZB (getting back what was overpaid)',
  url: 'https://www.legislation.gov.uk/ukpga/1992/8/section/69ZB',
  inForceFrom: '2017-09-27',
}
const NI_DEPOSIT_LAW: Authority = {
  title: 'Tenancy Deposit Schemes Regulations (Northern Ireland) 2012',
  provision: 'with Private Tenancies (Northern Ireland) Order 2006, articles 5A and 5B',
  url: 'https://www.legislation.gov.uk/nisr/2012/373/contents',
  inForceFrom: '2023-04-01',
}
const WALES_FIT_LAW: Authority = {
  title: 'Renting Homes (Fitness for Human Habitation) (Wales) Regulations 2022',
  provision: 'regulations 3 to 7, with Renting Homes (Wales) Act 2016, sections 91 to 98',
  url: 'https://www.legislation.gov.uk/wsi/2022/6/contents',
  inForceFrom: '2022-12-01',
}
const SCOTS_FATHER_LAW: Authority = {
  title: 'Family Law (Scotland) Act 2006',
  provision:
    'section 23 (fathers on the birth certificate), with Children (Scotland) Act 1995, section 11',
  url: 'https://www.legislation.gov.uk/asp/2006/2/section/23',
  inForceFrom: '2006-05-04',
}
const NI_CHILD_LAW: Authority = {
  title: 'Children (Northern Ireland) Order 1995',
  provision: 'articles 3, 7 and 8',
  url: 'https://www.legislation.gov.uk/nisi/1995/755/article/8',
  inForceFrom: '2002-04-15',
}

const NI_JOB_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['DISMISSAL_LETTER'],
} satisfies Partial<Rule>

const NI_BOTH_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
} satisfies Partial<Rule>

const NI_REDUNDANT_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['REDUNDANCY_NOTICE'],
} satisfies Partial<Rule>

const NI_OVERPAID_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
  when: { all: [OVERPAID_SAID] },
} satisfies Partial<Rule>

const NI_OVERPAID_LETTER_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['BENEFIT_OVERPAYMENT'],
  when: { all: [OVERPAID_SAID] },
} satisfies Partial<Rule>

const NI_DEPOSIT_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [DEPOSIT_SAID, RENTED_SAID] },
} satisfies Partial<Rule>

const WALES_FIT_ROW = {
  ...CHECKED,
  nations: ['wales'],
  kinds: ['ENQUIRY', 'OTHER'],
  when: { all: [BROKEN_SAID, RENTED_SAID] },
} satisfies Partial<Rule>

const SCOTS_FATHER_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['ENQUIRY', 'OTHER'],
  when: { all: [SEEING_SAID] },
} satisfies Partial<Rule>

export const NATIONS_WORK_HOME_FAMILY: readonly Rule[] = [
  {
    ...NI_JOB_ROW,
    id: 'gb.ni-job.right-unfair',
    kind: 'right',
    rank: 6,
    says: 'After a year in the job, your employer needs a fair reason and a fair way. You have three months less one day to claim, and must first call the Labour Relations Agency.',
    authority: NI_UNFAIR_LAW,
  },
  {
    ...NI_BOTH_ROW,
    id: 'gb.ni-job.right-steps',
    kind: 'right',
    rank: 7,
    says: 'Your employer must first write to you, then meet you, then let you appeal. If it left out a step, the dismissal is in most cases unfair.',
    authority: NI_STEPS_LAW,
  },
  {
    ...NI_BOTH_ROW,
    id: 'gb.ni-job.right-notice',
    kind: 'right',
    rank: 8,
    says: 'You have a right to a week of notice for each full year, from one week to 12. After a year you can ask for the reasons in writing.',
    authority: NI_NOTICE_LAW,
  },
  {
    ...NI_BOTH_ROW,
    id: 'gb.ni-job.right-equal',
    kind: 'right',
    rank: 9,
    says: 'You may not lose your job because of religion, politics, sex, race, disability, age or pregnancy. This holds from the first day.',
    authority: NI_EQUAL_LAW,
  },
  {
    ...NI_REDUNDANT_ROW,
    id: 'gb.ni-job.right-redundancy',
    kind: 'right',
    rank: 7,
    says: 'After two years you get redundancy pay by age, years and weekly pay. Ask in writing within six months if it is not paid.',
    authority: NI_REDUNDANCY_LAW,
  },
  {
    ...NI_BOTH_ROW,
    id: 'gb.ni-job.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Appeal in writing by the day in the letter, as a tribunal can cut what you get if you do not. Keep contract, payslips and letters.',
    authority: NI_STEPS_LAW,
  },
  {
    ...NI_OVERPAID_LETTER_ROW,
    id: 'gb.ni-benefit.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The Department for Communities says that it paid you too much, and wants it back.',
    authority: NI_OVERPAID_LAW,
  },
  {
    ...NI_OVERPAID_ROW,
    id: 'gb.ni-benefit.right-less',
    kind: 'right',
    rank: 7,
    says: 'Universal Credit can be taken back even when the mistake was theirs. You can ask for smaller sums, or that they let it go if you would suffer. Older benefits need a fault of yours.',
    authority: NI_OVERPAID_LAW,
  },
  {
    ...NI_OVERPAID_LETTER_ROW,
    id: 'gb.ni-benefit.step',
    kind: 'step',
    list: 'first',
    rank: 7,
    says: 'Ask how each sum was worked out. If it is wrong, ask within one month for a new look. Send a list of your costs and what you can pay.',
    authority: NI_OVERPAID_LAW,
  },
  {
    ...NI_DEPOSIT_ROW,
    id: 'gb.ni-deposit.right',
    kind: 'right',
    rank: 7,
    says: 'A landlord must put your deposit in a scheme within 28 days and tell you within 35. If not, tell the council, which can fine them. The scheme settles disputes for free.',
    authority: NI_DEPOSIT_LAW,
  },
  {
    ...WALES_FIT_ROW,
    id: 'gb.wales-home.right-fit',
    kind: 'right',
    rank: 8,
    says: 'A home in Wales must be fit to live in, with working smoke alarms and wiring checked in the last five years. Report faults in writing, tell the council, and keep paying the rent.',
    authority: WALES_FIT_LAW,
  },
  {
    ...SCOTS_FATHER_ROW,
    id: 'gb.children.scotland-father',
    kind: 'right',
    rank: 7,
    says: 'A father on a birth certificate made since 4 May 2006 has parental rights, married or not. Other fathers can ask the sheriff for them.',
    authority: SCOTS_FATHER_LAW,
  },
  {
    ...CHECKED,
    nations: ['scotland'],
    id: 'gb.children.answer-scotland',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'see my son',
        'see my daughter',
        'see my child',
        'see my children',
        'see my kids',
        'see the kids',
        'contact with my',
      ],
      [
        'what can i do',
        'what rights',
        'rights',
        "won't let",
        'will not let',
        'not let me',
        'stop',
        'court',
        'how can i',
      ],
    ],
    verdict: 'do_this',
    says: "Try to agree, with a mediator's help. If that fails, ask the sheriff court for a contact order. What is best for the child comes first, and paying maintenance does not decide it.",
    authority: SCOTS_FATHER_LAW,
  },
  {
    ...CHECKED,
    nations: ['northern_ireland'],
    id: 'gb.children.answer-ni',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'see my son',
        'see my daughter',
        'see my child',
        'see my children',
        'see my kids',
        'see the kids',
        'contact with my',
      ],
      [
        'what can i do',
        'what rights',
        'rights',
        "won't let",
        'will not let',
        'not let me',
        'stop',
        'court',
        'how can i',
      ],
    ],
    verdict: 'do_this',
    says: "Try to agree, with a mediator's help. If that fails, ask the family court for a contact order. What is best for the child comes first.",
    authority: NI_CHILD_LAW,
  },
]
