/** Questions about a fine for riding without a ticket. `asks` holds the words people type, in French and in English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['parking', 'consumer', 'debt', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_TRAIN_FINE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-buy.train-fine',
    kind: 'answer',
    rank: 8,
    verdict: 'do_this',
    asks: [
      [
        'sncf',
        'ratp',
        'tgv',
        'ter',
        'train',
        'trains',
        'métro',
        'metro',
        'tram',
        'tramway',
        'bus',
        'rer',
        'contrôleur',
        'contrôleurs',
        'navigo',
        'tcl',
        'titre de transport',
      ],
      [
        'amende',
        'amendes',
        'pv',
        'procès-verbal',
        'contravention',
        'verbalisé',
        'verbalisée',
        'sans billet',
        'sans ticket',
        'sans titre',
        'pas validé',
        'oublié de valider',
        'fraude',
        'fine',
        'without a ticket',
      ],
    ],
    says: 'You have three months from the check to pay the firm or to protest to it in writing. Had a valid pass, or a broken machine? Send a copy and say why, by registered letter. If you do neither, it becomes a raised State fine that the treasury collects. Then you have 30 days from that notice to contest.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 529-3 à 529-5 et 530',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2016-03-24',
    },
    checkedOn: '2026-11-22',
  },
]
