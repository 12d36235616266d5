/** A benefit office asks for proof of identity, more papers or an answer, and wants no money back. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const ASKED = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER'],
  when: {
    all: [
      {
        says: [
          'universal credit',
          'personal independence payment',
          "jobseeker's allowance",
          'employment and support allowance',
        ],
      },
      {
        says: [
          ...['confirm', 'verify', 'prove', 'check'].map((does) => `${does} your identity`),
          'prove who you are',
          'check who you are',
          'proof of your identity',
          ...['more', 'further'].flatMap((extra) => [`${extra} information`, `${extra} evidence`]),
        ],
      },
    ],
    not: [{ says: ['we have decided', 'not entitled', 'overpaid', 'overpayment', 'health form'] }],
  },
} satisfies Partial<Rule>

const EVIDENCE: Authority = {
  title:
    "Universal Credit, Personal Independence Payment, Jobseeker's Allowance and Employment and Support Allowance (Claims and Payments) Regulations 2013",
  provision:
    'regulations 37 and 38 (evidence for a claim within one month, or longer if they allow it; for an award regulation 45 of the Decisions and Appeals Regulations 2013), with Social Security Administration Act 1992, section 1',
  url: 'https://www.legislation.gov.uk/uksi/2013/380/part/3',
  inForceFrom: '2013-04-29',
}

export const BENEFIT_ASKS: readonly Rule[] = [
  {
    ...ASKED,
    id: 'gb.benefit-asks.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 8,
    says: 'The benefit office asks you to show or send something. This is no decision, and no money is asked back.',
    authority: EVIDENCE,
  },
  {
    ...ASKED,
    id: 'gb.benefit-asks.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 8,
    says: 'For a new claim you mostly have one month, or longer if they agree. For a benefit that you already get it can be 14 days. Ask for more time before the day if you need it.',
    authority: EVIDENCE,
  },
  {
    ...ASKED,
    id: 'gb.benefit-asks.step-send',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Do what it asks before the day. Go to the office, use the post or your own account, and keep proof of what you showed or sent.',
    authority: EVIDENCE,
  },
  {
    ...ASKED,
    id: 'gb.benefit-asks.step-time',
    kind: 'step',
    list: 'first',
    rank: 9,
    says: 'If you cannot do it in time, say so and say why before the day. If the claim is closed, ask within one month for that to be looked at again.',
    authority: EVIDENCE,
  },
]
