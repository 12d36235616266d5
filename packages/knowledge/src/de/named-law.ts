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

const HOME_LOAN = {
  ...BASE,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'BAILIFF_NOTICE'],
  topics: ['debt', 'housing'],
} satisfies Partial<Rule>
const SALE: Test = {
  says: ['zwangsversteigerung', 'zwangsversteigerungsverfahren', 'versteigerungstermin', 'zvg'],
}
const MORTGAGE: Test = {
  says: [
    'immobiliardarlehen',
    'baufinanzierung',
    'grundschuld',
    'hypothekendarlehen',
    'immobiliendarlehen',
  ],
}

function auctions(section: string): Authority {
  return {
    title: 'Zwangsversteigerungsgesetz (ZVG)',
    provision: `§ ${section}`,
    url: `https://www.gesetze-im-internet.de/zvg/__${section}.html`,
    inForceFrom: '2002-01-01',
  }
}

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
  {
    ...HOME_LOAN,
    id: 'de.mortgage.right-notice',
    kind: 'right',
    rank: 7,
    when: { any: [MORTGAGE] },
    says: 'The bank may end a home loan only if two payments in a row and 2.5% of the loan are open. A warning of two weeks must come first.',
    authority: cite('bgb', '498', { from: '2016-03-21' }),
  },
  {
    ...HOME_LOAN,
    id: 'de.mortgage.right-stay',
    kind: 'right',
    rank: 6,
    when: { any: [SALE] },
    says: 'You can ask the court to halt the forced sale for up to six months. Ask within two weeks of its letter about this.',
    authority: { ...auctions('30a'), provision: '§§ 30a und 30b' },
  },
  {
    ...HOME_LOAN,
    id: 'de.mortgage.right-half',
    kind: 'right',
    rank: 12,
    when: { any: [SALE] },
    says: 'At the first date the home may not go for less than half of its value.',
    authority: auctions('85a'),
  },
]
