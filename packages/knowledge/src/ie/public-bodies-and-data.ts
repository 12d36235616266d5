/** Copies of data, injury claims, instalment orders, broadband, assessments of need, bullying at work, and couples who did not marry. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const SHORT_SAID: Test = {
  says: [
    'probation',
    'probationary',
    'probation period',
    'trial period',
    'weeks with us',
    'months with us',
  ],
}
const ACCESS_SAID: Test = {
  says: [
    'subject access request',
    'subject access',
    'data subject access',
    'copy of my data',
    'copy of your data',
    'access request',
  ],
}
const BOARD_SAID: Test = {
  says: [
    'injuries resolution board',
    'personal injuries assessment board',
    'application for assessment',
  ],
}
const INSTALMENT_SAID: Test = { says: ['instalment order'] }
const BROADBAND_SAID: Test = { says: ['broadband', 'mobile', 'airtime', 'fibre', 'landline'] }
const LEAVE_SAID: Test = {
  says: [
    'early termination',
    'termination fee',
    'end of your contract',
    'end of the contract',
    'minimum term',
    'cease charge',
  ],
}
const NEED_SAID: Test = { says: ['assessment of need', 'assessment officer', 'service statement'] }
const BULLY_SAID: Test = {
  says: ['bullies me', 'bullied', 'bullying', 'shouts at me', 'harassed at work'],
}
const WORK_SAID: Test = { says: ['work', 'supervisor', 'boss', 'manager', 'job', 'hr', 'employer'] }
const COUPLE_SAID: Test = {
  says: [
    'not married',
    'never married',
    'unmarried',
    'lived together',
    'living together',
    'cohabit',
    'cohabitants',
  ],
}
const DIED_SAID: Test = {
  says: ['died', 'dead', 'passed away', 'no will', 'estate', 'split up', 'broke up', 'separated'],
}

const COPY_LAW: Authority = {
  title: 'General Data Protection Regulation (EU) 2016/679',
  provision:
    'articles 12 and 15, with Data Protection Act 2018, sections 60 and 108 (copy of your data)',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  inForceFrom: '2018-05-25',
}
const BOARD_LAW: Authority = {
  title: 'Personal Injuries Assessment Board Act 2003',
  provision: 'sections 11 to 32 (Injuries Resolution Board)',
  url: 'https://www.irishstatutebook.ie/eli/2003/act/46/enacted/en/html',
  inForceFrom: '2023-02-13',
}
const INSTALMENT_LAW: Authority = {
  title: 'Enforcement of Court Orders Act 1926',
  provision:
    'sections 15 to 18, with Enforcement of Court Orders (Amendment) Act 2009 (instalment order, change of it)',
  url: 'https://www.irishstatutebook.ie/eli/1926/act/18/enacted/en/html',
  inForceFrom: '2009-07-14',
}
const BROADBAND_LAW: Authority = {
  title: 'European Union (Electronic Communications Code) Regulations 2022, S.I. No. 444 of 2022',
  provision: 'contract length and end (24 months at most)',
  url: 'https://www.irishstatutebook.ie/eli/2022/si/444/made/en/print',
  inForceFrom: '2023-06-09',
}
const SERVICE_LAW: Authority = {
  title: 'Consumer Rights Act 2022',
  provision: 'Part 4 (services: care, price, remedies)',
  url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
  inForceFrom: '2022-11-29',
}
const NEED_LAW: Authority = {
  title: 'Disability Act 2005',
  provision: 'sections 7 to 20 (assessment of need, complaint, appeal)',
  url: 'https://www.irishstatutebook.ie/eli/2005/act/14/enacted/en/html',
  inForceFrom: '2007-06-01',
}
const BULLY_LAW: Authority = {
  title: 'Safety, Health and Welfare at Work Act 2005',
  provision:
    'sections 8 and 27, with the code of practice on bullying at work (S.I. No. 674 of 2020)',
  url: 'https://www.irishstatutebook.ie/eli/2005/act/10/enacted/en/html',
  inForceFrom: '2020-12-23',
}
const COUPLE_LAW: Authority = {
  title: 'Civil Partnership and Certain Rights and Obligations of Cohabitants Act 2010',
  provision: 'sections 172, 173 and 194, with Succession Act 1965, section 67',
  url: 'https://www.irishstatutebook.ie/eli/2010/act/24/enacted/en/html',
  inForceFrom: '2011-01-01',
}
const DISPUTE_LAW: Authority = {
  title: 'Industrial Relations Act 1969',
  provision:
    'sections 13 and 20 (disputes of workers with short service), with Unfair Dismissals Act 1977, sections 2 and 6',
  url: 'https://www.irishstatutebook.ie/eli/1969/act/14/enacted/en/html',
  inForceFrom: '2015-10-01',
}

const SHORT_ROW = {
  ...CHECKED,
  kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
  when: { all: [SHORT_SAID] },
} satisfies Partial<Rule>

const ACCESS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'INSURANCE_DECISION'],
  when: { all: [ACCESS_SAID] },
} satisfies Partial<Rule>

const ACCESS_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION'],
  when: { all: [ACCESS_SAID] },
} satisfies Partial<Rule>

const BOARD_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [BOARD_SAID] },
} satisfies Partial<Rule>

const BOARD_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { all: [BOARD_SAID] },
} satisfies Partial<Rule>

const INSTALMENT_ROW = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'COURT_JUDGMENT', 'COURT_CLAIM', 'ENQUIRY'],
  when: { all: [INSTALMENT_SAID] },
} satisfies Partial<Rule>

const BROADBAND_ROW = {
  ...CHECKED,
  kinds: ['UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER'],
  when: { all: [BROADBAND_SAID, LEAVE_SAID] },
} satisfies Partial<Rule>

const NEED_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [NEED_SAID] },
} satisfies Partial<Rule>

const NEED_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { all: [NEED_SAID] },
} satisfies Partial<Rule>

const BULLY_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [BULLY_SAID, WORK_SAID] },
} satisfies Partial<Rule>

const COUPLE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [COUPLE_SAID, DIED_SAID] },
} satisfies Partial<Rule>

export const PUBLIC_BODIES_AND_DATA: readonly Rule[] = [
  {
    ...ACCESS_ROW,
    id: 'ie.data-copy.right',
    kind: 'right',
    rank: 5,
    says: 'You can have a copy of your data, free, within one month. For a hard case they can take two months more. They may check who you are, but not ask too much.',
    authority: COPY_LAW,
  },
  {
    ...ACCESS_LETTER_ROW,
    id: 'ie.data-copy.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'They answer your request for a copy of your personal data.',
    authority: COPY_LAW,
  },
  {
    ...ACCESS_LETTER_ROW,
    id: 'ie.data-copy.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write back: ask which rule they rely on, and for all that is not about others. Then complain to the Data Protection Commission, free.',
    authority: COPY_LAW,
  },
  {
    ...BOARD_LETTER_ROW,
    id: 'ie.board.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Someone says that you are to blame for an injury. The Board asks if it may assess the claim.',
    authority: BOARD_LAW,
  },
  {
    ...BOARD_ROW,
    id: 'ie.board.right-choice',
    kind: 'right',
    rank: 6,
    says: 'You have 90 days to agree to the assessment or not. To agree does not mean that you admit fault. If you say nothing, that counts as a yes.',
    authority: BOARD_LAW,
  },
  {
    ...BOARD_ROW,
    id: 'ie.board.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Send the letter to your insurer today and admit nothing. Write down what happened, with names and photos.',
    authority: BOARD_LAW,
  },
  {
    ...INSTALMENT_ROW,
    id: 'ie.instalment.right-change',
    kind: 'right',
    rank: 8,
    says: 'If you cannot keep up, ask the District Court to change the instalment order. Prison is only for those who can pay and refuse, after a hearing with legal aid.',
    authority: INSTALMENT_LAW,
  },
  {
    ...BROADBAND_ROW,
    id: 'ie.broadband.right-leave',
    kind: 'right',
    rank: 8,
    says: 'A contract may bind you for 24 months at most. You can leave free of charge if the service stays far below what was promised, or they change the terms.',
    authority: BROADBAND_LAW,
  },
  {
    ...BROADBAND_ROW,
    id: 'ie.broadband.right-service',
    kind: 'right',
    rank: 9,
    says: 'The service must be given with care and as agreed. If it was not, you can ask for it to be put right, or for money back.',
    authority: SERVICE_LAW,
  },
  {
    ...NEED_LETTER_ROW,
    id: 'ie.need.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The letter is about the assessment of what your child or you need because of a disability.',
    authority: NEED_LAW,
  },
  {
    ...NEED_ROW,
    id: 'ie.need.right-time',
    kind: 'right',
    rank: 6,
    says: 'The assessment must start within three months of the application and end within three more. You can complain when it does not.',
    authority: NEED_LAW,
  },
  {
    ...NEED_ROW,
    id: 'ie.need.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Send a complaint to the HSE complaints officer now. You can appeal after that, and the Circuit Court can enforce what was decided.',
    authority: NEED_LAW,
  },
  {
    ...BULLY_ROW,
    id: 'ie.bully.right',
    kind: 'right',
    rank: 7,
    says: 'Your employer must keep you safe from bullying and look into a complaint. You may not be punished for it. Complain in writing before you leave.',
    authority: BULLY_LAW,
  },
  {
    ...COUPLE_ROW,
    id: 'ie.couple.right-share',
    kind: 'right',
    rank: 6,
    says: 'After five years together, or two with a child, you can ask a court for a share or support. After a death, claim within six months of the grant.',
    authority: COUPLE_LAW,
  },
  {
    ...CHECKED,
    id: 'ie.couple.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      ['not married', 'never married', 'unmarried', 'lived together', 'living together', 'cohabit'],
      ['no will', 'died', 'the house', 'right', 'rights', 'share', 'split up'],
    ],
    verdict: 'it_depends',
    says: 'With no will, a partner who was not married inherits nothing by itself. After five years together, or two with a child, you can ask a court for a share. Claim within six months of the grant.',
    authority: COUPLE_LAW,
  },
  {
    ...SHORT_ROW,
    id: 'ie.work.right-short-service',
    kind: 'right',
    rank: 9,
    says: 'Under a year in the job, you can bring a dispute to the Workplace Relations Commission. Its view does not bind the employer. A dismissal for pregnancy, discrimination or speaking up is unlawful from the first day.',
    authority: DISPUTE_LAW,
  },
]
