/** Questions about a traffic fine that was paid. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_FINE_PAID: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-buy.fine-paid',
    kind: 'answer',
    topics: ['parking', 'general'],
    rank: 5,
    verdict: 'yes',
    asks: [
      [
        "déjà payé l'amende",
        'déjà payé l’amende',
        'déjà payé',
        'deja payé',
        'j’ai payé l’amende',
        "j'ai payé l'amende",
        'payé la contravention',
        'réglé l’amende',
        "réglé l'amende",
        'paid the fine',
        'already paid',
      ],
      [
        'points',
        'flashé',
        'flashée',
        'radar',
        'amende',
        'contravention',
        'excès de vitesse',
        'conduisait',
        'conducteur',
      ],
      [
        'pas moi',
        'ma femme',
        'mon mari',
        'mon fils',
        'ma fille',
        'un ami',
        'mon frère',
        'conduisait',
        'points',
        'contester',
        'annuler',
        'trop tard',
        'dénoncer',
        'désigner',
      ],
    ],
    says: 'In most cases yes. To pay a fine counts as admitting the offence, so the case is closed. The points go from the licence of the person named on it. It is then too late to name someone else. Next time do not pay first: name the driver on antai.gouv.fr within 45 days. A course (stage) gives back up to four points, once a year.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 529 et 529-1 ; code de la route, articles L. 121-3 et L. 223-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2012-01-01',
    },
  },
]
