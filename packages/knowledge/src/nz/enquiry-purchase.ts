/** Questions about things bought: ways out of a contract, delivery, private sales and firms that closed. */
import type { Rule } from '@plainletter/contracts/rule'

import { CANCEL, CONTRACT, NOT_DELIVERED, ONLINE } from '../english/buying-words.ts'
import { LAW } from './authority.ts'

const ASK_BUY = {
  country: 'nz',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_PURCHASE: readonly Rule[] = [
  {
    ...ASK_BUY,
    id: 'nz.ask.cancel',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [CANCEL, CONTRACT],
    dependsOn: 'how it was sold to you',
    says: 'If they came to your door or called you, you have five working days. A loan has a short time to cancel too. In a shop there is no such right.',
    authority: LAW.doorstep,
  },
  {
    ...ASK_BUY,
    id: 'nz.ask.not-delivered',
    kind: 'answer',
    verdict: 'do_this',
    asks: [NOT_DELIVERED, ONLINE],
    says: 'Ask the seller in writing for the goods or a refund. If you paid by card, ask your bank for a chargeback.',
    authority: LAW.cga,
  },
  {
    ...ASK_GENERAL,
    id: 'nz.ask.firm-closed',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['consumer', 'general'],
    asks: [
      [
        'closed',
        'closed down',
        'went bust',
        'gone bust',
        'shut down',
        'went bankrupt',
        'liquidation',
      ],
      [
        'venue',
        'voucher',
        'gift card',
        'booking',
        'wedding',
        'tickets',
        'refund my deposit',
        'my deposit',
        'paid in advance',
      ],
    ],
    says: 'Ask for the money in writing, and ask your bank for a chargeback at once. If the firm cannot do what it promised, you can cancel and claim it back. If it is insolvent, write to the liquidator.',
    authority: {
      title: 'Contract and Commercial Law Act 2017',
      provision: 'sections 36 to 43 (cancelling a contract, relief)',
      url: 'https://www.legislation.govt.nz/act/public/2017/0005/latest/whole.html',
      inForceFrom: '2017-09-01',
    },
  },
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.private-sale',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 7,
    verdict: 'do_this',
    when: { not: [{ says: ['dealer', 'dealership', 'car yard', 'from a shop', 'trader'] }] },
    asks: [
      [
        'trade me',
        'trademe',
        'facebook marketplace',
        'marketplace',
        'private seller',
        'privately',
        'private sale',
      ],
      [
        'broken',
        'faulty',
        'fake',
        'wof',
        'my rights',
        'not as described',
        'refund',
        'lied',
        'money back',
        'problem',
        'does not work',
        "doesn't work",
        'engine',
        'gearbox',
        'died',
        'broke',
        'leaks',
        'stopped',
        'wont start',
        "won't start",
        'scam',
      ],
    ],
    says: 'A private seller must tell the truth. If what they said was wrong and it led you to buy, you can claim the loss or cancel. Write first, then go to the Disputes Tribunal.',
    authority: {
      title: 'Contract and Commercial Law Act 2017, and Disputes Tribunal Act 1988',
      provision:
        'sections 35 to 37 (false statement, cancelling) and 134 to 141; section 10 of the second',
      url: 'https://www.legislation.govt.nz/act/public/2017/0005/latest/whole.html',
      inForceFrom: '2017-09-01',
    },
  },
]
