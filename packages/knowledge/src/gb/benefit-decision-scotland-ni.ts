/** Decisions on benefits of Scotland and of Northern Ireland. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { DECIDED_SAID } from './benefit-decision.ts'
import { CHECKED } from './cite-law.ts'

const SCOTS_BENEFIT_SAID: Test = {
  says: [
    'social security scotland',
    'adult disability payment',
    'child disability payment',
    'scottish child payment',
    'carer support payment',
    'adp',
  ],
}
const NI_BENEFIT_SAID: Test = {
  says: [
    'department for communities',
    'personal independence payment',
    'pip',
    'universal credit',
    'employment and support allowance',
    'esa',
  ],
}
const SCOTLAND_LAW: Authority = {
  title: 'Social Security (Scotland) Act 2018',
  provision:
    'sections 41 to 49 (re-determination and appeal), for adults with the Disability Assistance for Working Age People (Scotland) Regulations 2022',
  url: 'https://www.legislation.gov.uk/asp/2018/9/section/41',
  inForceFrom: '2018-10-22',
}
const NI_LAW: Authority = {
  title: 'Social Security (Northern Ireland) Order 1998',
  provision: 'articles 10 and 13, with Welfare Reform (Northern Ireland) Order 2015',
  url: 'https://www.legislation.gov.uk/nisi/1998/1506/article/13',
  inForceFrom: '2016-06-20',
}
const SCOTLAND_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'BENEFIT_OVERPAYMENT'],
  when: { all: [SCOTS_BENEFIT_SAID] },
} satisfies Partial<Rule>
const NI_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['OTHER', 'ENQUIRY', 'BENEFIT_OVERPAYMENT'],
  when: { all: [NI_BENEFIT_SAID, DECIDED_SAID] },
} satisfies Partial<Rule>

export const BENEFIT_DECISION_SCOTLAND_NI: readonly Rule[] = [
  {
    ...SCOTLAND_ROW,
    id: 'gb.benefit.scotland',
    kind: 'right',
    rank: 6,
    says: 'Ask for a new decision (re-determination) within 42 days. After that you can appeal to a tribunal within 31 days.',
    authority: SCOTLAND_LAW,
  },
  {
    ...NI_ROW,
    id: 'gb.benefit.ni',
    kind: 'right',
    rank: 6,
    says: 'Ask within one month for the decision to be looked at again. After that you have one month to appeal to an independent tribunal.',
    authority: NI_LAW,
  },
]
