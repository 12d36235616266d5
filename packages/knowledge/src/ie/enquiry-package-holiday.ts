/** Questions about a package holiday that was changed. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.package-changed',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 2,
    asks: [
      [
        'package holiday',
        'tour operator',
        'travel agent',
        'booked a holiday',
        'our holiday',
        'my holiday',
        'the holiday',
        'tui',
        'sunway',
        'holiday hotel',
      ],
      [
        'changed',
        'change',
        'different',
        'another hotel',
        'price',
        'more money',
        '3 star',
        'dates',
        'cancelled',
        'worse',
        'nothing like',
      ],
    ],
    verdict: 'yes',
    says: 'Yes. If the organiser makes a big change before you go, such as the class of hotel, you may cancel free. The same goes for a price rise of over 8%. All money must come back within 14 days. Answer by the day it sets. If it was bad on the spot, report it there at once and ask for money off later. Then the small claims procedure.',
    authority: {
      title: 'Package Holidays and Travel Trade Act 1995',
      provision:
        'as changed by European Union (Package Travel and Linked Travel Arrangements) Regulations 2019, S.I. No. 80 of 2019',
      url: 'https://revisedacts.lawreform.ie/eli/1995/act/17/revised/en/html',
      inForceFrom: '2019-03-04',
    },
  },
]
