/** Fees for care: what counts and who pays. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CARE_HOME_SAID: Test = {
  says: [
    'care home',
    'care home fees',
    'care fees',
    'residential care',
    'nursing home',
    'care charges',
    'home care charges',
    'cost of care',
  ],
}

const CARE_FEES_LAW: Authority = {
  title: 'Care Act 2014',
  provision:
    'sections 9, 14, 17 and 34, with the Care and Support (Charging and Assessment of Resources) Regulations 2014',
  url: 'https://www.legislation.gov.uk/ukpga/2014/23/section/17',
  inForceFrom: '2015-04-01',
}

const FULL_NHS_LAW: Authority = {
  title:
    'National Health Service Commissioning Board and Clinical Commissioning Groups (Responsibilities and Standing Rules) Regulations 2012',
  provision:
    'regulations 20 to 23, with the National Framework for NHS continuing healthcare and R v North and East Devon Health Authority, ex parte Coughlan [1999] EWCA Civ 1871',
  url: 'https://www.legislation.gov.uk/uksi/2012/2996/regulation/21',
  inForceFrom: '2013-04-01',
}

const CARE_HOME_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  // Who works in one asks about work.
  topics: ['general', 'family', 'debt'],
  when: { all: [CARE_HOME_SAID] },
} satisfies Partial<Rule>

export const CARE_FEES: readonly Rule[] = [
  {
    ...CARE_HOME_ROW,
    id: 'gb.care.right-means',
    kind: 'right',
    rank: 6,
    says: 'The council must look at need and means first. The home does not count while a partner lives there. Ask for the sums in writing, and for a deferred payment.',
    authority: CARE_FEES_LAW,
  },
  {
    ...CARE_HOME_ROW,
    id: 'gb.care.right-nhs-pays',
    kind: 'right',
    rank: 7,
    says: 'If the main need is one of health, the NHS pays for all the care. Ask for a check for NHS continuing healthcare.',
    authority: FULL_NHS_LAW,
  },
  {
    ...CHECKED,
    nations: ['england'],
    id: 'gb.care.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['general', 'family', 'debt'],
    asks: [
      ['care home', 'care fees', 'nursing home', 'residential care'],
      [
        'pay',
        'sell',
        'house',
        'home',
        'fees',
        'charge',
        'savings',
        'lose the house',
        'lose her house',
        'lose his house',
        'gift',
        'who pays',
        'afford',
        'council says',
        'means test',
        'have to be sold',
        'house will have to be sold',
        'sell the house',
        'sell her house',
        'sell his house',
        'sold to pay',
        'house be sold',
        'still lives in the house',
        'still lives there',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask the council for a check of need and means before you pay. The home does not count while a partner lives there. Ask also for NHS continuing healthcare.',
    authority: CARE_FEES_LAW,
  },
]
