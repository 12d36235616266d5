/** Questions about a gym contract that a person regrets after some days. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_GYM_REGRET: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.gym-regret',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 4,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'fitness',
        'fitness-abo',
        'fitnessabo',
        'fitnesscenter',
        'contrat de fitness',
        'abonnement de fitness',
        'salle de sport',
        'abbonamento fitness',
        'palestra',
        'gym',
      ],
      [
        'nach 5 tagen',
        'nach 3 tagen',
        'nach einer woche',
        'gestern unterschrieben',
        'widerrufen',
        'widerruf',
        'bereue',
        'zurücktreten',
        'après 5 jours',
        'après 3 jours',
        'droit de révocation',
        'rétractation',
        'regrette',
        'révoquer',
        'recesso',
        'revocare',
        'dopo 5 giorni',
        'mi pento',
        'regret',
      ],
    ],
    says: 'No, Swiss law gives no such right for a contract signed at the gym itself. You have 14 days only if it was sold at home, in the street, at work or by a call you did not ask for. Read the terms: some gyms allow it in the first days. Write at once and ask for goodwill, a pause, or to pass it on. A long illness or a move far away may be a grave reason to end it.',
    authority: {
      title: 'Obligationenrecht (OR) / Code des obligations (CO)',
      provision: 'Art. 1 und 40a bis 40f OR',
      url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
      inForceFrom: '2016-01-01',
    },
  },
]
