/** Transfers, insolvency, sick pay, resigning, covenants, car finance, taxes, and a few names on bills. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const TRANSFER_SAID: Test = {
  says: [
    'tupe',
    'transfer of undertakings',
    'transfer to a new employer',
    'transferred to a new employer',
    'new employer',
    'taking over the contract',
    'new contractor',
  ],
}
const INSOLVENT_SAID: Test = {
  says: [
    'insolvent',
    'insolvency',
    'administrators',
    'in administration',
    'gone into administration',
    'entered administration',
    'liquidation',
    'liquidator',
    'gone bust',
    'gone under',
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
const PAY_SAID: Test = {
  says: [
    'redundant',
    'redundancy',
    'wages',
    'unpaid wages',
    'boss',
    'my job',
    'employees are',
    'all employees',
  ],
}
const SICK_SAID: Test = {
  says: ['sick pay', 'ssp', 'statutory sick pay', 'signed off', 'fit note', 'sick note'],
}
const FORCED_SAID: Test = {
  says: [
    'constructive dismissal',
    'forced to resign',
    'forced me out',
    'want to resign',
    'thinking of resigning',
    'resigned because',
    'have to resign',
    'force me out',
    'resign',
  ],
}
const TELLING_SAID: Test = {
  says: [
    'whistleblowing',
    'whistleblower',
    'protected disclosure',
    'reported safety',
    'raised concerns',
    'reported my employer',
  ],
}
const COVENANT_SAID: Test = {
  says: [
    'non-compete',
    'non compete',
    'restrictive covenant',
    'restrictive covenants',
    'post-termination restrictions',
    'non-solicitation',
    'not to compete',
    'compete with us',
    'compete with the company',
  ],
}
const ASSESS_SAID: Test = {
  says: [
    'discovery assessment',
    'assessment for the year',
    'assessments for',
    'undeclared income',
    'previous years',
    'offshore',
    'disclosure',
  ],
}
const CHECKING_SAID: Test = {
  says: [
    'compliance check',
    'enquiry into your',
    'opened an enquiry',
    'check your tax return',
    'checking your tax return',
    'information notice',
    'schedule 36',
  ],
}
const LATE_PAY_SAID: Test = {
  says: [
    'late payment penalty',
    'late payment penalties',
    '30 days late',
    'paid late',
    'penalty for late payment',
  ],
}
const SIMPLE_SAID: Test = { says: ['simple assessment', 'p800', 'pa302'] }
const CHILD_CHARGE_SAID: Test = { says: ['high income child benefit'] }
const HMRC_SAID: Test = {
  says: [
    'hmrc',
    'hm revenue',
    'hm revenue and customs',
    'hm revenue & customs',
    'self assessment',
    'tax return',
    'income tax',
  ],
}

const TUPE_LAW: Authority = {
  title: 'Transfer of Undertakings (Protection of Employment) Regulations 2006',
  provision: 'regulations 4, 7, 13 and 15',
  url: 'https://www.legislation.gov.uk/uksi/2006/246/contents',
  inForceFrom: '2006-04-06',
}
const FUND_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 166 and 182 to 186 (pay from the National Insurance Fund)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/182',
  inForceFrom: '1996-08-22',
}
const SICK_PAY_LAW: Authority = {
  title: 'Social Security Contributions and Benefits Act 1992',
  provision: 'sections 151 to 157, as changed by Employment Rights Act 2025',
  url: 'https://www.legislation.gov.uk/ukpga/1992/4/section/151',
  inForceFrom: '2026-04-06',
}
const RESIGN_LAW: Authority = {
  title: 'Western Excavating (ECC) Ltd v Sharp [1978] ICR 221 (Court of Appeal)',
  provision: 'constructive dismissal, Employment Rights Act 1996, section 95(1)(c)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/95',
  inForceFrom: '1996-08-22',
}
const WHISTLE_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision:
    'sections 43A to 43L, 47B and 103A (whistleblowing, Public Interest Disclosure Act 1998)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/43B',
  inForceFrom: '1999-07-02',
}
const COVENANT_LAW: Authority = {
  title: 'Tillman v Egon Zehnder Ltd [2019] UKSC 32',
  provision: 'restraint of trade',
  url: 'https://www.supremecourt.uk/',
  inForceFrom: '2019-07-03',
}
const WEEKS_PAY_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 162, 220 to 227 and 163 (sum of redundancy pay, tribunal)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/162',
  inForceFrom: '1996-08-22',
}
const TAX_YEARS_LAW: Authority = {
  title: 'Taxes Management Act 1970',
  provision: 'sections 29, 34 and 36 (assessment: four, six or 20 years)',
  url: 'https://www.legislation.gov.uk/ukpga/1970/9/section/29',
  inForceFrom: '2010-04-01',
}
const TAX_CHECK_LAW: Authority = {
  title: 'Taxes Management Act 1970',
  provision: 'section 9A, with Finance Act 2008, Schedule 36 (checks and information notices)',
  url: 'https://www.legislation.gov.uk/ukpga/1970/9/section/9A',
  inForceFrom: '2009-04-01',
}
const LATE_TAX_LAW: Authority = {
  title: 'Finance Act 2009',
  provision: 'Schedule 56 (penalties for paying late)',
  url: 'https://www.legislation.gov.uk/ukpga/2009/10/schedule/56',
  inForceFrom: '2010-04-06',
}
const SIMPLE_LAW: Authority = {
  title: 'Taxes Management Act 1970',
  provision: 'sections 28H and 31AA (simple assessment)',
  url: 'https://www.legislation.gov.uk/ukpga/1970/9/section/31AA',
  inForceFrom: '2016-09-15',
}
const CHILD_CHARGE_LAW: Authority = {
  title: 'Income Tax (Earnings and Pensions) Act 2003',
  provision: 'sections 681B to 681H, with Finance Act 2008, Schedule 41 (penalty for not telling)',
  url: 'https://www.legislation.gov.uk/ukpga/2003/1/section/681B',
  inForceFrom: '2024-04-06',
}
const SMALL_IP_LAW: Authority = {
  title: 'Civil Procedure Rules',
  provision: 'rules 63.27 and 63.28 (Intellectual Property Enterprise Court, small claims track)',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part63',
  inForceFrom: '2012-10-01',
}

const TUPE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
  when: { all: [TRANSFER_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const FUND_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
  when: { all: [INSOLVENT_SAID, PAY_SAID] },
} satisfies Partial<Rule>

const SICK_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
  when: { all: [SICK_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const RESIGN_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [FORCED_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const WHISTLE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
  when: { all: [TELLING_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const COVENANT_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM'],
  when: { all: [COVENANT_SAID] },
} satisfies Partial<Rule>

const REDUNDANT_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['REDUNDANCY_NOTICE'],
} satisfies Partial<Rule>

const ASSESS_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER', 'ENQUIRY'],
  when: { all: [ASSESS_SAID, HMRC_SAID] },
} satisfies Partial<Rule>

const CHECKING_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER', 'ENQUIRY'],
  when: { all: [CHECKING_SAID, HMRC_SAID] },
} satisfies Partial<Rule>

const LATE_PAY_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER'],
  when: { all: [LATE_PAY_SAID, HMRC_SAID] },
} satisfies Partial<Rule>

const SIMPLE_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER', 'ENQUIRY'],
  when: { all: [SIMPLE_SAID, HMRC_SAID] },
} satisfies Partial<Rule>

const CHILD_CHARGE_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER', 'ENQUIRY'],
  when: { all: [CHILD_CHARGE_SAID] },
} satisfies Partial<Rule>

const SMALL_IP_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
} satisfies Partial<Rule>

export const WORK_AND_MONEY: readonly Rule[] = [
  {
    ...TUPE_ROW,
    id: 'gb.work.right-transfer',
    kind: 'right',
    rank: 7,
    says: 'When your work moves to a new employer, your job and terms move with you. To be dismissed because of the move is in most cases unfair. They must tell and consult you first.',
    authority: TUPE_LAW,
  },
  {
    ...FUND_ROW,
    id: 'gb.work.right-insolvent',
    kind: 'right',
    rank: 5,
    says: 'If your employer has no money, the state pays redundancy pay, up to eight weeks of wages, and holiday and notice, up to a limit. Ask the insolvency practitioner for your case number.',
    authority: FUND_LAW,
  },
  {
    ...SICK_ROW,
    id: 'gb.work.right-sick-pay',
    kind: 'right',
    rank: 8,
    says: 'Since 6 April 2026 statutory sick pay starts on the first day you are ill, however little you earn. It lasts up to 28 weeks.',
    authority: SICK_PAY_LAW,
  },
  {
    ...RESIGN_ROW,
    id: 'gb.work.right-resign',
    kind: 'right',
    rank: 7,
    says: 'If your employer breaks the contract badly and you leave because of it, that can count as a dismissal. Get advice before you resign, and do not wait too long.',
    authority: RESIGN_LAW,
  },
  {
    ...WHISTLE_ROW,
    id: 'gb.work.right-whistle',
    kind: 'right',
    rank: 7,
    says: 'Your employer may not punish or dismiss you for reporting danger, crime or cover-ups in the right way. You need no length of service for this.',
    authority: WHISTLE_LAW,
  },
  {
    ...COVENANT_ROW,
    id: 'gb.work.right-covenant',
    kind: 'right',
    rank: 7,
    says: 'A ban on working for others holds only as far as it protects a real interest and goes no further than needed. A court can strike out the part that goes too far.',
    authority: COVENANT_LAW,
  },
  {
    ...REDUNDANT_ROW,
    id: 'gb.work.right-redundancy-sum',
    kind: 'right',
    rank: 14,
    says: "Check the sum: half, one, or one and a half weeks' pay for each full year, by your age. It counts 20 years at most, and a week's pay has a limit.",
    authority: WEEKS_PAY_LAW,
  },
  {
    ...ASSESS_ROW,
    id: 'gb.tax.right-years',
    kind: 'right',
    rank: 8,
    says: 'HMRC may in most cases go back four years, six if you were careless and 20 if you meant it. It must show more than a guess. You have 30 days to appeal.',
    authority: TAX_YEARS_LAW,
  },
  {
    ...CHECKING_ROW,
    id: 'gb.tax.right-check',
    kind: 'right',
    rank: 8,
    says: 'HMRC may ask only for what it needs for the check. You can ask why, have an adviser, and ask a tribunal to end a check that drags on.',
    authority: TAX_CHECK_LAW,
  },
  {
    ...LATE_PAY_ROW,
    id: 'gb.tax.right-late',
    kind: 'right',
    rank: 9,
    says: 'A penalty for paying late falls away if you had a good excuse, or agreed a time to pay before the penalty date.',
    authority: LATE_TAX_LAW,
  },
  {
    ...SIMPLE_ROW,
    id: 'gb.tax.right-simple',
    kind: 'right',
    rank: 8,
    says: 'If the sums are wrong, tell HMRC within 60 days. After its answer you have 30 days to appeal.',
    authority: SIMPLE_LAW,
  },
  {
    ...CHILD_CHARGE_ROW,
    id: 'gb.tax.know-child-charge',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'The charge starts when you or your partner earn over £60,000. At £80,000 it takes all the child benefit. You can stop the payment and still claim.',
    authority: CHILD_CHARGE_LAW,
  },
  {
    ...SMALL_IP_ROW,
    id: 'gb.copyright.know-small',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 16,
    says: "A claim of up to £10,000 goes to the small claims track of a special court. There the loser pays little of the other side's costs.",
    authority: SMALL_IP_LAW,
  },
]
