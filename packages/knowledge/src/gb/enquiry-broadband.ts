/** Questions about slow or broken broadband. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general', 'debt', 'criminal'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>
const TELECOMS: Authority = {
  title: 'Ofcom General Conditions of Entitlement',
  provision: 'Condition C4 (complaints and dispute resolution)',
  url: 'https://www.ofcom.org.uk/',
  inForceFrom: '2026-04-08',
}

export const ENQUIRY_BROADBAND: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-consumer.broadband',
    rank: 20,
    asks: [
      [
        'broadband',
        'internet',
        'phone company',
        'mobile',
        'phone contract',
        'sim',
        'virgin media',
        'sky',
        'vodafone',
        'ee',
        'o2',
        'three',
        'talktalk',
        'plusnet',
      ],
      [
        'complain',
        'complaint',
        'slow',
        'bill',
        'overcharged',
        'price rise',
        'price increase',
        'leave',
        'cancel',
        'early termination',
        'exit fee',
        'keeps dropping',
      ],
    ],
    verdict: 'do_this',
    says: 'Complain to the company first and keep the date. After six weeks, or a final answer, a free dispute scheme can decide. If the service is far worse than promised, ask to leave with no fee.',
    authority: TELECOMS,
  },
]
