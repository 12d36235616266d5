/** Terms of work: a new employer, written terms, hours, remote work, bullying and speaking up. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const TRANSFER_SAID: Test = {
  says: [
    'tupe',
    'transfer of undertakings',
    'new employer',
    'taking over the contract',
    'transferred to',
  ],
}

const WORKER_SAID: Test = {
  says: [
    'employment',
    'employees',
    'employer',
    'redundant',
    'redundancy',
    'wages',
    'boss',
    'my job',
  ],
}

const CONTRACT_SAID: Test = {
  says: [
    'no contract',
    'written contract',
    'terms of employment',
    'payslip',
    'zero hours',
    'statement of terms',
  ],
}

const REST_SAID: Test = {
  says: [
    'holiday pay',
    'day off',
    'days in a row',
    'my holidays',
    'holidays',
    'annual leave',
    'rest break',
    'rest breaks',
    'hours a week',
    'working hours',
    'days off',
    'night shifts',
  ],
}

const TELLING_SAID: Test = {
  says: [
    'whistleblower',
    'whistleblowing',
    'protected disclosure',
    'raised concerns',
    'reported my employer',
    'reported safety',
  ],
}

const FLEXIBLE_SAID: Test = {
  says: [
    'remote work',
    'remote working',
    'working from home',
    'work from home',
    'flexible working',
  ],
}

const TUPE_LAW: Authority = {
  title:
    'European Communities (Protection of Employees on Transfer of Undertakings) Regulations 2003, S.I. No. 131 of 2003',
  provision: 'regulations 4, 5 and 8',
  url: 'https://www.irishstatutebook.ie/eli/2003/si/131/made/en/print',
  inForceFrom: '2003-04-11',
}

const TERMS_LAW: Authority = {
  title: 'Terms of Employment (Information) Act 1994',
  provision: 'sections 3 to 6 (written terms, five days and one month)',
  url: 'https://www.irishstatutebook.ie/eli/1994/act/5/enacted/en/html',
  inForceFrom: '2022-12-16',
}

const HOURS_LAW: Authority = {
  title: 'Organisation of Working Time Act 1997',
  provision: 'sections 11 to 15, 17, 19 and 21 (rest, hours, holidays)',
  url: 'https://www.irishstatutebook.ie/eli/1997/act/20/enacted/en/html',
  inForceFrom: '1997-09-30',
}

const TELLING_LAW: Authority = {
  title: 'Protected Disclosures Act 2014',
  provision: 'sections 5, 11 and 12 (whistleblowing)',
  url: 'https://www.irishstatutebook.ie/eli/2014/act/14/enacted/en/html',
  inForceFrom: '2014-07-15',
}

const FLEXIBLE_LAW: Authority = {
  title: 'Work Life Balance and Miscellaneous Provisions Act 2023',
  provision: 'Parts 2 and 3 (flexible and remote work)',
  url: 'https://www.irishstatutebook.ie/eli/2023/act/8/enacted/en/html',
  inForceFrom: '2024-03-06',
}

const TUPE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
  when: { all: [TRANSFER_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const TERMS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [CONTRACT_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const HOURS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [REST_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const TELLING_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
  when: { all: [TELLING_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const FLEXIBLE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [FLEXIBLE_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

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

const BULLY_SAID: Test = {
  says: ['bullies me', 'bullied', 'bullying', 'shouts at me', 'harassed at work'],
}

const WORK_SAID: Test = { says: ['work', 'supervisor', 'boss', 'manager', 'job', 'hr', 'employer'] }

const BULLY_LAW: Authority = {
  title: 'Safety, Health and Welfare at Work Act 2005',
  provision:
    'sections 8 and 27, with the code of practice on bullying at work (S.I. No. 674 of 2020)',
  url: 'https://www.irishstatutebook.ie/eli/2005/act/10/enacted/en/html',
  inForceFrom: '2020-12-23',
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

const BULLY_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [BULLY_SAID, WORK_SAID] },
} satisfies Partial<Rule>

export const WORK_TERMS: readonly Rule[] = [
  {
    ...TUPE_ROW,
    id: 'ie.work.right-transfer',
    kind: 'right',
    rank: 7,
    says: 'When your work moves to a new employer, your job and terms move with you. They must tell you in good time, at least 30 days before where they can.',
    authority: TUPE_LAW,
  },
  {
    ...TERMS_ROW,
    id: 'ie.work.right-terms',
    kind: 'right',
    rank: 7,
    says: 'Your employer must give you the main terms in writing within five days, and the rest within a month. You can complain to the Workplace Relations Commission.',
    authority: TERMS_LAW,
  },
  {
    ...HOURS_ROW,
    id: 'ie.work.right-hours',
    kind: 'right',
    rank: 8,
    says: 'You have a right to four weeks of paid holiday a year, rest breaks, and at most 48 hours a week on average.',
    authority: HOURS_LAW,
  },
  {
    ...TELLING_ROW,
    id: 'ie.work.right-telling',
    kind: 'right',
    rank: 7,
    says: 'Your employer may not punish or dismiss you for reporting wrongs. You need no length of service. The Circuit Court can act within 21 days.',
    authority: TELLING_LAW,
  },
  {
    ...FLEXIBLE_ROW,
    id: 'ie.work.right-remote',
    kind: 'right',
    rank: 8,
    says: 'You may ask for remote work from your first day. The employer must answer in writing within four weeks and give reasons, but can say no.',
    authority: FLEXIBLE_LAW,
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
    ...SHORT_ROW,
    id: 'ie.work.right-short-service',
    kind: 'right',
    rank: 9,
    says: 'Under a year in the job, you can bring a dispute to the Workplace Relations Commission. Its view does not bind the employer. A dismissal for pregnancy, discrimination or speaking up is unlawful from the first day.',
    authority: DISPUTE_LAW,
  },
]
