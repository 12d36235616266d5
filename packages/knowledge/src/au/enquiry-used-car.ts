/** Questions on used cars, bought from a dealer or a private person. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK_CAR = {
  country: 'au',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
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
  {
    ...ASK_GENERAL,
    id: 'au.ask.used-car',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 30,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'marketplace',
            'gumtree',
            'off a bloke',
            'private seller',
            'privately',
            'insurance',
            'speeding',
            'repossess',
            'i sold',
          ],
        },
      ],
    },
    asks: [
      [
        'car',
        'used car',
        'second hand car',
        'second-hand car',
        'vehicle',
        'from a dealer',
        'dealership',
        'car yard',
        'used mazda',
        'ute',
        'dealer',
        'statutory warranty',
        'mazda',
        'toyota',
        'hyundai',
        'holden',
        'second hand ute',
      ],
      [
        'engine failed',
        'broke down',
        'faulty car',
        'engine',
        'gearbox',
        'transmission',
        'died',
        'timing chain',
        'faults',
        'faulty',
        'engine light',
        'stopped working',
        'packed it in',
        'overheating',
        'timing belt',
      ],
    ],
    says: 'A dealer’s car must be of acceptable quality for its age and price. Ask for repair, or a refund if the fault is major. Some states add a dealer warranty. A private seller may not lie about the car.',
    authority: {
      title:
        'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law), and the motor dealer laws of the states',
      provision:
        'sections 18, 54, 55 and 259 to 263; for example Motor Dealers and Repairers Act 2013 (NSW), dealer guarantees (three months for newer cars)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest/text',
      inForceFrom: '2014-12-01',
    },
  },
]
