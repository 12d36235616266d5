/** Questions about a stranger’s car on a driveway or across it. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_DRIVEWAY: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.driveway',
    kind: 'answer',
    topics: ['parking', 'housing', 'general', 'criminal', 'consumer'],
    rank: 4,
    asks: [
      [
        'my driveway',
        'my drive',
        'our driveway',
        'my gate',
        'my entrance',
        'the driveway',
        'in front of my house',
        'my parking space',
      ],
      [
        'parks',
        'parked',
        'parking',
        'blocking',
        'blocked',
        'blocks',
        'left a car',
        'leaves their car',
        'clamp',
        'tow',
        'towed',
        'park',
        'keeps parking',
        'neighbour parks',
        'in the way',
        "can't get out",
        'cannot get out',
        'get my car out',
      ],
    ],
    verdict: 'do_this',
    says: 'Do not clamp or tow it yourself: clamping needs the signs and rules of the law. To park across an entrance on a public road is an offence, so call the local garda station. On your own land it is trespass: ask the owner in writing, then a solicitor.',
    authority: {
      title: 'Road Traffic (Traffic and Parking) Regulations 1997, S.I. No. 182 of 1997',
      provision:
        'article 36 (no parking across an entrance), with Vehicle Clamping Act 2015, sections 9 to 13',
      url: 'https://www.irishstatutebook.ie/eli/1997/si/182/made/en/print',
      inForceFrom: '2017-10-01',
    },
  },
]
