/** Unpaid bills for work and goods: what the consumer laws say to both sides. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'
import { cite, CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'
import { MORTGAGE_ARREARS } from './conditions-credit.ts'
import { ACCIDENT_CLAIM, GOODS_CLAIM, POSSESSION_CLAIM } from './conditions.ts'

const CLAIM = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
} satisfies Partial<Rule>

/** One business bills another. Who trades under a name may be the one who claims, against a consumer. */
const BUSINESS_BUYER: Test = { says: ['t/a', 'trading as', 'trade account', 'statutory interest'] }
const HOME_OR_ACCIDENT = [
  ACCIDENT_CLAIM,
  POSSESSION_CLAIM,
  GOODS_CLAIM,
  MORTGAGE_ARREARS,
  {
    says: [
      'tenancy',
      'builders merchants',
      'property factor',
      'factors',
      'common charges',
      'service charge',
      'service charges',
      'parking',
      'council tax',
      'rent arrears',
    ],
  },
] satisfies Test[]

const TRADE_WORK: Test = {
  says: [
    'roof',
    'roofing',
    'roofer',
    'tiles',
    'plastering',
    'plasterer',
    'ceiling',
    'patio',
    'tiling',
    'leadwork',
    'flashing',
    'joinery',
    'joiner',
    'builder',
    'building work',
    'the work',
    'the job',
    'fitted kitchen',
    'fitted worktops',
    'worktops',
    'kitchen units',
    'flooring',
    'decorating',
    'driveway',
    'driveways',
    'block-paved',
    'paving',
    'conservatory',
    'bathroom',
    'new clutch',
    'repairs carried out',
    'garage',
    'photography',
    'dental',
    'dentist',
    'labour',
  ],
}
const SERVICE_BILL: Test = {
  says: [
    'for services',
    'services provided',
    'services rendered',
    'services supplied',
    'service provided',
    'work done',
    'work carried out',
    'works carried out',
    'work completed',
    'the quote',
    'quotation',
    'no price was agreed',
  ],
}
const GOODS: Test = {
  says: [
    'sofa',
    'furniture',
    'kerosene',
    'heating oil',
    'goods were delivered',
    'goods delivered',
    'goods to the value',
    'diesel',
    'used car',
    'engine',
    'washing machine',
    'your order',
  ],
}
const SELLER_TOLD: Test = {
  says: [
    'you sold me',
    'sold claimant',
    'your advert',
    'advertised it',
    'advert said',
    'described it as',
  ],
}
const GYM: Test = {
  says: [
    'gym',
    'gyms',
    'unpaid membership',
    'gym membership',
    'fitness',
    'fitness club',
    'health club',
    'leisure club',
    'leisure group',
    'membership fees',
  ],
}

const SERVICES = cite('consumer', 'sections 49 and 54 to 56', 'section/49')
const QUALITY = cite('consumer', 'sections 9 to 11 and 19', 'section/9')
const DESCRIPTION: Authority = {
  title: 'Sale of Goods Act 1979',
  provision: 'section 13',
  url: 'https://www.legislation.gov.uk/ukpga/1979/54/section/13',
  inForceFrom: '1995-01-03',
}
const MISLED: Authority = {
  title: 'Misrepresentation Act 1967',
  provision: 'sections 1 and 2',
  url: 'https://www.legislation.gov.uk/ukpga/1967/7/section/2',
  inForceFrom: '1967-04-22',
}
const LATE_PAYMENT: Authority = {
  title: 'Late Payment of Commercial Debts (Interest) Act 1998',
  provision: 'sections 1, 2 and 5A',
  url: 'https://www.legislation.gov.uk/ukpga/1998/20/contents',
  inForceFrom: '2002-08-07',
}

/** Also said to people who bought for themselves, where it gives nothing. */
const LATE_PAYMENT_CITED: Test = {
  says: [
    'late payment of commercial debts',
    'late payment act',
    'late payment legislation',
    'statutory compensation',
    'fixed compensation',
  ],
}

export const WORK_AND_GOODS: readonly Rule[] = [
  {
    ...CLAIM,
    id: 'gb.work.care-and-skill',
    kind: 'right',
    rank: 12,
    when: {
      all: [TRADE_WORK],
      not: [...HOME_OR_ACCIDENT, { says: ['trade account', 'statutory interest'] }, GYM],
    },
    says: 'Work that a business does for a consumer must be done with reasonable care and skill. If not, it must be put right or cost less.',
    authority: SERVICES,
  },
  {
    ...CLAIM,
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'CONSUMER_CONTRACT_DISPUTE'],
    id: 'gb.work.fair-price',
    kind: 'right',
    rank: 13,
    when: {
      all: [SERVICE_BILL],
      not: [...HOME_OR_ACCIDENT, BUSINESS_BUYER, GYM],
    },
    says: 'If you agreed no price for a service, you owe a fair one and no more. If it was done badly, you may owe less, and sometimes nothing.',
    authority: cite('consumer', 'sections 51 and 54 to 56', 'section/51'),
  },
  {
    ...CLAIM,
    kinds: ['LETTER_BEFORE_CLAIM'],
    nations: ENGLAND_AND_WALES,
    id: 'gb.work.interest',
    kind: 'insight',
    severity: 'low',
    confidence: 0.75,
    rank: 30,
    when: {
      all: [{ says: ['interest'] }],
      not: [
        ACCIDENT_CLAIM,
        BUSINESS_BUYER,
        { says: ['no interest', 'interest is not', 'neither interest nor'] },
      ],
    },
    says: 'You owe interest now only if the contract says so. In court the usual rate is 8% a year, and the judge decides if it is due.',
    actionable:
      'Leave their interest out of what you offer, unless a contract sets it. A court adds it only after a claim.',
    authority: COURT_LAW.interest,
  },
  {
    ...CLAIM,
    id: 'gb.work.goods',
    kind: 'right',
    rank: 13,
    when: {
      all: [GOODS],
      not: [...HOME_OR_ACCIDENT, BUSINESS_BUYER, GYM, { says: ['you sold me', 'payday', 'loan'] }],
    },
    says: 'Goods that a business sells to a consumer must be of fair quality and as described. If not, the buyer may get a repair, a lower price or the money back.',
    authority: QUALITY,
  },
  {
    ...CLAIM,
    nations: ['england', 'wales', 'northern_ireland'],
    id: 'gb.work.as-described',
    kind: 'right',
    rank: 14,
    when: { all: [SELLER_TOLD], not: [...HOME_OR_ACCIDENT] },
    says: 'In a sale between private people the thing must match its description. The law does not ask a private seller to promise its quality.',
    authority: DESCRIPTION,
  },
  {
    ...CLAIM,
    nations: ENGLAND_AND_WALES,
    id: 'gb.work.misled',
    kind: 'right',
    rank: 15,
    when: { all: [SELLER_TOLD], not: [...HOME_OR_ACCIDENT] },
    says: 'A seller who said something untrue that led to the sale may have to pay. A seller who had good reason to believe it may not.',
    authority: MISLED,
  },
  {
    ...CLAIM,
    id: 'gb.work.late-payment',
    kind: 'right',
    rank: 9,
    when: {
      any: [BUSINESS_BUYER, LATE_PAYMENT_CITED],
      not: [
        ACCIDENT_CLAIM,
        POSSESSION_CLAIM,
        { says: ['consumer credit act', 'credit agreement', 'regulated agreement'] },
        { says: ['writ of control', 'high court', 'liability order'] },
      ],
    },
    says: 'Between businesses the law adds interest and £40, £70 or £100 to a late bill. It cannot be added to what you bought as a consumer.',
    authority: LATE_PAYMENT,
  },
  {
    ...CLAIM,
    checkedOn: '2026-11-22',
    kinds: ['LETTER_BEFORE_CLAIM'],
    nations: ENGLAND_AND_WALES,
    id: 'gb.work.private-interest',
    kind: 'right',
    rank: 17,
    when: {
      all: [{ says: ['statutory interest'] }],
      not: [ACCIDENT_CLAIM, { says: ['t/a', 'trading as', 'trade account'] }],
    },
    says: 'If this was no deal between businesses, you owe interest now only if you agreed to it. In court 8% a year is usual, and the judge decides.',
    authority: COURT_LAW.interest,
  },
]
