/** Divorce papers, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const HEARD = {
  title:
    'Constitution of the United States, Fourteenth Amendment (the right to be heard: Boddie v. Connecticut, 401 U.S. 371 (1971))',
  provision: 'Fourteenth Amendment, section 1 (due process)',
  url: 'https://constitution.congress.gov/constitution/amendment-14/',
  inForceFrom: '1971-03-02',
}
const KIDS = {
  title:
    'Uniform Child Custody Jurisdiction and Enforcement Act (UCCJEA); support guidelines of your state',
  provision: 'law of your state; 28 U.S.C. 1738A; 42 U.S.C. 667',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1738A&num=0&edition=prelim',
  inForceFrom: '2000-11-13',
}

const SPLIT = {
  ...CHECKED,
  kinds: ['COURT_CLAIM', 'OTHER'],
  when: {
    any: [
      {
        says: [
          'divorce',
          'dissolution of marriage',
          'dissolution of my marriage',
          'petition for dissolution',
          'legal separation',
          'marriage of',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const SPLIT_STATE = {
  kinds: ['COURT_CLAIM', 'OTHER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'divorce',
          'dissolution of marriage',
          'dissolution of my marriage',
          'petition for dissolution',
          'legal separation',
          'marriage of',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>
const DIVORCES: Cells = {
  AZ: {
    says: 'you mostly have 20 days to answer divorce papers. On children the judge does what is best for them',
    law: 'A.R.S. 25-312, 25-318 and 25-403; Arizona Rules of Family Law Procedure',
  },
  CA: {
    says: 'you mostly have 30 days to answer divorce papers. On children the judge does what is best for them',
    law: 'Family Code 2020, 2310, 2550 and 3011',
  },
  FL: {
    says: 'you mostly have 20 days to answer divorce papers. On children the judge does what is best for them',
    law: 'Florida Statutes 61.052, 61.075 and 61.13; Florida Family Law Rules of Procedure 12.140',
  },
  GA: {
    says: 'you mostly have 30 days to answer divorce papers. On children the judge does what is best for them',
    law: 'O.C.G.A. 19-5-3, 19-5-8 and 19-9-3',
  },
  IL: {
    says: 'you mostly have 30 days to answer divorce papers. On children the judge does what is best for them',
    law: 'Marriage and Dissolution of Marriage Act, 750 ILCS 5/401, 5/503 and 5/602.5',
  },
  MA: {
    says: 'you mostly have 20 days to answer divorce papers. On children the judge does what is best for them',
    law: 'M.G.L. c. 208, ss. 1A, 1B, 31 and 34',
  },
  MI: {
    says: 'you mostly have 21 days to answer divorce papers. On children the judge does what is best for them',
    law: 'MCL 552.6 and 722.23 (Child Custody Act); MCR 3.201',
  },
  NC: {
    says: 'you mostly have 30 days to answer divorce papers. On children the judge does what is best for them',
    law: 'N.C.G.S. 50-6, 50-13.2 and 50-20',
  },
  NJ: {
    says: 'you mostly have 35 days to answer divorce papers. On children the judge does what is best for them',
    law: 'N.J.S.A. 2A:34-2, 2A:34-23 and 9:2-4; Court Rule 5:4-3',
  },
  NY: {
    says: 'you mostly have 20 days to answer divorce papers. On children the judge does what is best for them',
    law: 'Domestic Relations Law 170(7), 236B and 240; CPLR 3012',
  },
  OH: {
    says: 'you mostly have 28 days to answer divorce papers. On children the judge does what is best for them',
    law: 'Ohio Revised Code (R.C., ORC) 3105.01, 3105.171 and 3109.04',
  },
  PA: {
    says: 'ask for property and support before the divorce is final, or you can lose them. An affidavit counts as true unless you deny it, mostly within 20 days. On children the judge does what is best for them',
    law: '23 Pa.C.S. 3301, 3502, 3503 and 5328; Pa.R.C.P. 1920.14, 1920.31, 1920.33 and 1920.42',
  },
  TX: {
    says: 'you mostly have until 10 a.m. on the Monday after 20 days to answer divorce papers. On children the judge does what is best for them',
    law: 'Texas Family Code 6.001, 7.001 and 153.002; Texas Rules of Civil Procedure 99',
  },
  VA: {
    says: 'you mostly have 21 days to answer divorce papers. On children the judge does what is best for them',
    law: 'Va. Code 20-91, 20-107.3 and 20-124.3',
  },
  WA: {
    says: 'you mostly have 20 days to answer divorce papers. On children the judge does what is best for them',
    law: 'RCW 26.09.030, 26.09.080 and 26.09.187',
  },
}

export const STATE_DIVORCES: readonly Rule[] = [
  {
    ...SPLIT,
    id: 'us.divorce.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your husband or wife asks a court to end the marriage and to decide on children, money and the home.',
    authority: HEARD,
  },
  {
    ...SPLIT,
    id: 'us.divorce.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'This is a real court case. If you do not answer, the judge can give what the papers ask for.',
    authority: HEARD,
  },
  {
    ...SPLIT,
    id: 'us.divorce.right-heard',
    kind: 'right',
    rank: 5,
    says: 'You can answer, ask for what you want, and be heard on children, support and property.',
    authority: HEARD,
  },
  {
    ...SPLIT,
    id: 'us.divorce.right-kids',
    kind: 'right',
    rank: 6,
    says: 'Mostly the state where the children lived for six months decides on them. Support follows the state’s guidelines.',
    authority: KIDS,
  },
  {
    ...SPLIT,
    id: 'us.divorce.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'File your answer by the date, with the court’s own form. Copy bank, pay and tax papers. Ask legal aid for help.',
    authority: HEARD,
  },
  {
    ...SPLIT,
    id: 'us.divorce.option-answer',
    kind: 'option',
    option: 'defend',
    rank: 4,
    title: 'File an answer',
    cost: 'A filing fee, which can be waived',
    time: 'By the date in the papers',
    risk: 'None. Without an answer you can lose by default.',
    bestFor: 'You want a say.',
    says: 'Answer and say what you agree to and what you do not.',
    authority: HEARD,
  },
  {
    ...SPLIT,
    id: 'us.divorce.option-agree',
    kind: 'option',
    option: 'negotiate',
    rank: 6,
    title: 'Agree on terms',
    cost: 'A mediator can be free at court',
    time: 'Weeks',
    risk: 'Do not sign under pressure.',
    bestFor: 'You can talk safely with each other.',
    says: 'Try to agree, with a mediator, and have the judge sign it.',
    authority: HEARD,
  },
  ...stateRows('divorce', DIVORCES, SPLIT_STATE),
]
