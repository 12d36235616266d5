/** Pension schemes that paid too much. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SCHEME_SAID: Test = {
  says: [
    'pension scheme',
    'pension trustees',
    'occupational pension',
    'your pension was paid',
    'company pension',
    'pension fund',
  ],
}

const OVERPAID_SAID: Test = {
  says: ['overpaid', 'overpayment', 'too high a rate', 'paid too much', 'recover'],
}

const SCHEME_LAW: Authority = {
  title: 'Pension Schemes Act 1993',
  provision: 'sections 145 to 151 (Pensions Ombudsman)',
  url: 'https://www.legislation.gov.uk/ukpga/1993/48/section/146',
  inForceFrom: '1994-02-07',
}

const PENSION_TIME_LAW: Authority = {
  title: 'Webber v Department for Education [2016] EWHC 2519 (Ch)',
  provision: 'Limitation Act 1980, section 5, and change of position',
  url: 'https://www.legislation.gov.uk/ukpga/1980/58/section/5',
  inForceFrom: '2016-10-13',
}

const SCHEME_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
  when: { all: [SCHEME_SAID, OVERPAID_SAID] },
} satisfies Partial<Rule>

export const PENSION_SCHEMES: readonly Rule[] = [
  {
    ...SCHEME_ROW,
    id: 'gb.pension-scheme.right-ombudsman',
    kind: 'right',
    rank: 7,
    says: "Complain by the scheme's own path first. Then the Pensions Ombudsman can decide for free, in most cases within three years.",
    authority: SCHEME_LAW,
  },
  {
    ...SCHEME_ROW,
    id: 'gb.pension-scheme.right-time',
    kind: 'right',
    rank: 7,
    says: 'They may seldom go back more than six years before the dispute reached the Ombudsman. If you spent the money in good faith, say so. The plan must be one you can afford.',
    authority: PENSION_TIME_LAW,
  },
]
