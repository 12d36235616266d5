/** Questions about damage at work that the boss takes from the pay. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_DAMAGE_AT_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.damage-deducted',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['lohn', 'vom lohn', 'salaire', 'salario', 'stipendio', 'paga', 'pay'],
      [
        'abziehen',
        'abgezogen',
        'zieht mir',
        'abzug',
        'verrechnen',
        'verrechnet',
        'einbehalten',
        'retient',
        'retenir',
        'déduit',
        'déduire',
        'trattiene',
        'trattenere',
        'detrae',
        'deducted',
      ],
      [
        'schaden',
        'kratzer',
        'kaputt',
        'firmenauto',
        'beschädigt',
        'zerbrochen',
        'unfall',
        'fehlbetrag',
        'kasse',
        'dégât',
        'cassé',
        'rayure',
        "voiture de l'entreprise",
        'danno',
        'rotto',
        'graffio',
        'damage',
      ],
    ],
    says: 'Object in writing at once and ask for the full pay. For a small slip you pay nothing or little. For more carelessness it is a fair part, by your job and pay. The employer must prove the fault and the sum. It may not take so much that your living minimum is touched, unless you did it on purpose. If it does not pay, go to the conciliation office: free up to 30,000 francs.',
    authority: {
      title: 'Obligationenrecht (OR) / Code des obligations (CO)',
      provision: 'Art. 321e, 323a und 323b OR',
      url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
      inForceFrom: '1972-01-01',
    },
  },
]
