/** Support at school for children with special needs, in each nation. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

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

const SCHOOL_EQUAL_LAW: Authority = {
  title: 'Equality Act 2010',
  provision: 'sections 15, 20 and 85 and Schedule 17 (disabled pupils)',
  url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/85',
  inForceFrom: '2010-10-01',
}

const EHCP_LAW: Authority = {
  title: 'Children and Families Act 2014',
  provision:
    'sections 36, 42 and 51, with Special Educational Needs and Disability Regulations 2014 (education, health and care plans, appeal)',
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

export const SCHOOL_SUPPORT: readonly Rule[] = [
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
]
