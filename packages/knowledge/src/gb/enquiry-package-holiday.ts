/** Questions about a package holiday that was changed, cancelled or went badly. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const ENQUIRY_PACKAGE_HOLIDAY: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    id: 'gb.ask-travel.package',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general', 'debt'],
    rank: 5,
    asks: [
      [
        'package holiday',
        'our holiday',
        'my holiday',
        'the holiday',
        'holiday hotel',
        'tour operator',
        'travel agent',
        'jet2',
        'jet2holidays',
        'tui',
        'on the beach',
        'loveholidays',
        'easyjet holidays',
      ],
      [
        'changed',
        'changed our',
        'changed my',
        'different hotel',
        'moved us',
        'cancelled',
        'cancel',
        'price went up',
        'put the price up',
        'was terrible',
        'not as described',
        'building work',
        'dirty',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the change is a big one',
    says: 'A big change, such as another hotel or date, or a price rise of over 8%, lets you cancel. You then get all back within 14 days. Answer by the day they set. If it went badly there, report it at once and claim a lower price after.',
    authority: {
      title: 'Package Travel and Linked Travel Arrangements Regulations 2018',
      provision: 'regulations 10 to 16 (price, big changes, refund in 14 days, faults)',
      url: 'https://www.legislation.gov.uk/uksi/2018/634/regulation/11',
      inForceFrom: '2018-07-01',
    },
  },
]
