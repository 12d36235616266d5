/** Letters about child maintenance (pension alimentaire) and its collection by the CAF (ARIPA). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const MAINTENANCE: Test = {
  says: [
    'pension alimentaire',
    'pensions alimentaires',
    'aripa',
    'intermédiation financière',
    "contribution à l'entretien",
    'contribution à l’entretien',
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BAILIFF_NOTICE'],
  topics: ['family', 'debt'],
  when: { all: [MAINTENANCE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const CHILD_MAINTENANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.maintenance.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'Did a judgment or deed fix the sum? Then the CAF (ARIPA) or an officer can take it from your pay or bank, without a new judge.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 582-1 et L. 581-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2023-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.maintenance.right-change',
    kind: 'right',
    rank: 3,
    says: 'Do you earn much less, or have other children? Ask the family judge (juge aux affaires familiales) to change the sum. You need no lawyer. Until then the old sum is due.',
    authority: {
      title: 'Code civil',
      provision: 'articles 371-2, 373-2-2 et 373-2-13',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2019-03-25',
    },
  },
  {
    ...BASE,
    id: 'fr.maintenance.right-years',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 5,
    says: 'Direct payment from your pay takes the current sum and some months back, in parts. Sums older than five years are too old.',
    authority: {
      title: "Code des procédures civiles d'exécution (CPCE)",
      provision: 'articles L. 213-1 à L. 213-4, et code civil article 2224',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000025024948/',
      inForceFrom: '2012-06-01',
    },
  },
  {
    ...BASE,
    id: 'fr.maintenance.warn',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'More than two months without paying in full can be a crime (abandon de famille). Pay what you can and ask the judge at once.',
    authority: {
      title: 'Code pénal',
      provision: 'article 227-3',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070719/',
      inForceFrom: '2020-07-31',
    },
  },
  {
    ...BASE,
    id: 'fr.maintenance.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Send proof of what you paid, month by month. Ask the ARIPA for a plan, and the judge for a new sum if you cannot go on.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 582-1 et R. 582-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2023-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.maintenance.option',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    says: 'Ask the family judge to change it, with your budget.',
    title: 'Have the sum changed',
    cost: 'No lawyer needed.',
    time: 'Some months. Ask at once.',
    risk: 'None.',
    bestFor: 'Your life has changed.',
    authority: {
      title: 'Code civil',
      provision: 'articles 373-2-2 et 373-2-13',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2019-03-25',
    },
  },
]
