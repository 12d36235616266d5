/** Questions about a speeding notice: who drove. */
import type { Rule } from '@plainletter/contracts/rule'

const SPEED = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['criminal', 'general', 'parking'],
} satisfies Partial<Rule>

export const ENQUIRY_SPEEDING: readonly Rule[] = [
  {
    ...SPEED,
    id: 'ie.ask.fine-not-driver',
    kind: 'answer',
    rank: 5,
    checkedOn: '2026-11-22',
    asks: [
      [
        'speed camera',
        'speeding fine',
        'speeding notice',
        'speeding ticket',
        'fixed charge notice',
        'fixed charge',
        'penalty points',
        'caught speeding',
        'speed van',
        'gosafe',
      ],
      [
        'i was not the driver',
        'i was not driving',
        "i wasn't driving",
        "wasn't me driving",
        'was not me driving',
        "i wasn't the driver",
        "wasn't driving",
        'someone else was driving',
        'who was driving',
        'name the driver',
        'nominate the driver',
        'driving my car',
      ],
    ],
    verdict: 'do_this',
    says: 'Do not pay it. Within 28 days fill in the part that names the driver, with the address, and send it back. The notice then goes to that person. If you do nothing, the law takes it that you drove.',
    authority: {
      title: 'Road Traffic Act 2010',
      provision: 'sections 35, 36, 38 and 40 (28 days, who is taken as the driver, offences)',
      url: 'https://revisedacts.lawreform.ie/eli/2010/act/25/revised/en/html',
      inForceFrom: '2017-06-01',
    },
  },
]
