/** The family judge (juge aux affaires familiales): with whom a child lives, how often it is seen, and what is paid for it. */
import type { Rule, Test } from '@plainletter/contracts/rule'

/** A child before the family judge: no claim of money by a firm. */
export const FAMILY_JUDGE_PAPER: Test = {
  says: [
    'juge aux affaires familiales',
    'jaf',
    'autorité parentale',
    'résidence de l’enfant',
    "résidence de l'enfant",
    'résidence des enfants',
    'droit de visite',
  ],
}
const CALLED: Test = {
  says: ['convocation', 'convoqué', 'convoquée', 'requête', 'assignation', 'audience', 'jugement'],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
  topics: ['family', 'general'],
  when: { all: [FAMILY_JUDGE_PAPER, CALLED] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const FAMILY_JUDGE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.jaf.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The other parent asks the family judge (JAF) to decide where the child lives, who sees it when, or what you pay.',
    authority: {
      title: 'Code civil',
      provision: 'articles 373-2 et 373-2-6',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2019-03-25',
    },
  },
  {
    ...BASE,
    id: 'fr.jaf.right-interest',
    kind: 'right',
    rank: 1,
    says: 'Both parents mostly keep authority, and the judge looks only to the child’s good: habits, what you agreed, how each respects the other, any violence. The child may ask to be heard.',
    authority: {
      title: 'Code civil',
      provision: 'articles 372, 373-2, 373-2-11 et 388-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2019-03-25',
    },
  },
  {
    ...BASE,
    id: 'fr.jaf.right-sum',
    kind: 'right',
    rank: 2,
    says: 'What is paid follows the means of each parent and the needs of the child. It can be changed later when something new comes up.',
    authority: {
      title: 'Code civil',
      provision: 'articles 371-2, 373-2-2 et 373-2-13',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2019-03-25',
    },
  },
  {
    ...BASE,
    id: 'fr.jaf.right-lawyer',
    kind: 'right',
    rank: 3,
    says: 'Here you mostly need no lawyer, though one helps: legal aid pays with a low income. If you do not come, the judge decides without you. You can appeal, mostly within one month of service.',
    authority: {
      title: 'Code de procédure civile (CPC)',
      provision: 'articles 538, 1137 à 1142',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.jaf.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Bring proof of income, rent and costs, a plan for school and holidays, and how you care for the child. Send the other side copies before the day.',
    authority: {
      title: 'Code de procédure civile (CPC)',
      provision: 'articles 15 et 1140',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716/',
      inForceFrom: '2020-01-01',
    },
  },
]
