/** Questions on cars bought from a private person. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK_CAR = {
  country: 'au',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_USED_CAR: readonly Rule[] = [
  {
    ...ASK_CAR,
    id: 'au.ask.private-car',
    kind: 'answer',
    rank: 7,
    verdict: 'it_depends',
    dependsOn: 'what the seller told you about the car',
    when: { not: [{ says: ['i sold'] }] },
    asks: [
      [
        'marketplace',
        'gumtree',
        'private seller',
        'privately',
        'private sale',
        'off a bloke',
        'from a bloke',
        'off a guy',
        'from a guy',
      ],
      [
        'gearbox',
        'engine',
        'transmission',
        'broke down',
        'blew up',
        'died',
        'no refunds',
        'refund',
        'money back',
        'lied',
        'faulty',
        'not as described',
        'mint condition',
        'rego',
        'finance owing',
        'head gasket',
        'dud',
        'lemon',
      ],
    ],
    says: 'A private seller gives no guarantee of quality, but may not lie. If an untrue word led you to buy, you can claim the loss. Keep the ad and the messages, get a mechanic’s report, write with a date, and use small claims. Check for money owing at ppsr.gov.au.',
    authority: {
      title:
        'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law), and the law on untrue statements',
      provision: 'sections 51 to 54 (a private seller owes only clear title)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest/text',
      inForceFrom: '2011-01-01',
    },
  },
]
