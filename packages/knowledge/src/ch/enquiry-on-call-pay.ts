/** Questions about pay for work on call. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_ON_CALL_PAY: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.on-call-pay',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'yes',
    checkBy: '2027-10-31',
    asks: [
      [
        'auf abruf',
        'arbeit auf abruf',
        'stundenlohn',
        'aufgeboten',
        'sur appel',
        'travail sur appel',
        "à l'heure",
        'su chiamata',
        'on call',
      ],
      [
        'nicht mehr aufgeboten',
        'keine einsätze',
        'keine einsätze mehr',
        'keine stunden',
        'weniger stunden',
        'keine arbeit mehr',
        'plötzlich',
        'kündigungsfrist',
        "plus d'heures",
        "plus d'appels",
        "moins d'heures",
        'niente ore',
        'meno ore',
        'no hours',
      ],
    ],
    says: 'Yes. If you worked regularly on call, the firm may not stop your hours from one day to the next. It must give notice, and in the notice time you get pay by the mean of the last months. The notice is one month in the first year, two up to the ninth, then three, to a month’s end. Write that you are ready to work and ask for that pay. The conciliation office is free up to 30,000 francs.',
    authority: {
      title: 'Obligationenrecht (OR) / Code des obligations (CO)',
      provision: 'Art. 324, 335c und 335d OR; BGE 124 III 249',
      url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
      inForceFrom: '1994-01-01',
    },
  },
]
