/** Questions about a car from a dealer. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_USED_CAR: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.ask.used-car',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'used car',
        'second hand car',
        'second-hand car',
        'car dealer',
        'from a dealer',
        'bought a car',
        'dealership',
        'voiture usagée',
        "voiture d'occasion",
        'concessionnaire',
        'marchand de voitures',
      ],
      [
        'engine',
        'failed',
        'broke',
        'faulty',
        'gearbox',
        'transmission',
        'return it',
        'refund',
        'problem',
        'defect',
        'moteur',
        'panne',
        'défaut',
        'retourner',
        'rembourser',
        'problème',
      ],
    ],
    says: 'Write to the dealer at once and keep the ad and the contract. A dealer’s car must be as described and fit to drive. Then go to the dealer regulator of your province or small claims court.',
    authority: {
      title: 'Dealer and consumer laws of the provinces',
      provision:
        'for example Motor Vehicle Dealers Act, 2002 (Ontario); Consumer Protection Act, CQLR c. P-40.1, sections 155 to 165 (warranty on used cars); Sale of Goods Act, R.S.B.C. 1996, c. 410, section 18',
      url: 'https://www.ontario.ca/laws/statute/02m30',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.dealer-lied',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      ['dealer', 'dealership', 'car', 'used car', 'vehicle'],
      ['lied', 'misled', 'false', 'accident', 'odometer', 'hidden', 'did not tell', "didn't tell"],
      ['return', 'refund', 'money back', 'cancel', 'what can i', 'rights'],
    ],
    says: 'A seller may not mislead you. Write what was false and ask to undo the deal: within one year in Ontario. The dealer regulator (OMVIC, AMVIC, VSA) can help for free.',
    authority: {
      title: 'Consumer protection laws of the provinces',
      provision:
        'for example Consumer Protection Act, 2002 (Ontario), sections 14 and 18; Consumer Protection Act (Alberta), sections 6 and 13; Business Practices and Consumer Protection Act (British Columbia), sections 4, 5 and 171',
      url: 'https://www.ontario.ca/laws/statute/02c30',
      inForceFrom: '2010-01-01',
    },
  },
]
