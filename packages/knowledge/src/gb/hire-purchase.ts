/** Goods on hire purchase and credit. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const FINANCE_SAID: Test = {
  says: ['car finance', 'motor finance', 'pcp', 'hire purchase', 'hire-purchase'],
}

const COMMISSION_SAID: Test = {
  says: [
    'commission',
    'undisclosed commission',
    'discretionary commission',
    'redress',
    'mis-sold',
    'missold',
  ],
}

const HP_SAID: Test = { says: ['hire purchase', 'hire-purchase', 'conditional sale', 'pcp'] }

const CAR_FINANCE_LAW: Authority = {
  title: 'Hopcraft v Close Brothers Ltd [2025] UKSC 33',
  provision: 'with Consumer Credit Act 1974, sections 140A to 140C',
  url: 'https://www.supremecourt.uk/',
  inForceFrom: '2025-08-01',
}

const HP_LAW: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'sections 90, 99, 100 and 129 (a third paid, giving the goods back, time order)',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/90',
  inForceFrom: '1985-05-19',
}

const FINANCE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [FINANCE_SAID, COMMISSION_SAID] },
} satisfies Partial<Rule>

const HP_ROW = {
  ...CHECKED,
  kinds: [
    'OTHER',
    'ENQUIRY',
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'CONSUMER_CONTRACT_DISPUTE',
  ],
  when: { all: [HP_SAID], not: [COMMISSION_SAID] },
} satisfies Partial<Rule>

export const HIRE_PURCHASE: readonly Rule[] = [
  {
    ...FINANCE_ROW,
    id: 'gb.credit.right-car-finance',
    kind: 'right',
    rank: 6,
    says: 'If a large or hidden commission made your car finance unfair, you can claim. Complain to the lender, free. You need no claims firm.',
    authority: CAR_FINANCE_LAW,
  },
  {
    ...HP_ROW,
    id: 'gb.credit.right-hire',
    kind: 'right',
    rank: 8,
    says: 'Once a third of the total is paid, they need a court order to take the goods. Once half is paid, you can give them back and owe no more, if cared for. A court can give you time.',
    authority: HP_LAW,
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    id: 'gb.credit.right-faulty-on-finance',
    kind: 'right',
    kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
    topics: ['consumer'],
    rank: 7,
    when: {
      all: [
        { says: ['finance', 'pcp', 'hire purchase', 'hire-purchase', 'conditional sale'] },
        {
          says: [
            'fault',
            'faulty',
            'failed',
            'broke',
            'broken',
            'broke down',
            'refund',
            'reject',
            'gearbox',
            'engine',
          ],
        },
      ],
    },
    says: 'Goods on finance go wrong? Complain to the lender as well as the seller. After eight weeks, or its last word, the Financial Ombudsman can decide for free.',
    authority: {
      title: 'FCA Dispute Resolution sourcebook (DISP)',
      provision: 'DISP 1.6.2 and 2.8, under Financial Services and Markets Act 2000, section 226',
      url: 'https://handbook.fca.org.uk/handbook/DISP/1/6.html',
      inForceFrom: '2014-04-01',
    },
  },
]
