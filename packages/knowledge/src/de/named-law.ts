/** Law that an adviser names first: a ride without a ticket, and the papers that a foreigner needs to marry. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const NO_TICKET: Test = {
  says: [
    'erhöhtes beförderungsentgelt',
    'erhöhten beförderungsentgelts',
    'erhöhte beförderungsentgelt',
    'fahrpreisnacherhebung',
    'ohne gültigen fahrausweis',
    'ohne gültigen fahrschein',
  ],
}
const FARE = {
  ...BASE,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'PENALTY_CHARGE_NOTICE'],
  topics: ['debt', 'consumer'],
  when: { any: [NO_TICKET] },
} satisfies Partial<Rule>

function fares(provision: string): Authority {
  return {
    title: 'Verordnung über die Allgemeinen Beförderungsbedingungen (BefBedV)',
    provision,
    url: 'https://www.gesetze-im-internet.de/befbedv/__9.html',
    inForceFrom: '2015-07-01',
  }
}

export const NAMED_LAW: readonly Rule[] = [
  {
    ...FARE,
    id: 'de.fare.right-sixty',
    kind: 'right',
    rank: 5,
    says: 'For a ride without a ticket in town they may ask at most €60. Fees for reminders come only once you are late.',
    authority: fares('§ 9 Abs. 2'),
  },
  {
    ...FARE,
    id: 'de.fare.right-seven',
    kind: 'right',
    rank: 6,
    says: 'If you had your own valid season ticket, show it within a week. Then it is at most €7.',
    authority: fares('§ 9 Abs. 3'),
  },
  {
    ...FARE,
    id: 'de.fare.right-no-fault',
    kind: 'right',
    rank: 7,
    says: 'You owe no raised fare if you could not get a ticket and it was not your fault, as with a broken machine.',
    authority: fares('§ 9 Abs. 1'),
  },
  {
    ...FARE,
    id: 'de.fare.step-prove',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Write down the day, the line and the stop. Send the ticket or a photo of the broken machine.',
    authority: fares('§ 9'),
  },
  {
    ...BASE,
    id: 'de.ask.marriage-papers',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'immigration', 'general'],
    rank: 10,
    verdict: 'do_this',
    asks: [
      ['ehefähigkeitszeugnis', 'oberlandesgericht', 'standesamt', 'geburtsstandesamt'],
      [
        'heiraten',
        'hochzeit',
        'eheschließung',
        'eheschließen',
        'nunta',
        'getting married',
        'nikah',
      ],
    ],
    says: 'Get the paper that the letter names from the registry of your home country, with apostille and translation. Ask the registry office here for more time if you need it. Without a certificate that you may marry (Ehefähigkeitszeugnis), the higher regional court can excuse you from it.',
    authority: cite('bgb', '1309', { provision: '§ 1309 BGB (Ehefähigkeitszeugnis)' }),
  },
  {
    ...BASE,
    id: 'de.ask.apostille',
    kind: 'fact',
    slot: 'did_you_know',
    kinds: ['ENQUIRY'],
    topics: ['family', 'immigration', 'general'],
    rank: 12,
    when: { any: [{ says: ['apostille'] }] },
    says: 'An apostille is a stamp that shows that a paper is real. The country that made the paper gives it.',
    authority: {
      title: 'Haager Übereinkommen 1961 (Apostille)',
      provision: 'Artikel 3 bis 5',
      url: 'https://www.bundesjustizamt.de/',
      inForceFrom: '1966-02-13',
    },
  },
]
