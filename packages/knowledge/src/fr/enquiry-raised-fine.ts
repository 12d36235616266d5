/** Questions about a raised fine whose first notice never came. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_RAISED_FINE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-buy.raised-fine',
    checkedOn: '2026-11-22',
    kind: 'answer',
    topics: ['parking', 'general', 'debt'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'amende majorée',
        'amende majoree',
        'majorée',
        'majorées',
        'majoration',
        'amendes majorées',
        '375',
        'raised fine',
        'increased fine',
        'amende forfaitaire majorée',
      ],
      [
        'jamais reçu',
        'jamais recu',
        'pas reçu',
        'rien reçu',
        'déménagé',
        'ancienne adresse',
        'mauvaise adresse',
        'contester',
        'réclamation',
        'voiture vendue',
        'vendu la voiture',
        'pas moi',
        'never got',
        'never received',
        'contest',
        'rien recu',
        'rien reçu du tout',
        'jamais eu',
        'tombe des nues',
        'saisie administrative',
        'satd',
        'pris sur mon compte',
        'carte grise',
        "changé d'adresse",
        'adresse de la carte grise',
      ],
    ],
    says: 'Contest it (réclamation) on antai.gouv.fr or by registered letter. You have 30 days from its sending, or from the seizure by which you learned of it. It is three months if it went by registered post to the address on the car papers. Give your reasons and proof, such as a move. A valid claim cancels the title, and money already taken comes back. Do not pay what you contest.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 529-2, 530 et R. 49-10',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2012-01-01',
    },
  },
]
