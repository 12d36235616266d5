/** Questions about late and cancelled flights. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const AIR = {
  title: 'Règlement (CE) n° 261/2004 / Verordening (EG) nr. 261/2004',
  url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
}

export const ENQUIRY_FLIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.flight',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 18,
    verdict: 'it_depends',
    asks: [
      [
        'vol annulé',
        'vol retardé',
        'vol a été',
        'vol avait',
        'avion',
        'compagnie aérienne',
        'vlucht',
        'vliegtuig',
        'flight',
        'airline',
      ],
      [
        'retardé',
        'retard',
        'annulé',
        'surbooké',
        'indemnisation',
        'vertraagd',
        'vertraging',
        'geannuleerd',
        'compensatie',
        'delayed',
        'cancelled',
        'compensation',
      ],
    ],
    says: 'Ask the airline for care, your money back or another flight, and the fixed sum of the European rule. It need not pay the sum for causes it could not avoid, such as a storm.',
    dependsOn: 'why it was late, how late and how far',
    authority: { ...AIR, provision: 'articles 5 à 9', inForceFrom: '2005-02-17' },
  },
]
