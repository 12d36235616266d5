/** What a letter speaks of where those who help are there for one matter alone: in English, for every country. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** Money that was lent, and accounts with a bank. */
const OF_CREDIT: Test = {
  says: [
    'overdraft',
    'credit card',
    'store card',
    'loan',
    'loans',
    'lender',
    'mortgage',
    'credit agreement',
    'consumer credit',
    'hire purchase',
    'car finance',
    'finance agreement',
    'catalogue',
    'buy now pay later',
    'home credit',
    'klarna',
    'clearpay',
    'barclaycard',
    'afterpay',
    'financial ombudsman',
  ],
}
const LENDER: Test = {
  sender: [
    'bank',
    'building society',
    'finance',
    'financial',
    'lending',
    'loans',
    'mortgage',
    'credit union',
    'card services',
  ],
}
export const CREDIT: Condition = { any: [OF_CREDIT, LENDER] }

/** A policy, and a claim on it. */
const OF_INSURANCE: Test = {
  says: [
    'insurer',
    'policyholder',
    'your policy',
    'insurance policy',
    'insurance claim',
    'car insurance',
    'home insurance',
    'travel insurance',
    'pet insurance',
  ],
}
const INSURER: Test = { sender: ['insurance', 'assurance', 'insurers', 'mutual'] }
export const INSURANCE: Condition = { any: [OF_INSURANCE, INSURER] }

export const CREDIT_OR_INSURANCE: Condition = {
  any: [OF_CREDIT, LENDER, OF_INSURANCE, INSURER],
}

/** Somebody is treated worse for who they are. */
export const UNFAIR_TREATMENT: Condition = {
  any: [
    {
      says: [
        'discrimination',
        'discriminated',
        'disability',
        'disabled',
        'wheelchair',
        'autistic',
        'pregnant',
        'pregnancy',
        'maternity leave',
        'racist',
        'racism',
        'my race',
        'my religion',
        'my age',
        'my sex',
        'gay',
        'transgender',
        'sexual harassment',
        'reasonable adjustments',
        'reasonable accommodation',
        'service animal',
      ],
    },
  ],
}

/** A trick to get money or data, or an identity that was stolen. */
export const TRICK: Condition = {
  any: [
    {
      says: [
        'scam',
        'scammed',
        'scammer',
        'fraud',
        'fraudster',
        'phishing',
        'fake',
        'hacked',
        'identity theft',
        'used my name',
        'gift cards',
        'bitcoin',
        'is this real',
        'legit',
      ],
    },
  ],
}
