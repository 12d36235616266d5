/** Questions about a bite by somebody else’s dog. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales'],
    id: 'gb.ask-neighbour.dog-bite',
    kind: 'answer',
    topics: ['general', 'criminal', 'family', 'housing', 'consumer'],
    rank: 2,
    asks: [
      [
        'dog bit',
        'bitten by a dog',
        'bitten by',
        'dog attacked',
        'dog bite',
        'dogs bit',
        'attacked by a dog',
        'attacked my dog',
        'bit my son',
        'bit my daughter',
        'bit me',
        'bit my dog',
        'bit my child',
      ],
      [
        'son',
        'daughter',
        'me',
        'child',
        'neighbour',
        'next door',
        'what can i do',
        'claim',
        'police',
        'owner',
        'report',
        'vet',
        'hospital',
        'compensation',
      ],
    ],
    verdict: 'do_this',
    says: 'See a doctor today and take photos. Report it to the police on 101, or 999 if it goes on. A dog dangerously out of control is a crime, also at home. Tell the council dog warden. You can claim from the owner or their home insurance for injury and vet bills. You have three years, and a child has until 21. Note witnesses and keep receipts.',
    authority: {
      title: 'Dangerous Dogs Act 1991',
      provision:
        'section 3, with Animals Act 1971, section 2 and Limitation Act 1980, sections 11 and 28',
      url: 'https://www.legislation.gov.uk/ukpga/1991/65/section/3',
      inForceFrom: '2014-05-13',
    },
  },
]
