/** A contract that was signed at home, by phone or online, and its deposit. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CANCEL_SAID: Test = {
  says: [
    'cancel',
    'cancelled',
    'cancellation',
    'cooling-off',
    'cooling off',
    'change your mind',
    'changed my mind',
  ],
}
const SIGNED_SAID = {
  says: ['contract', 'agreement', 'order form', 'your order', 'our order'],
} satisfies Test
/** Or booked, on the firm's own terms: a hall, a course, a stay. */
const BOOKED_SAID: Test = {
  says: [...SIGNED_SAID.says, 'our terms', 'terms and conditions', 'your booking', 'booking terms'],
}
const AT_HOME_SAID: Test = {
  says: [
    'signed at your home',
    'visit to your home',
    'visited your home',
    'visited you',
    'visit of our',
    'our adviser',
    'our surveyor',
    'our representative',
    'our salesman',
    'salesman',
    'sales visit',
    'on the doorstep',
    'over the phone',
    'made to measure',
    'made-to-measure',
    'bespoke',
    'in your home',
    'at your home',
  ],
}
const HELD_MONEY_SAID: Test = {
  says: ['deposit', 'balance', 'cancellation charge', 'cancellation fee'],
}
const OFF_PREMISES_LAW: Authority = {
  title: 'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
  provision: 'regulations 10, 28 to 31 and 34 (contracts made at home or at a distance)',
  url: 'https://www.legislation.gov.uk/uksi/2013/3134/regulation/29',
  inForceFrom: '2014-06-13',
}
const FAIR_SUM_LAW: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'section 62 and Schedule 2, Part 1 (deposits and charges that are too high)',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/62',
  inForceFrom: '2015-10-01',
}

const HOME_SALE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [CANCEL_SAID, SIGNED_SAID, AT_HOME_SAID] },
} satisfies Partial<Rule>

const HOME_SALE_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { all: [CANCEL_SAID, SIGNED_SAID, AT_HOME_SAID] },
} satisfies Partial<Rule>

const DEPOSIT_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [CANCEL_SAID, BOOKED_SAID, HELD_MONEY_SAID] },
} satisfies Partial<Rule>

export const CONTRACT_SIGNED_AT_HOME: readonly Rule[] = [
  {
    ...HOME_SALE_LETTER_ROW,
    id: 'gb.home-sale.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The firm wants you to keep to a contract that you want to end.',
    authority: OFF_PREMISES_LAW,
  },
  {
    ...HOME_SALE_ROW,
    id: 'gb.home-sale.right-cancel',
    kind: 'right',
    rank: 6,
    says: 'If you signed at home, by phone or online, you can cancel within 14 days. If they did not tell you so in writing, you have up to a year more. Goods made to your own wishes are left out.',
    authority: OFF_PREMISES_LAW,
  },
  {
    ...DEPOSIT_ROW,
    id: 'gb.home-sale.right-deposit',
    kind: 'right',
    rank: 7,
    says: 'They may keep only a sum that fits their real loss. A term that lets them keep all of a big deposit may not bind you.',
    authority: FAIR_SUM_LAW,
  },
  {
    ...HOME_SALE_LETTER_ROW,
    id: 'gb.home-sale.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Cancel in writing today and keep proof. Ask for the page that told you of your right to cancel, and for a list of their real costs.',
    authority: OFF_PREMISES_LAW,
  },
]
