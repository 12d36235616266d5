/** Letters of insurers who want the cost of a crash from the other driver. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const FAULT = {
  title: 'Negligence law of your state (car crashes and subrogation)',
  provision:
    'fault, shared fault and proof of the damage; the insurer stands in the shoes of its customer',
  url: 'https://www.usa.gov/state-consumer',
  inForceFrom: '1990-01-01',
}
const TIME = {
  title: 'State limitation of claims for damage to property',
  provision:
    'for example California Code of Civil Procedure 338 (3 years); Texas Civil Practice and Remedies Code 16.003 (2 years); Florida Statutes 95.11 (2 years for negligence since 2023); New York CPLR 214 (3 years)',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2023-03-24',
}

const CRASH = {
  ...CHECKED,
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'OTHER',
    'COURT_CLAIM',
    'INSURANCE_DECISION',
  ],
  topics: ['debt', 'consumer'],
  when: {
    any: [
      {
        says: [
          'subrogation',
          'our insured',
          'date of loss',
          'deductible of our insured',
          'reimbursement of the damages',
        ],
      },
    ],
    not: [{ says: ['your claim', 'explanation of benefits', 'health plan'] }],
  },
} satisfies Partial<Rule>

export const CRASH_CLAIMS: readonly Rule[] = [
  {
    ...CRASH,
    id: 'us.crash.right-proof',
    kind: 'right',
    rank: 4,
    says: 'Nobody owes this only because an insurer says so. Ask for the police report, photos, the repair bill and why you are at fault.',
    authority: FAULT,
  },
  {
    ...CRASH,
    id: 'us.crash.right-shared',
    kind: 'right',
    rank: 8,
    says: 'In most states the sum falls by the other driver’s share of the fault. In a few, any fault of theirs ends the claim.',
    authority: FAULT,
  },
  {
    ...CRASH,
    id: 'us.crash.right-time',
    kind: 'right',
    rank: 9,
    says: 'The time to sue over a crash is short, mostly two or three years.',
    authority: TIME,
  },
  {
    ...CRASH,
    id: 'us.crash.step-insurer',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Send this letter to your own car insurer today. It must mostly deal with it and defend you.',
    authority: FAULT,
  },
]
