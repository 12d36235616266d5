/** Questions about claims that an insurer or health plan denied. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { WORK_LAW } from './work-law.ts'

const ASK_AS_BUYER = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

const ASK_TILL_JUNE = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'debt', 'general'],
} satisfies Partial<Rule>

const CLAIMS_PRACTICES = {
  title: 'State unfair claims settlement practices laws',
  provision:
    'for example California Insurance Code 790.03(h), Texas Insurance Code chapters 541 and 542, Florida Statutes 624.155 and 626.9541',
  url: 'https://www.usa.gov/state-consumer',
  inForceFrom: '2010-01-01',
}

export const ENQUIRY_INSURANCE: readonly Rule[] = [
  {
    ...ASK_AS_BUYER,
    id: 'us.ask-consumer.claim-denied',
    rank: 14,
    asks: [
      [
        'insurance',
        'insurer',
        'insurance claim',
        'my claim was',
        'denied my claim',
        'health plan',
        'prior authorization',
        'health insurance',
        'my insurance',
        'our insurance',
        'allstate',
        'state farm',
        'geico',
        'progressive',
        'blue cross',
        'aetna',
        'cigna',
        'unitedhealthcare',
        'prior auth',
      ],
      [
        'denied',
        'denial',
        'refused',
        'rejected',
        'appeal',
        "won't pay",
        'will not pay',
        'not covered',
        'deny',
        'denying',
        "won't cover",
        'wont cover',
        'not covering',
        'wont pay',
        'refusing',
        'says no',
        "won't approve",
        'not medically necessary',
        'lowball',
      ],
    ],
    verdict: 'do_this',
    says: 'Appeal in writing. For a health plan you have 180 days, then four months for an external review. For other insurance complain to your state’s insurance office.',
    authority: WORK_LAW.claimAppeal,
  },
  {
    ...ASK_TILL_JUNE,
    id: 'us.ask-everyday.property-claim',
    kind: 'answer',
    rank: 8,
    verdict: 'do_this',
    asks: [
      ['insurance', 'insurer', 'insurance company', 'insurance adjuster'],
      [
        'denied',
        'deny',
        'refused',
        'refuse',
        'underpaid',
        'lowball',
        'too little',
        'rejected',
        "won't pay",
        'wont pay',
        'not enough',
        'only offered',
        'only paid',
        'less than',
        'totaled',
        "won't cover",
        'wont cover',
      ],
      [
        'roof',
        'home',
        'house',
        'homeowners',
        'car',
        'auto',
        'truck',
        'storm',
        'hail',
        'water damage',
        'fire',
        'property',
        'theft',
      ],
    ],
    says: 'Ask for the refusal in writing with the words of the policy. Send photos and another estimate, then complain for free to your state insurance department.',
    authority: CLAIMS_PRACTICES,
  },
]
