/** What a letter speaks of where those who help are there for one matter alone: in English, for every country. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** Money that was lent, and accounts with a bank. */
const OF_CREDIT: Test = {
  says: [
    'bank charges',
    'overdraft',
    'current account',
    'credit card',
    'store card',
    'loan',
    'loans',
    'lender',
    'mortgage',
    'credit agreement',
    'consumer credit',
    'credit limit',
    'credit account',
    'hire purchase',
    'car finance',
    'motor finance',
    'finance agreement',
    'catalogue',
    'buy now pay later',
    'buy now, pay later',
    'payday',
    'home credit',
    'klarna',
    'clearpay',
    'barclaycard',
    'afterpay',
    'personal finance',
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
    'insurers',
    'policyholder',
    'policy number',
    'your policy',
    'insurance policy',
    'insurance claim',
    'insurance company',
    'car insurance',
    'home insurance',
    'travel insurance',
    'health insurance',
    'life insurance',
    'pet insurance',
    'house insurance',
    'loss adjuster',
  ],
}
const INSURER: Test = { sender: ['insurance', 'assurance', 'insurers', 'mutual'] }
export const INSURANCE: Condition = { any: [OF_INSURANCE, INSURER] }

export const CREDIT_OR_INSURANCE: Condition = {
  any: [OF_CREDIT, LENDER, OF_INSURANCE, INSURER],
}

/** Electricity and gas. */
const OF_ENERGY: Test = {
  says: [
    'electricity',
    'gas bill',
    'gas account',
    'gas supply',
    'gas charges',
    'power bill',
    'power account',
    'electric bill',
    'energy bill',
    'energy account',
    'energy supply',
    'energy supplier',
    'energy charges',
    'energy usage',
    'kwh',
    'prepayment meter',
    'smart meter',
  ],
}
const ENERGY_FIRM: Test = { sender: ['energy', 'electric', 'power', 'gas'] }
export const ENERGY: Condition = { any: [OF_ENERGY, ENERGY_FIRM] }

export const ENERGY_OR_WATER: Condition = {
  any: [
    OF_ENERGY,
    ENERGY_FIRM,
    { says: ['water bill', 'water account', 'water charges', 'water supply', 'water usage'] },
    { sender: ['water'] },
  ],
}

/** Phone, internet and television for money. */
export const PHONE: Condition = {
  any: [
    {
      says: [
        'broadband',
        'fibre',
        'airtime',
        'mobile phone',
        'mobile contract',
        'mobile account',
        'mobile plan',
        'cell phone',
        'phone contract',
        'phone bill',
        'phone plan',
        'phone account',
        'phone company',
        'internet bill',
        'internet service',
        'internet plan',
        'internet provider',
        'my internet',
        'my phone provider',
        'unlimited data',
        'data plan',
        'data cap',
        'sim only',
        'roaming',
        'landline',
        'cable tv',
        'telecom',
        'wireless service',
        'wireless account',
        'robocall',
        'robocalls',
      ],
    },
    { sender: ['telecom', 'mobile', 'broadband', 'wireless', 'internet', 'cable', 'telus'] },
  ],
}

/** Somebody is treated worse for who they are. */
export const UNFAIR_TREATMENT: Condition = {
  any: [
    {
      says: [
        'discrimination',
        'discriminate',
        'discriminated',
        'discriminating',
        'discriminatory',
        'disability',
        'disabled',
        'wheelchair',
        'autistic',
        'autism',
        'pregnant',
        'pregnancy',
        'maternity leave',
        'racist',
        'racism',
        'my race',
        'my religion',
        'my age',
        'my sex',
        'because i am black',
        'because i am a woman',
        'gay',
        'lesbian',
        'transgender',
        'sexual harassment',
        'sexually harassed',
        'reasonable adjustment',
        'reasonable adjustments',
        'reasonable accommodation',
        'service animal',
        'emotional support animal',
        'equality act',
        'protected characteristic',
        'section 8 voucher',
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
        'scams',
        'scammed',
        'scammer',
        'scammers',
        'fraud',
        'fraudster',
        'fraudsters',
        'phishing',
        'fake',
        'conned',
        'hacked',
        'impersonating',
        'identity theft',
        'stole my identity',
        'stolen identity',
        'used my name',
        'gift card',
        'gift cards',
        'crypto',
        'bitcoin',
        'you have won',
        'you have been selected',
        'is this real',
        'is it real',
        'is this genuine',
        'legit',
      ],
    },
  ],
}
