/** Questions about the way back to work after maternity leave. `asks` holds the words people type, in French and in English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'family', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_BACK_FROM_LEAVE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.back-from-maternity',
    kind: 'answer',
    rank: 7,
    verdict: 'do_this',
    asks: [
      [
        'congé mat',
        'congé maternité',
        'congé de maternité',
        'conge maternité',
        'conge maternite',
        'congé parental',
        'congé patho',
        'maternity leave',
      ],
      [
        'ma place',
        'mon poste',
        'mon ancien poste',
        'autre poste',
        'un poste',
        'remplacée',
        'remplaçante',
        'reprends',
        'reprendre',
        'retour',
        'rentre de',
        'reviens',
        'retrouver',
        'moins bien payé',
        'mutée',
        'changer de poste',
        'my job back',
        'come back',
      ],
    ],
    says: 'After the leave you get your old job back, or a similar one with at least the same pay. You need not accept less. Ask in writing for your post. You may have a talk about your work. For ten weeks after maternity leave you are protected against dismissal, except for grave fault or a reason apart from it. Ask the labour inspector, then the labour court.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1225-4, L. 1225-25, L. 1225-27 et L. 1225-55',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2016-08-10',
    },
    checkedOn: '2026-11-22',
  },
]
