/** Questions about benefits that France Travail stops. `asks` holds the words people type, in French and in English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'employment', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_JOBSEEKER: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.jobseeker-cut',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    asks: [
      [
        'france travail',
        'pôle emploi',
        'pole emploi',
        'conseiller pôle emploi',
        'demandeur d’emploi',
        "demandeur d'emploi",
        'allocation chômage',
        'mon chômage',
        'allocations chômage',
        'jobseeker',
      ],
      [
        'radié',
        'radiée',
        'radiation',
        'radier',
        'supprimé',
        'supprimée',
        'suspendu',
        'suspendue',
        'coupé',
        'coupée',
        'sanction',
        'absence à un rendez-vous',
        'rendez-vous manqué',
        'raté un rendez-vous',
        'raté mon rendez-vous',
        'manqué un rendez-vous',
        'oublié le rendez-vous',
        'struck off',
        'stopped',
        'sanctioned',
      ],
    ],
    says: 'They must write to you and hear you first. Answer by the day in the letter, with proof. A good reason stops it: illness, a job interview, a sick child. A first breach mostly costs at least 30% for one or two months, and ends early if you do what was missing. Against the decision, read its last page for the way and the days. The agency’s mediator is free.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 5412-1 et R. 5412-1 à R. 5412-3-4',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2025-06-01',
    },
    checkedOn: '2026-11-23',
  },
]
