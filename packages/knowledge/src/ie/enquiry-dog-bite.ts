/** Questions about a bite by somebody else’s dog. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.dog-bite',
    kind: 'answer',
    topics: ['general', 'consumer', 'family', 'housing', 'criminal', 'debt'],
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
        'bit my son',
        'bit my daughter',
        'bit me',
        'bit my child',
        'bit my dog',
        'savaged',
        'dog killed',
      ],
      [
        'child',
        'son',
        'daughter',
        'me',
        'neighbour',
        'neighbours',
        'what can i do',
        'claim',
        'owner',
        'report',
        'vet',
        'sheep',
        'doctor',
        'compensation',
      ],
    ],
    verdict: 'do_this',
    says: 'See a doctor today and take photos. Report it to the dog warden of the council and the gardaí. By law the owner pays for harm from an attack; you need not show that the dog bit before. Write to the owner within one month. Then claim through the Injuries Resolution Board within two years; for a child the time runs from age 18. Keep receipts and witnesses.',
    authority: {
      title: 'Control of Dogs Act 1986',
      provision:
        'section 21, with Personal Injuries Assessment Board Act 2003 and Civil Liability and Courts Act 2004, sections 7 and 8',
      url: 'https://revisedacts.lawreform.ie/eli/1986/act/32/revised/en/html',
      inForceFrom: '2005-03-31',
    },
  },
]
