/** Delayed and cancelled flights: money by European law. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const AIR: Test = {
  says: [
    '261/2004',
    'votre vol',
    'vol annulé',
    'retard de vol',
    'annulation de vol',
    'refus d’embarquement',
    "refus d'embarquement",
    'circonstances extraordinaires',
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  when: { all: [AIR] },
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const FLIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.flight.right-sum',
    kind: 'right',
    rank: 3,
    says: 'Three hours late, cancelled late or denied boarding: €250, €400 or €600 by distance. Not if the cause was outside their control.',
    authority: {
      title: 'Règlement (CE) n° 261/2004',
      provision: 'articles 5 à 9',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      inForceFrom: '2005-02-17',
    },
  },
  {
    ...BASE,
    id: 'fr.flight.right-proof',
    kind: 'right',
    rank: 4,
    says: 'The airline must prove such a cause, and that it did all it could. A fault of the plane is mostly not one.',
    authority: {
      title: 'Règlement (CE) n° 261/2004',
      provision: 'articles 5 à 9',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      inForceFrom: '2005-02-17',
    },
  },
  {
    ...BASE,
    id: 'fr.flight.right-limit',
    kind: 'right',
    rank: 6,
    says: 'In France you have five years to claim.',
    authority: {
      title: 'Code civil',
      provision: 'article 2224',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2008-06-19',
    },
  },
  {
    ...BASE,
    id: 'fr.flight.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write the flight, day, delay and sum, and ask for proof of the cause. After two months go to the travel mediator (MTV), before any court.',
    authority: {
      title: 'Règlement (CE) n° 261/2004',
      provision: 'articles 5 à 9',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      inForceFrom: '2005-02-17',
    },
  },
]
