/** Questions about who pays for a care home. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_CARE_HOME: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-buy.care-home-costs',
    when: {
      not: [
        {
          says: [
            'aide soignante',
            'aide-soignante',
            'je travaille',
            'mes repos',
            'ma cadre',
            'la cadre',
            'planning',
          ],
        },
      ],
    },
    kind: 'answer',
    topics: ['family', 'general', 'debt'],
    rank: 9,
    verdict: 'it_depends',
    asks: [
      ['ehpad', 'maison de retraite', 'obligation alimentaire', 'care home', 'nursing home'],
      [
        'payer',
        'obligé',
        'obligée',
        'mère',
        'père',
        'parents',
        'enfants',
        'frais',
        'facture',
        'pay',
        'mother',
        'father',
        'frère',
        'soeur',
        'sœur',
        'obligés',
        'aider',
      ],
    ],
    dependsOn: 'your means and theirs',
    says: 'Children can owe help to a parent in need, each by their means (obligation alimentaire). The home cannot fix your share alone: agree on it, or a family judge sets it. A parent who gravely failed you can lose this help. Ask the department for social help (ASH) and the housing benefit first.',
    authority: {
      title: 'Code civil',
      provision: 'articles 205 à 208 ; CASF, article L. 132-6',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2024-04-10',
    },
    checkedOn: '2026-11-22',
  },
]
