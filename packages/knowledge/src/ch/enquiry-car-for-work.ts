/** Questions about a car that a debtor needs. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_CAR_FOR_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.car-for-work',
    when: {
      not: [
        {
          says: [
            'lohn gepfändet',
            'lohnpfändung',
            'existenzminimum',
            'saisie de salaire',
            'minimum vital',
            'minimo vitale',
            'pignoramento dello stipendio',
          ],
        },
      ],
    },
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 4,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['auto', 'fahrzeug', 'wagen', 'voiture', 'véhicule', 'macchina', 'automobile', 'car'],
      [
        'pfänden',
        'gepfändet',
        'pfändung',
        'betreibungsamt',
        'saisir',
        'saisie',
        'office des poursuites',
        'pignorare',
        'pignoramento',
        'ufficio esecuzione',
        'seize',
      ],
      [
        'brauche',
        'arbeit',
        'schicht',
        'spital',
        'arzt',
        'behindert',
        'kein bus',
        'travail',
        'besoin',
        'lavoro',
        'bisogno',
        'need',
      ],
    ],
    says: 'Say at the seizure itself that you need the car, and why, and have it written down. It may not be taken if you need it for your job and no train or bus gets you there. So with night shifts, or a disability. Send a letter of your employer with the hours. Seized all the same? Complain to the supervisory body within ten days, for free. A costly car can be swapped for a cheap one.',
    authority: {
      title:
        'Bundesgesetz über Schuldbetreibung und Konkurs (SchKG) / Loi sur la poursuite (LP, LEF)',
      provision: 'Art. 17, 92 und 93',
      url: 'https://www.fedlex.admin.ch/eli/cc/11/529_488_529/de',
      inForceFrom: '1997-01-01',
    },
  },
]
