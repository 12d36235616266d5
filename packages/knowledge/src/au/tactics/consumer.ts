/** Buying and services in Australia: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority-consumer.ts'

const SHEET = { country: 'au', area: 'consumer', checkBy: '2027-05-31' } as const

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'major-failure',
    section: 'leverage',
    says: 'For a major fault you choose: refund, replacement or a price cut. Say "consumer guarantee".',
    risk: 'For a small fault the seller may repair.',
    notWhen: 'You only changed your mind.',
    when: ['faulty', 'broken', 'refund', 'repair'],
    law: LAW.guarantees,
  },
  {
    id: 'cooling-off',
    section: 'timing',
    says: 'Sold to you at the door or by phone? You mostly have ten business days to end it.',
    risk: 'You must send goods back.',
    notWhen: 'You went to the shop yourself.',
    when: ['door', 'phone', 'cancel', 'salesman'],
    law: LAW.cooling,
  },
  {
    id: 'free-ombudsman',
    section: 'procedure',
    says: 'Phone and internet go to the TIO, banks and insurers to AFCA. Both are free.',
    risk: 'Complain to the firm first.',
    notWhen: 'You are in court already.',
    when: ['phone', 'internet', 'bank', 'insurance'],
    law: LAW.tio,
  },
  {
    id: 'keep-proof',
    section: 'disclosure',
    says: 'Keep the advert and receipt. What they said to sell it counts as a promise.',
    risk: 'Oral words are harder to show.',
    notWhen: 'There is no reason to leave this out.',
    law: LAW.guarantees,
  },
  {
    id: 'name-it',
    section: 'settlement',
    says: 'Write one clear ask with a date, and say that you will go to fair trading next.',
    risk: 'It may take weeks.',
    notWhen: 'You need urgent safety help.',
    when: ['complaint', 'refuse'],
    law: LAW.accc,
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  {
    id: 'no-refund-sign',
    says: 'A "no refunds" sign does not end your guarantees.',
    when: ['refund'],
    law: LAW.guarantees,
  },
  {
    id: 'beyond-warranty',
    says: "Guarantees can last longer than the maker's warranty.",
    when: ['warranty'],
    law: LAW.guarantees,
  },
  {
    id: 'unfair-terms',
    says: 'Unfair terms in standard contracts are void and banned.',
    when: ['contract', 'terms'],
    law: LAW.unfairTerms,
  },
])
