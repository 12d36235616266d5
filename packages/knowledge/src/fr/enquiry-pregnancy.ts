/** Questions about a job in pregnancy. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_PREGNANCY: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.pregnant',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 10,
    verdict: 'no',
    asks: [
      [
        'enceinte',
        'grossesse',
        'congé maternité',
        'pregnant',
        'pregnancy',
        'maternity leave',
        'suis enceinte',
        'enceinte de',
        'ma grossesse',
      ],
      [
        'licencier',
        'licenciée',
        'licenciement',
        'virer',
        'virée',
        'dismiss',
        'dismissed',
        'fire',
        'fired',
        'sack',
        "période d'essai",
        'renouvelé',
        'vire',
        'viré',
        'cdd',
        'mise à la porte',
        'lettre de licenciement',
        'insuffisance professionnelle',
        'me licencie',
        'licencié',
      ],
    ],
    says: 'Pregnant women are protected until ten weeks after maternity leave. Only grave fault or a reason apart from it can end the job, and never during the leave. Send the medical paper within 15 days of a dismissal: it is then void.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1132-1, L. 1225-4, L. 1225-5 et L. 1225-71',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2016-08-10',
    },
    checkedOn: '2026-11-23',
    checkBy: '2027-11-01',
  },
]
