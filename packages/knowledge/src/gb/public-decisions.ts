/** Decisions of councils and public offices, harassment, card refunds, illness at work, and contracts signed at home. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const HOMELESS_SAID: Test = {
  says: [
    'homeless',
    'homelessness',
    'main housing duty',
    'housing duty',
    'intentionally homeless',
    'temporary accommodation',
  ],
}
const DECIDED_SAID: Test = {
  says: [
    'decision',
    'review',
    'priority need',
    'refused',
    'turned down',
    'not eligible',
    'do not owe',
    'discharge',
  ],
}
const HARASS_SAID: Test = {
  says: [
    'harass',
    'harasses',
    'harassing',
    'harassed me',
    'harassment',
    'stalking',
    'stalks',
    'stalker',
    'stalked',
    'messages a day',
    'calls a day',
    'follows me',
    'following me',
    'turns up at',
    'keeps messaging',
    'keeps texting',
    "won't leave me alone",
    'will not leave me alone',
  ],
}
const PERSON_SAID: Test = {
  says: [
    'ex',
    'ex-partner',
    'boyfriend',
    'girlfriend',
    'husband',
    'wife',
    'neighbour',
    'he',
    'she',
    'they',
    'man',
    'woman',
  ],
}
const NO_DEBT_SAID: Test = {
  says: [
    'debt collector',
    'debt collectors',
    'collection agency',
    'debt collection',
    'bailiff',
    'bailiffs',
    'landlord',
    'employer',
    'boss',
    'manager',
  ],
}
const IMAGES_SAID: Test = {
  says: [
    'photos of me',
    'nude photos',
    'intimate photos',
    'nudes',
    'intimate images',
    'revenge porn',
    'private photos',
    'video of me',
  ],
}
const CANCEL_SAID: Test = {
  says: [
    'cancel',
    'cancelled',
    'cancellation',
    'cooling-off',
    'cooling off',
    'change your mind',
    'changed my mind',
  ],
}
const SIGNED_SAID: Test = { says: ['contract', 'agreement', 'order form', 'your order'] }
const AT_HOME_SAID: Test = {
  says: [
    'signed at your home',
    'visit to your home',
    'visited your home',
    'visited you',
    'visit of our',
    'our adviser',
    'our surveyor',
    'our representative',
    'our salesman',
    'salesman',
    'sales visit',
    'on the doorstep',
    'over the phone',
    'made to measure',
    'made-to-measure',
    'bespoke',
    'in your home',
  ],
}
const HELD_MONEY_SAID: Test = {
  says: ['deposit', 'balance', 'cancellation charge', 'cancellation fee'],
}
const CARD_SAID: Test = { says: ['section 75', 'chargeback'] }
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
const MEDICAL_SAID: Test = {
  says: [
    'drivers medical',
    'fitness to drive',
    'revoke your driving licence',
    'revoked your driving licence',
    'licence has been revoked',
    'medical standards',
  ],
}
const BADGE_SAID: Test = { says: ['blue badge'] }
const NOT_GIVEN_SAID: Test = {
  says: [
    'refused',
    'not eligible',
    'turned down',
    'unsuccessful',
    'rejected',
    'do not meet',
    'does not meet',
  ],
}
const BENEFIT_TALK_SAID: Test = {
  says: [
    'interview under caution',
    'compliance interview',
    'counter fraud',
    'benefit fraud',
    'administrative penalty',
  ],
}
const BENEFIT_SAID: Test = {
  says: [
    'benefit',
    'benefits',
    'universal credit',
    'dwp',
    'department for work and pensions',
    'council tax reduction',
    'housing benefit',
  ],
}
const ILL_SAID: Test = {
  says: [
    'sick',
    'sickness',
    'sickness absence',
    'occupational health',
    'ill health',
    'ill-health',
    'disability',
    'disabled',
    'medical capability',
    'long-term absence',
    'depression',
    'anxiety',
    'stress',
  ],
}
const REPORT_SAID: Test = {
  says: [
    'medical report',
    'gp report',
    'consent to contact your doctor',
    'access to medical reports',
    'report from your doctor',
    'report from your gp',
  ],
}
const FLEX_SAID: Test = {
  says: [
    'flexible working',
    'working from home',
    'work from home',
    'part-time hours',
    'compressed hours',
  ],
}
const GRIEVANCE_SAID: Test = {
  says: ['grievance outcome', 'your grievance', 'outcome of your grievance', 'my grievance'],
}

const HOMELESS_LAW: Authority = {
  title: 'Housing Act 1996',
  provision:
    'Part 7, sections 184, 188, 189, 202 and 204 (decision, priority need, review, appeal)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/52/section/202',
  inForceFrom: '2018-04-03',
}
const HOMELESS_WALES_LAW: Authority = {
  title: 'Housing (Wales) Act 2014',
  provision: 'sections 63, 66, 75 and 85 (homeless people: duties and review)',
  url: 'https://www.legislation.gov.uk/anaw/2014/7/section/85',
  inForceFrom: '2015-04-27',
}
const HOMELESS_SCOTLAND_LAW: Authority = {
  title: 'Housing (Scotland) Act 1987',
  provision: 'sections 29, 30, 31 and 35A (homeless people: duties and review)',
  url: 'https://www.legislation.gov.uk/ukpga/1987/26/section/35A',
  inForceFrom: '2002-09-30',
}
const HARASS_LAW: Authority = {
  title: 'Protection from Harassment Act 1997',
  provision: 'sections 1 to 5A',
  url: 'https://www.legislation.gov.uk/ukpga/1997/40/section/1',
  inForceFrom: '2012-11-25',
}
const HARASS_SCOTLAND_LAW: Authority = {
  title: 'Protection from Harassment Act 1997',
  provision: 'sections 8 to 11 (Scotland)',
  url: 'https://www.legislation.gov.uk/ukpga/1997/40/section/8',
  inForceFrom: '1997-06-16',
}
const IMAGES_LAW: Authority = {
  title: 'Sexual Offences Act 2003',
  provision: 'section 66B (sharing, or threats to share, intimate images)',
  url: 'https://www.legislation.gov.uk/ukpga/2003/42/section/66B',
  inForceFrom: '2024-01-31',
}
const OFF_PREMISES_LAW: Authority = {
  title: 'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
  provision: 'regulations 10, 28 to 31 and 34 (contracts made at home or at a distance)',
  url: 'https://www.legislation.gov.uk/uksi/2013/3134/regulation/29',
  inForceFrom: '2014-06-13',
}
const FAIR_SUM_LAW: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'section 62 and Schedule 2, Part 1 (deposits and charges that are too high)',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/62',
  inForceFrom: '2015-10-01',
}
const CARD_LAW: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'section 75 (credit card: the bank is liable with the seller, £100 to £30,000)',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/75',
  inForceFrom: '1977-07-01',
}
const CREDIT_FILE_LAW: Authority = {
  title: 'Consumer Credit Act 1974',
  provision:
    'sections 157 to 159, with UK GDPR, Articles 15 and 16 (wrong entries in a credit file)',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/159',
  inForceFrom: '2018-05-25',
}
const MEDICAL_LAW: Authority = {
  title: 'Road Traffic Act 1988',
  provision: 'sections 92 to 94 and 100 (fitness to drive, appeal)',
  url: 'https://www.legislation.gov.uk/ukpga/1988/52/section/100',
  inForceFrom: '1989-05-15',
}
const BADGE_LAW: Authority = {
  title: 'Chronically Sick and Disabled Persons Act 1970',
  provision:
    'section 21, with Disabled Persons (Badges for Motor Vehicles) (England) Regulations 2000',
  url: 'https://www.legislation.gov.uk/ukpga/1970/44/section/21',
  inForceFrom: '2019-08-30',
}
const CAUTION_LAW: Authority = {
  title: 'Social Security Administration Act 1992',
  provision: 'sections 111A, 112 and 115A, with Police and Criminal Evidence Act 1984, Code C',
  url: 'https://www.legislation.gov.uk/ukpga/1992/5/section/111A',
  inForceFrom: '2012-05-08',
}
const SICK_DISMISSED_LAW: Authority = {
  title: 'Equality Act 2010',
  provision: 'sections 6, 15, 20 and 39 (illness that is a disability)',
  url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/15',
  inForceFrom: '2010-10-01',
}
const REPORT_LAW: Authority = {
  title: 'Access to Medical Reports Act 1988',
  provision: 'sections 3 to 7',
  url: 'https://www.legislation.gov.uk/ukpga/1988/28/section/3',
  inForceFrom: '1989-01-01',
}
const FLEXIBLE_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 80F to 80I (flexible working)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/80F',
  inForceFrom: '2024-04-06',
}
const GRIEVANCE_LAW: Authority = {
  title: 'Acas Code of Practice on disciplinary and grievance procedures',
  provision: 'paragraphs 32 to 45 (grievances and their appeal)',
  url: 'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures',
  inForceFrom: '2015-03-11',
}
const SCOTS_DEBT_LAW: Authority = {
  title: 'Debt Arrangement and Attachment (Scotland) Act 2002',
  provision: 'Part 1, with Debt Arrangement Scheme (Scotland) Regulations 2011',
  url: 'https://www.legislation.gov.uk/asp/2002/17/part/1',
  inForceFrom: '2011-07-01',
}

const HOMELESS_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HOMELESS_SAID, DECIDED_SAID] },
} satisfies Partial<Rule>

const HOMELESS_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER'],
  when: { all: [HOMELESS_SAID, DECIDED_SAID] },
} satisfies Partial<Rule>

const HOMELESS_WALES_ROW = {
  ...CHECKED,
  nations: ['wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HOMELESS_SAID, DECIDED_SAID] },
} satisfies Partial<Rule>

const HOMELESS_SCOTLAND_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HOMELESS_SAID, DECIDED_SAID] },
} satisfies Partial<Rule>

const HARASS_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HARASS_SAID, PERSON_SAID], not: [NO_DEBT_SAID] },
} satisfies Partial<Rule>

const HARASS_SCOTLAND_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HARASS_SAID, PERSON_SAID], not: [NO_DEBT_SAID] },
} satisfies Partial<Rule>

const IMAGES_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [IMAGES_SAID] },
} satisfies Partial<Rule>

const HOME_SALE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [CANCEL_SAID, SIGNED_SAID, AT_HOME_SAID] },
} satisfies Partial<Rule>

const HOME_SALE_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { all: [CANCEL_SAID, SIGNED_SAID, AT_HOME_SAID] },
} satisfies Partial<Rule>

const DEPOSIT_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [CANCEL_SAID, SIGNED_SAID, HELD_MONEY_SAID] },
} satisfies Partial<Rule>

const CARD_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION'],
  when: { all: [CARD_SAID] },
} satisfies Partial<Rule>

const FILE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [FILE_SAID, WRONG_SAID] },
} satisfies Partial<Rule>

const MEDICAL_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [MEDICAL_SAID] },
} satisfies Partial<Rule>

const BADGE_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [BADGE_SAID, NOT_GIVEN_SAID] },
} satisfies Partial<Rule>

const CAUTION_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'BENEFIT_OVERPAYMENT'],
  when: { all: [BENEFIT_TALK_SAID, BENEFIT_SAID] },
} satisfies Partial<Rule>

const ILL_DISMISSED_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  when: { all: [ILL_SAID] },
} satisfies Partial<Rule>

const REPORT_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['DISMISSAL_LETTER', 'OTHER', 'ENQUIRY', 'INSURANCE_DECISION'],
  when: { all: [REPORT_SAID] },
} satisfies Partial<Rule>

const FLEX_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER'],
  when: { all: [FLEX_SAID] },
} satisfies Partial<Rule>

const GRIEVANCE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
  when: { all: [GRIEVANCE_SAID] },
} satisfies Partial<Rule>

const SCOTS_DEBT_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['RENT_ARREARS_LETTER', 'UTILITY_BILL_DEMAND', 'TAX_DEMAND', 'COURT_JUDGMENT'],
} satisfies Partial<Rule>

export const PUBLIC_DECISIONS: readonly Rule[] = [
  {
    ...HOMELESS_LETTER_ROW,
    id: 'gb.homeless.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The council tells you what it will do, or not do, about your homelessness. You can ask it to look again.',
    authority: HOMELESS_LAW,
  },
  {
    ...HOMELESS_ROW,
    id: 'gb.homeless.right-review',
    kind: 'right',
    rank: 5,
    says: 'Ask for a review within 21 days. After that you can appeal to the county court within 21 days if they got the law wrong.',
    authority: HOMELESS_LAW,
  },
  {
    ...HOMELESS_ROW,
    id: 'gb.homeless.right-stay',
    kind: 'right',
    rank: 6,
    says: 'Ask the council to house you until the review is decided. It can do so, and must look at your reasons.',
    authority: HOMELESS_LAW,
  },
  {
    ...HOMELESS_LETTER_ROW,
    id: 'gb.homeless.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Get advice from Shelter or a solicitor today; it can be free. Send proof from a doctor of what you cannot cope with.',
    authority: HOMELESS_LAW,
  },
  {
    ...HOMELESS_WALES_ROW,
    id: 'gb.homeless.wales',
    kind: 'right',
    rank: 5,
    says: 'Ask for a review within 21 days. Ask the council to house you until it is decided.',
    authority: HOMELESS_WALES_LAW,
  },
  {
    ...HOMELESS_SCOTLAND_ROW,
    id: 'gb.homeless.scotland',
    kind: 'right',
    rank: 5,
    says: 'Ask for a review within 21 days. In Scotland everyone who is homeless has a right to a place to stay for now.',
    authority: HOMELESS_SCOTLAND_LAW,
  },
  {
    ...HARASS_ROW,
    id: 'gb.harass.right-order',
    kind: 'right',
    rank: 4,
    says: 'To harass someone on two or more days is a crime, and stalking too. You can also ask a court to forbid it and to award you money.',
    authority: HARASS_LAW,
  },
  {
    ...HARASS_SCOTLAND_ROW,
    id: 'gb.harass.scotland',
    kind: 'right',
    rank: 4,
    says: 'You can ask a court for a non-harassment order. To break it is a crime. Keep each message and tell the police.',
    authority: HARASS_SCOTLAND_LAW,
  },
  {
    ...IMAGES_ROW,
    id: 'gb.harass.images',
    kind: 'right',
    rank: 5,
    says: 'To share an intimate picture without your yes, or to threaten it, is a crime. Save the messages and tell the police.',
    authority: IMAGES_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.harass.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'family', 'general'],
    asks: [
      [
        'messages a day',
        'harass',
        'harassing',
        'harassment',
        'stalking',
        'stalker',
        'turns up at',
        'keeps messaging',
        'follows me',
        'leave me alone',
      ],
      [
        'make him stop',
        'make her stop',
        'make them stop',
        'what can i do',
        'stop him',
        'stop her',
        'how can i',
        'police',
        'court order',
      ],
    ],
    verdict: 'do_this',
    says: 'Keep every message and note each visit. Report it to the police as harassment or stalking. You can ask a court for an order that forbids it. In danger, call 999.',
    authority: HARASS_LAW,
  },
  {
    ...HOME_SALE_LETTER_ROW,
    id: 'gb.home-sale.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The firm wants you to keep to a contract that you want to end.',
    authority: OFF_PREMISES_LAW,
  },
  {
    ...HOME_SALE_ROW,
    id: 'gb.home-sale.right-cancel',
    kind: 'right',
    rank: 6,
    says: 'If you signed at home, by phone or online, you can cancel within 14 days. If they did not tell you so in writing, you have up to a year more. Goods made to your own wishes are left out.',
    authority: OFF_PREMISES_LAW,
  },
  {
    ...DEPOSIT_ROW,
    id: 'gb.home-sale.right-deposit',
    kind: 'right',
    rank: 7,
    says: 'They may keep only a sum that fits their real loss. A term that lets them keep all of a big deposit may not bind you.',
    authority: FAIR_SUM_LAW,
  },
  {
    ...HOME_SALE_LETTER_ROW,
    id: 'gb.home-sale.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Cancel in writing today and keep proof. Ask for the page that told you of your right to cancel, and for a list of their real costs.',
    authority: OFF_PREMISES_LAW,
  },
  {
    ...CARD_ROW,
    id: 'gb.refund.right-card',
    kind: 'right',
    rank: 6,
    says: 'For a credit card purchase of over £100 and up to £30,000, the card firm is liable with the seller. For less, ask for chargeback.',
    authority: CARD_LAW,
  },
  {
    ...FILE_ROW,
    id: 'gb.file.right-correct',
    kind: 'right',
    rank: 7,
    says: 'You can see your credit file free of charge and have errors put right. Write to the agency and to the firm. You can add a note of 200 words.',
    authority: CREDIT_FILE_LAW,
  },
  {
    ...MEDICAL_ROW,
    id: 'gb.licence.right-medical',
    kind: 'right',
    rank: 6,
    says: "Send new medical facts and ask the DVLA to look again. You can appeal to a magistrates' court within six months, or in Scotland to a sheriff within 21 days.",
    authority: MEDICAL_LAW,
  },
  {
    ...BADGE_ROW,
    id: 'gb.badge.right-again',
    kind: 'right',
    rank: 7,
    says: 'Ask the council in writing why, and for a new look with more medical proof. Then its complaints path and the Local Government Ombudsman are open.',
    authority: BADGE_LAW,
  },
  {
    ...CAUTION_ROW,
    id: 'gb.caution.right-lawyer',
    kind: 'right',
    rank: 4,
    says: 'You can have a solicitor with you, and what you say can be used in court. You need not accept a penalty instead of a charge.',
    authority: CAUTION_LAW,
  },
  {
    ...ILL_DISMISSED_ROW,
    id: 'gb.job.right-illness',
    kind: 'right',
    rank: 8,
    says: 'An illness that lasts a year or more may be a disability. Then your employer must make fair changes first, and may not dismiss you for it without a good reason.',
    authority: SICK_DISMISSED_LAW,
  },
  {
    ...REPORT_ROW,
    id: 'gb.job.right-report',
    kind: 'right',
    rank: 10,
    says: 'They need your consent for a report from your own doctor. You can see it first and ask for errors to be put right.',
    authority: REPORT_LAW,
  },
  {
    ...FLEX_ROW,
    id: 'gb.job.flexible',
    kind: 'right',
    rank: 7,
    says: 'You may ask for flexible working twice a year, from day one. The employer must talk with you, answer within two months, and give a reason that the law allows.',
    authority: FLEXIBLE_LAW,
  },
  {
    ...GRIEVANCE_ROW,
    id: 'gb.job.grievance',
    kind: 'right',
    rank: 7,
    says: 'Your employer must look into a grievance, meet you with a companion, and let you appeal. Keep the tribunal time limit in mind meanwhile.',
    authority: GRIEVANCE_LAW,
  },
  {
    ...SCOTS_DEBT_ROW,
    id: 'gb.scotland.right-debt-plan',
    kind: 'right',
    rank: 16,
    says: 'A debt payment programme under the Debt Arrangement Scheme lets you pay all debts over time. It stops interest and action by creditors. A money adviser sets it up.',
    authority: SCOTS_DEBT_LAW,
  },
]
