/** Divorce, its money and pensions, and couples who never married. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

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
const DIVORCE_LAW: Authority = {
  title: 'Matrimonial Causes Act 1973',
  provision: 'sections 1 and 22 to 25, as changed by Divorce, Dissolution and Separation Act 2020',
  url: 'https://www.legislation.gov.uk/ukpga/1973/18/section/1',
  inForceFrom: '2022-04-06',
}
const UNMARRIED_LAW: Authority = {
  title: 'Trusts of Land and Appointment of Trustees Act 1996',
  provision: 'sections 14 and 15',
  url: 'https://www.legislation.gov.uk/ukpga/1996/47/section/14',
  inForceFrom: '1997-01-01',
}

const DIVORCE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['ENQUIRY', 'COURT_CLAIM'],
  when: { all: [PARTING_SAID] },
} satisfies Partial<Rule>

const UNMARRIED_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [NOT_MARRIED_SAID, PROPERTY_SAID] },
} satisfies Partial<Rule>

export const DIVORCE_AND_PARTING: readonly Rule[] = [
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
      [
        'divorce',
        'divorcing',
        'divorced',
        'split up with my husband',
        'split up with my wife',
        'separating from',
        'separated from my',
        'leaving my husband',
        'leaving my wife',
      ],
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
        'cost',
        'entitled',
        'half',
        'get the house',
        'kick me out',
        'rights',
        'sell',
      ],
    ],
    verdict: 'do_this',
    says: 'One of you can apply online without blaming the other. It takes at least 26 weeks. Do not leave out the money order: without one, claims stay open.',
    authority: DIVORCE_LAW,
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
