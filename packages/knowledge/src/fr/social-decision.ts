/** Refusals of the MDPH and of pension funds. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const DISABILITY: Test = {
  says: [
    'mdph',
    'cdaph',
    'allocation aux adultes handicapés',
    'aah',
    'aeeh',
    'rqth',
    "taux d'incapacité",
    'carte mobilité inclusion',
  ],
}
const PENSION: Test = {
  says: [
    'carsat',
    'assurance retraite',
    'cnav',
    'agirc-arrco',
    'votre retraite',
    'pension de retraite',
    'pension de réversion',
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'INSURANCE_DECISION', 'BENEFIT_OVERPAYMENT'],
  topics: ['general'],
  when: { any: [DISABILITY] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const SOCIAL_DECISION: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.social.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The disability office (MDPH) decides on your request.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 241-9 et R. 241-35, et CSS articles L. 142-4 et R. 142-9-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.social.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    says: 'A no is often not the last word. First you ask the MDPH again in writing, for free.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 241-9 et R. 241-35, et CSS articles L. 142-4 et R. 142-9-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.social.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 6,
    terms: { trigger: 'letter', count: 2, unit: 'months', roll: 'none' },
    example: { clause: 'CASF article R. 241-35', trigger: '2026-11-12', result: '2027-01-12' },
    says: 'You have two months from the letter for the appeal to the MDPH (RAPO). Only after it comes the court.',
    action: 'Send the appeal (RAPO) to the MDPH',
    consequence: 'The refusal becomes final. You can file a new request.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 241-9 et R. 241-35, et CSS articles L. 142-4 et R. 142-9-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.social.right-court',
    kind: 'right',
    rank: 4,
    says: 'No answer in two months, or a no? Then you have two months for the social court (pôle social). You need no lawyer, and it can name a doctor.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 142-1, R. 142-10-1 et R. 142-16',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.social.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Add new medical letters on your daily limits, not only the name of the illness. Ask to see your file and the score.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 241-9 et R. 241-35, et CSS articles L. 142-4 et R. 142-9-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.social.option',
    kind: 'option',
    option: 'appeal',
    rank: 6,
    says: 'Write why it is wrong, with proof. You may ask for a mediator (personne qualifiée).',
    title: 'Appeal to the MDPH',
    cost: 'Free.',
    time: 'Two months.',
    risk: 'None.',
    bestFor: 'Your limits were not seen.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 241-9 et R. 241-35, et CSS articles L. 142-4 et R. 142-9-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.social.right-pension',
    kind: 'right',
    rank: 4,
    when: { any: [PENSION] },
    says: 'Against a pension fund write to its appeals board (commission de recours amiable) within two months. Then comes the social court, where you need no lawyer.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles R. 142-1 et R. 142-6',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2019-01-01',
    },
  },
]
