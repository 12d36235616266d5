/** Questions about schools. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const IDEA = {
  title: 'Individuals with Disabilities Education Act (IDEA) and Rehabilitation Act, section 504',
  provision: '20 U.S.C. 1414 and 1415; 34 CFR 300.301 and 300.503; 29 U.S.C. 794',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1415&num=0&edition=prelim',
  inForceFrom: '2005-07-01',
}
const GOSS = {
  title:
    'Constitution of the United States, Fourteenth Amendment (Goss v. Lopez, 419 U.S. 565 (1975))',
  provision: 'Fourteenth Amendment, section 1 (due process)',
  url: 'https://constitution.congress.gov/constitution/amendment-14/',
  inForceFrom: '1975-01-22',
}
const ASK_FAMILY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
} satisfies Partial<Rule>
export const ENQUIRY_SCHOOL: readonly Rule[] = [
  {
    ...ASK_FAMILY,
    id: 'us.ask-life.special-education',
    kind: 'answer',
    rank: 4,
    when: { not: [{ says: ['suspended', 'suspension', 'expelled'] }] },
    asks: [
      [
        'special education',
        'iep',
        '504 plan',
        'evaluation',
        'evaluate',
        'dyslexia',
        'autism',
        'adhd',
        'learning disability',
        'special ed',
        'reading disability',
        'behind in reading',
        'learning disabilities',
        'speech',
      ],
      ['school', 'teacher', 'district', 'grade'],
    ],
    verdict: 'do_this',
    says: 'Write to the school with the date and ask for an evaluation. It must do it or refuse in writing with reasons. You can then ask for mediation or a hearing, and complain to the state.',
    authority: IDEA,
  },
  {
    ...ASK_FAMILY,
    id: 'us.ask-life.suspended',
    kind: 'answer',
    rank: 5,
    asks: [
      [
        'suspended',
        'suspension',
        'expelled',
        'expulsion',
        'expel',
        'kicked out of school',
        'suspending',
        'expelling',
        'detention',
      ],
      ['school', 'principal', 'son', 'daughter', 'child'],
    ],
    verdict: 'it_depends',
    dependsOn: 'how long the suspension is',
    says: 'The school must say why and hear your child first. Before a long suspension it needs a fuller hearing. Ask today for the rule, the evidence and how to appeal.',
    authority: GOSS,
  },
]
