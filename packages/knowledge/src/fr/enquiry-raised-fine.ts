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
      ],
    ],
    says: 'Contest the raised fine on antai.gouv.fr or by registered letter within 30 days of its sending, with the notice and your reasons. Say that the first notice never came, and why (a move, a car sold). A valid claim cancels the raised title, and the first fine is looked at again. Never knew of it? Then later can do too. Do not pay what you contest.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 529-2, 530 et R. 49-10',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2012-01-01',
    },
  },
]
