/** Questions about late trains. */
import type { Rule } from '@plainletter/contracts/rule'

const RAIL = {
  title:
    'Personenbeförderungsgesetz (PBG) und Verordnung (VPB) / Loi sur le transport de voyageurs (LTV)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2009/739/de',
  inForceFrom: '2021-01-01',
}

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_TRAIN: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.train-late',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    checkedOn: '2026-11-22',
    asks: [
      ['zug', 'bahn', 'sbb', 'train', 'cff', 'treno', 'ffs'],
      [
        'verspätung',
        'verspätet',
        'zu spät',
        'ausgefallen',
        'retard',
        'en retard',
        'supprimé',
        'ritardo',
        'in ritardo',
        'soppresso',
        'late',
        'delay',
      ],
      [
        'geld',
        'geld zurück',
        'entschädigung',
        'bekomme',
        'remboursement',
        'argent',
        'indemnité',
        'soldi',
        'rimborso',
        'indennizzo',
        'refund',
        'money back',
        'mi spetta',
        'ai-je droit',
        'steht mir',
        'was bekomme',
        'rimborsano',
        'taxi',
        'hotel',
      ],
    ],
    says: 'More than 60 minutes late on arrival gives back at least 25 % of the fare, more than 120 minutes 50 %. It holds for landslides and bad weather too. Sums under 5 francs need not be paid. Ask the train firm online or at the desk. It pays within 30 days, in money if you want.',
    authority: { ...RAIL, provision: 'PBG Art. 21b, mit VPB' },
  },
]
