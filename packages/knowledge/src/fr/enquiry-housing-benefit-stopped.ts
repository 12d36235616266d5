/** Questions about housing benefit that stopped. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_HOUSING_BENEFIT_STOPPED: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.housing-benefit-stopped',
    kind: 'answer',
    topics: ['debt', 'housing', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'apl',
        'als',
        'aide au logement',
        'aides au logement',
        'allocation logement',
        'housing benefit',
      ],
      [
        'coupe',
        'coupé',
        'coupée',
        'coupées',
        'suspendu',
        'suspendue',
        'suspendues',
        'arrêté',
        'supprimé',
        'supprimée',
        'plus d’apl',
        "plus d'apl",
        'plus reçu',
        'ne verse plus',
        'stopped',
      ],
      [
        'caf',
        'msa',
        'loyer',
        'impayé',
        'proprio',
        'propriétaire',
        'bailleur',
        'déclaration',
        'mois',
      ],
    ],
    says: 'Ask the CAF in writing for the reason. If the landlord reported unpaid rent that you did pay, send your receipts or bank lines at once. With true arrears the benefit mostly goes on if you agree a plan and keep it: ask the CAF and landlord for one. To contest, write to the appeals board (CRA) of the CAF within two months. Then comes the administrative court.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH)",
      provision: 'articles L. 824-1, L. 824-2, L. 825-1 à L. 825-3 et R. 824-4',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2019-09-01',
    },
  },
]
