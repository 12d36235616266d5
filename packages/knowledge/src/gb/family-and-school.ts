/** Child maintenance, contact with children, parting, social workers, and school. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const MAINTENANCE_SAID: Test = {
  says: ['child maintenance', 'child maintenance service', 'cms', 'child support'],
}
/** The one who asks is to get the money, not to pay it. */
const OTHER_PARENT_OWES: Test = {
  says: [
    'stopped paying',
    'has stopped paying',
    'not paying me',
    'owes me',
    'my ex owes',
    'he owes',
    'she owes',
    'i get nothing',
    'make my ex pay',
    'make him pay',
    'make her pay',
    "he hasn't paid",
    'he hasnt paid',
    "she hasn't paid",
    'he has not paid',
    'she has not paid',
    "he doesn't pay",
    "she doesn't pay",
    'he does not pay',
    "he won't pay",
    "she won't pay",
    'refuses to pay',
    'never pays',
    'pays nothing',
  ],
}
const SEEING_SAID: Test = {
  says: [
    'see my children',
    'see my kids',
    'see my son',
    'see my daughter',
    'see my child',
    'seeing my children',
    'seeing the children',
    'seeing my kids',
    'seeing my son',
    'seeing my daughter',
    'see the kids',
    'see the children',
    'contact with my',
    'child arrangements',
    'contact order',
    'custody of',
    'access to my children',
    'access to my son',
    'access to my daughter',
    'parental responsibility',
  ],
}
const PARTING_SAID: Test = {
  says: [
    'divorce',
    'divorcing',
    'divorced',
    'conditional order',
    'decree nisi',
    'final order of divorce',
    'financial order',
    'dissolution of marriage',
  ],
}
const VIOLENT_SAID: Test = {
  says: [
    'abusive partner',
    'abusive husband',
    'abusive wife',
    'abusive ex',
    'abusive relationship',
    'is violent',
    'was violent',
    'hits me',
    'hit me',
    'beats me',
    'domestic abuse',
    'domestic violence',
    'non-molestation',
    'controlling behaviour',
    'coercive',
    'occupation order',
  ],
}
const HOME_PARTNER_SAID: Test = {
  says: ['husband', 'wife', 'partner', 'ex', 'boyfriend', 'girlfriend', 'relationship'],
}
const NOT_MARRIED_SAID: Test = {
  says: [
    'not married',
    'never married',
    'unmarried',
    'cohabiting',
    'we lived together',
    'common law wife',
    'common law husband',
  ],
}
const PROPERTY_SAID: Test = { says: ['house', 'home', 'flat', 'property', 'mortgage'] }
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
const LPA_SAID: Test = {
  says: [
    'power of attorney',
    'lasting power of attorney',
    'lpa',
    'deputyship',
    'court of protection',
  ],
}
const EXCLUDED_SAID: Test = {
  says: [
    'excluded',
    'exclusion',
    'excluding',
    'suspended',
    'suspension',
    'permanently excluded',
    'expelled',
  ],
}
const SCHOOL_SAID: Test = {
  says: ['school', 'head teacher', 'headteacher', 'pupil', 'academy', 'governors', 'sixth form'],
}
const NEEDS_SAID: Test = {
  says: [
    'autistic',
    'autism',
    'adhd',
    'ehc plan',
    'ehcp',
    'special needs',
    'special educational needs',
    'disabled',
    'disability',
    'dyslexia',
    'additional needs',
    'additional support needs',
  ],
}
const PLAN_SAID: Test = {
  says: [
    'ehc plan',
    'ehcp',
    'education, health and care',
    'ehc needs assessment',
    'education health and care',
  ],
}
const ASN_SAID: Test = {
  says: [
    'additional support for learning',
    'additional support needs',
    'co-ordinated support plan',
    'autistic',
    'autism',
    'adhd',
    'dyslexia',
  ],
}
const ALN_SAID: Test = {
  says: [
    'additional learning needs',
    'individual development plan',
    'aln',
    'autistic',
    'autism',
    'adhd',
    'dyslexia',
  ],
}
const TRUANT_SAID: Test = {
  says: [
    'term time',
    'term-time',
    'unauthorised absence',
    'unauthorised absences',
    'attendance',
    'absence from school',
    'absences',
    'missing school',
  ],
}
const FINED_SAID: Test = { says: ['penalty notice', 'fine', 'fined', 'fines', '£80', '£160'] }
const ADMISSION_SAID: Test = {
  says: [
    'school place',
    'offered a place',
    'refused a place',
    'refused admission',
    'not been offered',
    'admission appeal',
    'admissions',
    'primary place',
    'secondary place',
    'reception place',
  ],
}
const BUS_SAID: Test = {
  says: [
    'school transport',
    'home to school transport',
    'home-to-school transport',
    'school bus',
    'travel assistance',
  ],
}

const CMS_LAW: Authority = {
  title: 'Child Support Act 1991',
  provision: 'sections 16 to 20 (a decision looked at again, appeal)',
  url: 'https://www.legislation.gov.uk/ukpga/1991/48/section/20',
  inForceFrom: '2013-10-28',
}
const CMS_WAGES_LAW: Authority = {
  title: 'Child Support (Collection and Enforcement) Regulations 1992',
  provision: 'regulations 8 to 25 (deduction from earnings orders)',
  url: 'https://www.legislation.gov.uk/uksi/1992/1989/part/III',
  inForceFrom: '1993-04-05',
}
const CMS_NI_LAW: Authority = {
  title: 'Child Support (Northern Ireland) Order 1991',
  provision: 'articles 18 to 22',
  url: 'https://www.legislation.gov.uk/nisi/1991/2628/contents',
  inForceFrom: '1993-04-05',
}
const CHILDREN_LAW: Authority = {
  title: 'Children Act 1989',
  provision: 'sections 1, 8 and 10 (child arrangements orders)',
  url: 'https://www.legislation.gov.uk/ukpga/1989/41/section/8',
  inForceFrom: '2014-04-22',
}
const MIAM_LAW: Authority = {
  title: 'Children and Families Act 2014',
  provision: 'section 10 (a meeting about mediation first)',
  url: 'https://www.legislation.gov.uk/ukpga/2014/6/section/10',
  inForceFrom: '2014-04-22',
}
const CHILDREN_SCOTLAND_LAW: Authority = {
  title: 'Children (Scotland) Act 1995',
  provision: 'section 11 (orders about children)',
  url: 'https://www.legislation.gov.uk/ukpga/1995/36/section/11',
  inForceFrom: '1996-11-01',
}
const CHILDREN_NI_LAW: Authority = {
  title: 'Children (Northern Ireland) Order 1995',
  provision: 'articles 3 and 8',
  url: 'https://www.legislation.gov.uk/nisi/1995/755/article/8',
  inForceFrom: '1996-11-04',
}
const DIVORCE_LAW: Authority = {
  title: 'Matrimonial Causes Act 1973',
  provision: 'sections 1 and 22 to 25, as changed by Divorce, Dissolution and Separation Act 2020',
  url: 'https://www.legislation.gov.uk/ukpga/1973/18/section/1',
  inForceFrom: '2022-04-06',
}
const ABUSE_LAW: Authority = {
  title: 'Family Law Act 1996',
  provision: 'sections 33, 42 and 45, with Domestic Abuse Act 2021',
  url: 'https://www.legislation.gov.uk/ukpga/1996/27/section/42',
  inForceFrom: '1997-10-01',
}
const UNMARRIED_LAW: Authority = {
  title: 'Trusts of Land and Appointment of Trustees Act 1996',
  provision: 'sections 14 and 15',
  url: 'https://www.legislation.gov.uk/ukpga/1996/47/section/14',
  inForceFrom: '1997-01-01',
}
const SOCIAL_WORK_LAW: Authority = {
  title: 'Children Act 1989',
  provision: 'sections 20, 31, 44, 46 and 47',
  url: 'https://www.legislation.gov.uk/ukpga/1989/41/section/47',
  inForceFrom: '1991-10-14',
}
const ATTORNEY_LAW: Authority = {
  title: 'Mental Capacity Act 2005',
  provision: 'sections 9 to 16 (lasting powers of attorney, Court of Protection)',
  url: 'https://www.legislation.gov.uk/ukpga/2005/9/section/9',
  inForceFrom: '2007-10-01',
}
const EXCLUDE_LAW: Authority = {
  title: 'Education Act 2002',
  provision:
    'section 51A, with School Discipline (Pupil Exclusions and Reviews) (England) Regulations 2012',
  url: 'https://www.legislation.gov.uk/ukpga/2002/32/section/51A',
  inForceFrom: '2012-09-01',
}
const SCHOOL_EQUAL_LAW: Authority = {
  title: 'Equality Act 2010',
  provision: 'sections 15, 20 and 85 and Schedule 17 (disabled pupils)',
  url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/85',
  inForceFrom: '2010-10-01',
}
const EHCP_LAW: Authority = {
  title: 'Children and Families Act 2014',
  provision: 'sections 36, 42 and 51 (education, health and care plans, appeal)',
  url: 'https://www.legislation.gov.uk/ukpga/2014/6/section/51',
  inForceFrom: '2014-09-01',
}
const SUPPORT_SCOTLAND_LAW: Authority = {
  title: 'Education (Additional Support for Learning) (Scotland) Act 2004',
  provision: 'sections 4 and 18 (support, tribunal)',
  url: 'https://www.legislation.gov.uk/asp/2004/4/section/18',
  inForceFrom: '2005-11-14',
}
const SUPPORT_WALES_LAW: Authority = {
  title: 'Additional Learning Needs and Education Tribunal (Wales) Act 2018',
  provision: 'sections 12 and 70 (plans, appeal)',
  url: 'https://www.legislation.gov.uk/anaw/2018/2/section/70',
  inForceFrom: '2021-09-01',
}
const ABSENCE_LAW: Authority = {
  title: 'Education Act 1996',
  provision:
    'sections 444, 444A and 444B, with Education (Penalty Notices) (England) Regulations 2007',
  url: 'https://www.legislation.gov.uk/ukpga/1996/56/section/444',
  inForceFrom: '2024-08-19',
}
const PLACE_LAW: Authority = {
  title: 'School Standards and Framework Act 1998',
  provision: 'section 94, with School Admissions (Appeals Arrangements) (England) Regulations 2012',
  url: 'https://www.legislation.gov.uk/ukpga/1998/31/section/94',
  inForceFrom: '2012-02-01',
}
const TRANSPORT_LAW: Authority = {
  title: 'Education Act 1996',
  provision: 'section 508B and Schedule 35B (free school transport)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/56/section/508B',
  inForceFrom: '2007-09-01',
}

const MAINTENANCE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  papers: ['child_maintenance'],
  when: { all: [MAINTENANCE_SAID] },
} satisfies Partial<Rule>

const MAINTENANCE_NI_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  papers: ['child_maintenance'],
  when: { all: [MAINTENANCE_SAID] },
} satisfies Partial<Rule>

const MAINTENANCE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'DEBT_COLLECTION_LETTER'],
  papers: ['child_maintenance'],
  when: { all: [MAINTENANCE_SAID] },
} satisfies Partial<Rule>

const SEEING_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SEEING_SAID] },
} satisfies Partial<Rule>

const SEEING_SCOTLAND_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SEEING_SAID] },
} satisfies Partial<Rule>

const SEEING_NI_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SEEING_SAID] },
} satisfies Partial<Rule>

const DIVORCE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['ENQUIRY', 'COURT_CLAIM'],
  when: { all: [PARTING_SAID] },
} satisfies Partial<Rule>

const ABUSE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [VIOLENT_SAID, HOME_PARTNER_SAID] },
} satisfies Partial<Rule>

const UNMARRIED_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [NOT_MARRIED_SAID, PROPERTY_SAID] },
} satisfies Partial<Rule>

const SOCIAL_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SOCIAL_SAID] },
} satisfies Partial<Rule>

const LPA_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [LPA_SAID] },
} satisfies Partial<Rule>

const EXCLUDE_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [EXCLUDED_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const EXCLUDE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER'],
  when: { all: [EXCLUDED_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const NEEDS_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [NEEDS_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const PLAN_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [PLAN_SAID] },
} satisfies Partial<Rule>

const ASN_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ASN_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const ALN_ROW = {
  ...CHECKED,
  nations: ['wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ALN_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const TRUANT_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [TRUANT_SAID, FINED_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const TRUANT_LETTER_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER'],
  when: { all: [TRUANT_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const PLACE_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ADMISSION_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const PLACE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER'],
  when: { all: [ADMISSION_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const BUS_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [BUS_SAID] },
} satisfies Partial<Rule>

export const FAMILY_AND_SCHOOL: readonly Rule[] = [
  {
    ...MAINTENANCE_LETTER_ROW,
    id: 'gb.maintenance.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The Child Maintenance Service wants a sum for a child, or tells you how it worked it out.',
    authority: CMS_LAW,
  },
  {
    ...MAINTENANCE_ROW,
    id: 'gb.maintenance.right-again',
    kind: 'right',
    rank: 6,
    says: 'Ask within 30 days for the decision to be looked at again. After that you can appeal to a tribunal, free of charge.',
    authority: CMS_LAW,
  },
  {
    ...MAINTENANCE_ROW,
    id: 'gb.maintenance.know-change',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'Tell them at once when your pay changes. Between yearly reviews they count it anew only if it is 25% higher or lower.',
    authority: CMS_LAW,
  },
  {
    ...MAINTENANCE_ROW,
    id: 'gb.maintenance.right-wages',
    kind: 'right',
    rank: 7,
    when: { all: [MAINTENANCE_SAID], not: [OTHER_PARENT_OWES] },
    says: 'They can take money from your wages without a court. They must leave you at least 60% of your net pay.',
    authority: CMS_WAGES_LAW,
  },
  {
    ...MAINTENANCE_ROW,
    id: 'gb.maintenance.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    when: { all: [MAINTENANCE_SAID], not: [OTHER_PARENT_OWES] },
    says: 'Send your newest payslips. Ask how each sum was worked out, and offer a plan for what is owed.',
    authority: CMS_LAW,
  },
  {
    ...MAINTENANCE_NI_ROW,
    id: 'gb.maintenance.ni',
    kind: 'right',
    rank: 6,
    says: 'Ask for the decision to be looked at again. After that you can appeal to a tribunal.',
    authority: CMS_NI_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.maintenance.answer',
    kind: 'answer',
    when: { not: [OTHER_PARENT_OWES] },
    kinds: ['ENQUIRY'],
    topics: ['family', 'debt', 'general'],
    asks: [
      ['child maintenance', 'cms', 'child support'],
      [
        'arrears',
        'owe',
        'wrong',
        'too much',
        'earnings',
        'wages',
        'appeal',
        'calculation',
        'what can i do',
      ],
    ],
    verdict: 'do_this',
    says: 'Send your newest payslips and ask within 30 days for the decision to be looked at again. Then you can appeal. From wages, they must leave you at least 60% of your net pay.',
    authority: CMS_LAW,
  },
  {
    ...SEEING_ROW,
    id: 'gb.children.right-order',
    kind: 'right',
    rank: 6,
    says: 'You can ask the family court for an order on where the child lives and whom the child sees. What is best for the child comes first.',
    authority: CHILDREN_LAW,
  },
  {
    ...SEEING_ROW,
    id: 'gb.children.right-meeting',
    kind: 'right',
    rank: 7,
    says: 'Before court you must in most cases go to a meeting about mediation. You need not if there was abuse.',
    authority: MIAM_LAW,
  },
  {
    ...SEEING_SCOTLAND_ROW,
    id: 'gb.children.scotland',
    kind: 'right',
    rank: 6,
    says: 'You can ask the sheriff court for an order about contact or where a child lives. What is best for the child comes first.',
    authority: CHILDREN_SCOTLAND_LAW,
  },
  {
    ...SEEING_NI_ROW,
    id: 'gb.children.ni',
    kind: 'right',
    rank: 6,
    says: 'You can ask the family court for a contact or residence order. What is best for the child comes first.',
    authority: CHILDREN_NI_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.children.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'see my children',
        'see my kids',
        'see my son',
        'see my daughter',
        'see my child',
        'seeing my children',
        'seeing the children',
        'seeing my kids',
        'contact with my',
        'see the kids',
        'see the children',
      ],
      [
        'what can i do',
        'how do i',
        'how can i',
        'stop',
        'stops',
        'rights',
        "won't let",
        'refuses',
        'court',
      ],
    ],
    verdict: 'do_this',
    says: "Try to agree, with a mediator's help. If that fails, ask the family court for a child arrangements order. What is best for the child comes first.",
    authority: CHILDREN_LAW,
  },
  {
    ...DIVORCE_ROW,
    id: 'gb.divorce.right-no-blame',
    kind: 'right',
    rank: 7,
    says: 'One of you can apply without blaming the other. It takes at least 26 weeks. Ask the court to settle home, money and pensions as well.',
    authority: DIVORCE_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.divorce.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      ['divorce', 'divorcing', 'divorced'],
      [
        'how do i',
        'how can i',
        'how long',
        'what do i',
        'house',
        'money',
        'pension',
        'afford',
        'contest',
        'refuse',
        'what happens',
      ],
    ],
    verdict: 'do_this',
    says: 'One of you can apply online without blaming the other. It takes at least 26 weeks. Do not leave out the money order: without one, claims stay open.',
    authority: DIVORCE_LAW,
  },
  {
    ...ABUSE_ROW,
    id: 'gb.abuse.right-order',
    kind: 'right',
    rank: 2,
    says: 'You can ask the family court for an order that keeps the person away from you and your home. It is free, and can be made the same day. In danger, call 999.',
    authority: ABUSE_LAW,
  },
  {
    ...UNMARRIED_ROW,
    id: 'gb.unmarried.right-share',
    kind: 'right',
    rank: 8,
    says: 'There is no common law marriage. You can still ask a court to say what share of the home is yours, by what was agreed and paid.',
    authority: UNMARRIED_LAW,
  },
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
      ],
    ],
    verdict: 'do_this',
    says: 'Work with them, and get a solicitor early. Sign nothing about where a child lives before advice. Only your consent, a court, or the police in an emergency can remove a child.',
    authority: SOCIAL_WORK_LAW,
  },
  {
    ...LPA_ROW,
    id: 'gb.attorney.know',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'A lasting power of attorney must be made while the person still understands it, and be registered. If it is too late, the Court of Protection can name someone.',
    authority: ATTORNEY_LAW,
  },
  {
    ...EXCLUDE_LETTER_ROW,
    id: 'gb.school.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The school keeps your child out for a time or for good. The letter must say why, for how long and how to object.',
    authority: EXCLUDE_LAW,
  },
  {
    ...EXCLUDE_ROW,
    id: 'gb.school.right-governors',
    kind: 'right',
    rank: 6,
    says: 'You can put your case to the governors. If it is for good, or over 15 days in a term, they must look at it within 15 school days.',
    authority: EXCLUDE_LAW,
  },
  {
    ...EXCLUDE_ROW,
    id: 'gb.school.right-panel',
    kind: 'right',
    rank: 7,
    says: 'If the governors keep to an exclusion for good, you have 15 school days to ask for an independent review panel.',
    authority: EXCLUDE_LAW,
  },
  {
    ...EXCLUDE_ROW,
    id: 'gb.school.exclude-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask for the letter and the evidence in writing. Write down what your child says, and ask to speak to the governors.',
    authority: EXCLUDE_LAW,
  },
  {
    ...NEEDS_ROW,
    id: 'gb.school.right-equal',
    kind: 'right',
    rank: 7,
    says: 'A school must make fair changes for a disabled child, such as a child with autism. It may not punish what comes from the disability without good reason. A tribunal can decide.',
    authority: SCHOOL_EQUAL_LAW,
  },
  {
    ...PLAN_ROW,
    id: 'gb.school.right-plan',
    kind: 'right',
    rank: 7,
    says: 'The council must provide the help that the plan sets out. You can appeal to the SEND Tribunal within two months of its decision.',
    authority: EHCP_LAW,
  },
  {
    ...ASN_ROW,
    id: 'gb.school.scotland-support',
    kind: 'right',
    rank: 7,
    says: 'The council must give a child the extra support that they need to learn. A tribunal can decide some disputes.',
    authority: SUPPORT_SCOTLAND_LAW,
  },
  {
    ...ALN_ROW,
    id: 'gb.school.wales-support',
    kind: 'right',
    rank: 7,
    says: 'A child with more learning needs has a right to a plan and the help in it. You can appeal to the Education Tribunal for Wales.',
    authority: SUPPORT_WALES_LAW,
  },
  {
    ...TRUANT_ROW,
    id: 'gb.school.absence',
    kind: 'right',
    rank: 8,
    says: 'The fine is £80 for each parent and child within 21 days, then £160 until day 28. You cannot appeal, but can ask the council to take it back.',
    authority: ABSENCE_LAW,
  },
  {
    ...TRUANT_LETTER_ROW,
    id: 'gb.school.absence-wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The school wants your child there each day, and says what may follow if not.',
    authority: ABSENCE_LAW,
  },
  {
    ...TRUANT_LETTER_ROW,
    id: 'gb.school.absence-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Go to the meeting. Send proof for each day of illness, and ask for help if your child cannot face school.',
    authority: ABSENCE_LAW,
  },
  {
    ...PLACE_LETTER_ROW,
    id: 'gb.school.place-wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The letter says which school place your child gets. You can appeal for another school and keep this place meanwhile.',
    authority: PLACE_LAW,
  },
  {
    ...PLACE_ROW,
    id: 'gb.school.right-place',
    kind: 'right',
    rank: 6,
    says: 'You can appeal against the refusal of a place to a panel that is independent of the school. Each school refused must tell you how.',
    authority: PLACE_LAW,
  },
  {
    ...PLACE_ROW,
    id: 'gb.school.place-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Accept the place that you have. Send the appeal by the date in the letter, with proof of why this school fits your child.',
    authority: PLACE_LAW,
  },
  {
    ...BUS_ROW,
    id: 'gb.school.right-bus',
    kind: 'right',
    rank: 7,
    says: 'Travel is free to the nearest fitting school over two miles away, or three from age eight. Needs, low income or an unsafe route count too.',
    authority: TRANSPORT_LAW,
  },
  {
    ...CHECKED,
    nations: ['england'],
    id: 'gb.school.answer-excluded',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      ['school', 'head teacher', 'headteacher', 'academy'],
      ['excluded', 'exclusion', 'suspended', 'suspension', 'permanently excluded', 'expelled'],
    ],
    verdict: 'do_this',
    says: 'Ask for the reasons in writing, and put your case to the governors. If it is for good, an independent panel can review it. A disabled child has more rights.',
    authority: EXCLUDE_LAW,
  },
  {
    ...CHECKED,
    nations: ['england'],
    id: 'gb.school.answer-fine',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      ['school', 'term time', 'term-time'],
      ['holiday', 'fine', 'fined', 'penalty notice'],
      ['pay', 'challenge', 'appeal', 'have to', 'ignore', 'fined'],
    ],
    verdict: 'it_depends',
    says: 'There is no appeal. You can ask the council to take it back if it is wrong. Pay £80 within 21 days or £160 by day 28, or the council may go to court.',
    authority: ABSENCE_LAW,
  },
  {
    ...CHECKED,
    kinds: ['ENQUIRY'],
    id: 'gb.divorce.answer-pension',
    kind: 'answer',
    nations: ['england', 'wales'],
    rank: 8,
    topics: ['family', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      ['divorce', 'divorcing', 'divorced', 'getting divorced'],
      ['pension', 'pensions', 'nhs pension', 'my pension'],
      ['half', 'share', 'entitled', 'get', 'claim', 'take', 'wants'],
    ],
    verdict: 'do_this',
    says: 'Neither of you has a fixed right to half. The court looks at the needs of both, the children, ages, income and years together, and can share a pension by order. Ask for its value (CETV) and get advice before you agree. Only a court order makes a deal final.',
    authority: {
      title: 'Matrimonial Causes Act 1973',
      provision: 'sections 24B and 25 (pension sharing, what the court looks at)',
      url: 'https://www.legislation.gov.uk/ukpga/1973/18/section/25',
      inForceFrom: '2000-12-01',
    },
  },
]
