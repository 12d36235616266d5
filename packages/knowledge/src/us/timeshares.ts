/** Timeshare contracts: how to cancel them and leave them. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SHARE = {
  title: 'Timeshare act of your state, and FTC Act',
  provision:
    '15 U.S.C. 45; for example Florida Statutes 721.10, California Business and Professions Code 11238, Texas Property Code 221.041',
  url: 'https://consumer.ftc.gov/',
  inForceFrom: '2000-01-01',
}

const TIMESHARE = {
  ...CHECKED,
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY'],
  when: {
    any: [
      { says: ['timeshare', 'time share', 'time-share', 'vacation ownership', 'vacation club'] },
    ],
  },
} satisfies Partial<Rule>

export const TIMESHARES: readonly Rule[] = [
  {
    ...TIMESHARE,
    id: 'us.share.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'It is about a timeshare contract: what you pay, and if you can get out of it.',
    authority: SHARE,
  },
  {
    ...TIMESHARE,
    id: 'us.share.right-cancel',
    kind: 'right',
    rank: 4,
    says: 'State law gives some days to cancel a new timeshare, whatever the seller says. Count from the signing or the last papers.',
    authority: SHARE,
  },
  {
    ...TIMESHARE,
    id: 'us.share.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Send the cancel letter today by certified mail to the address in the contract. Keep the receipt.',
    authority: SHARE,
  },
  {
    ...TIMESHARE,
    id: 'us.share.option',
    kind: 'option',
    option: 'dispute',
    rank: 4,
    title: 'Cancel in writing',
    cost: 'The price of certified mail',
    time: 'Some days after signing',
    risk: 'Beware of firms that promise to get you out for a fee.',
    bestFor: 'You signed not long ago, or were misled.',
    says: 'Cancel in writing within the days of your state, or complain to the state attorney general.',
    authority: SHARE,
  },
]
