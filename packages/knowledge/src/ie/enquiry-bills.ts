/** Questions about power, phone, water and the TV licence. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { POWER, CUT_OFF, PHONE_BILL } from '../english/bill-words.ts'
import { LAW } from './authority.ts'

const ASK_BUY = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_MORE = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_BILLS: readonly Rule[] = [
  {
    ...ASK_MORE,
    id: 'ie.ask.tv',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      ['tv licence', 'television licence', 'tv license'],
      [
        ...ASKING,
        'letter',
        'no tv',
        'no telly',
        "don't own",
        'dont own',
        "don't have",
        'dont have',
        'inspector',
        'netflix',
        'laptop',
        'summons',
        'fine',
        'ignore',
        'moved in',
      ],
    ],
    dependsOn: 'if there is a TV set in your home',
    says: 'You need one licence for a home with a TV set, even if you only stream. With only a phone, tablet or laptop you do not.',
    authority: LAW.tv,
  },
  {
    ...ASK_MORE,
    id: 'ie.ask.water',
    kind: 'answer',
    verdict: 'no',
    asks: [['water charge', 'water charges', 'water bill', 'irish water', 'uisce'], ASKING],
    says: 'Most homes do not pay for water in Ireland. Only very high use can be charged.',
    authority: LAW.water,
  },
  {
    ...ASK_MORE,
    id: 'ie.ask.cut-off',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      CUT_OFF,
      [...POWER, 'power', 'lights', 'gas', 'prepay', 'electric ireland', 'energia', 'bord gais'],
    ],
    dependsOn: 'if you asked for a plan and keep to it',
    says: 'They must offer a plan first and cannot cut you off while you keep to it. Vulnerable people are safe in winter.',
    authority: LAW.energy,
  },
  {
    ...ASK_BUY,
    id: 'ie.ask.phone',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [
        ...PHONE_BILL,
        'wifi',
        'wi-fi',
        'eir',
        'vodafone',
        'three mobile',
        'virgin media',
        'sky',
        'internet is',
        'internet keeps',
        'mobile contract',
        'sim only',
        'out of bundle',
        'exit fee',
        'cancellation fee',
      ],
      [
        ...ASKING,
        'cutting out',
        'keeps dropping',
        'too slow',
        'slow',
        'leave without',
        'charge me',
        'charging me',
        'overcharged',
        'price increase',
        'put up the price',
        'rest of the contract',
        'cancel',
        'never worked',
      ],
    ],
    says: 'Complain to the company first. If that does not help, ComReg can look at it.',
    authority: LAW.comreg,
  },
]
