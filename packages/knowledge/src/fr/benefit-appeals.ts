/** Which way to appeal for which benefit: RSA, housing benefit, activity bonus. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const RSA: Test = { says: ['rsa', 'revenu de solidarité active'] }
const HOUSING: Test = {
  says: [
    'apl',
    'aide personnalisée au logement',
    'allocation de logement',
    'als',
    'alf',
    'aide au logement',
    'prime d’activité',
    "prime d'activité",
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['debt', 'general'],
  when: { any: [RSA, HOUSING] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const BENEFIT_APPEALS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.benefit.right-rsa',
    kind: 'right',
    rank: 2,
    when: { all: [RSA] },
    says: 'For RSA write to the president of your department within two months. Only then can you go to the administrative court.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 262-46 et L. 262-47',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2016-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.benefit.right-housing',
    kind: 'right',
    rank: 2,
    when: { all: [HOUSING] },
    says: 'For housing benefit and the activity bonus first write to the appeals board of the CAF, within two months. Then comes the administrative court.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH) et CSS",
      provision: 'articles L. 825-1 à L. 825-3 CCH et L. 845-2 CSS',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2019-09-01',
    },
  },
]
