/** Refusals and sanctions of France Travail. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const AGENCY: Test = {
  says: ['france travail', 'pôle emploi', "demandeurs d'emploi", "demandeur d'emploi"],
}
const SANCTION: Test = {
  says: [
    'radiation',
    'sanction',
    'suspension',
    'suppression',
    'avertissement avant sanction',
    'manquement',
    'suspendre votre allocation',
    'suspendre vos allocations',
    'radier',
    'supprimer votre allocation',
    'réduire votre allocation',
    "contrat d'engagement",
  ],
}
const REFUSAL: Test = {
  says: ['rejetée', 'refus', 'refusée', 'rejet', "n'avez pas droit", 'démission'],
}

const BASE = {
  country: 'fr',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['employment', 'general'],
  when: { all: [AGENCY, SANCTION] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const JOB_SEEKER: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.jobseeker.want',
    checkedOn: '2026-11-23',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'France Travail says that you missed a duty and wants to stop or cut your benefit.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 5412-1 et R. 5412-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2025-06-01',
    },
  },
  {
    ...BASE,
    id: 'fr.jobseeker.right-scale',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 3,
    says: 'A first breach mostly means at least 30% less for one or two months. It ends early if you do what was missing. Repeated, it can reach four months and all of it.',
    authority: {
      title: 'Code du travail',
      provision: 'articles R. 5412-1 à R. 5412-3-4',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2025-06-01',
    },
  },
  {
    ...BASE,
    id: 'fr.jobseeker.right-reason',
    kind: 'right',
    rank: 4,
    says: 'No sanction if you had a good reason (motif légitime), such as illness, a job interview or a sick child. They must hear you first.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 5412-1 et R. 5412-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2025-06-01',
    },
  },
  {
    ...BASE,
    id: 'fr.jobseeker.right-mediator',
    kind: 'right',
    rank: 5,
    checkedOn: '2026-11-24',
    says: 'Against a sanction you must first go to the mediator of France Travail, within two months and for free. Only then comes the administrative court.',
    authority: {
      title: 'Code du travail',
      provision: 'articles R. 5312-47 et R. 5312-48',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2025-06-01',
    },
  },
  {
    ...BASE,
    id: 'fr.jobseeker.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    checkedOn: '2026-11-24',
    when: {
      all: [AGENCY, { says: ['avertissement', 'observations', "j'envisage", 'envisage de'] }],
    },
    says: 'This is a warning or a first step. They must wait for your answer, and the sanction must fit what happened.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 5412-1, R. 5412-1 et suivants',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2025-06-01',
    },
  },
  {
    ...BASE,
    id: 'fr.jobseeker.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Answer in writing by the day in the letter, with proof. You may ask to be heard with someone at your side.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 5412-1 et R. 5412-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2025-06-01',
    },
  },
  {
    ...BASE,
    id: 'fr.jobseeker.right-refusal',
    kind: 'right',
    rank: 5,
    when: { all: [AGENCY, REFUSAL], not: [SANCTION] },
    says: 'Refused after you resigned? After 121 days you can ask for your case to be looked at again. The agency’s mediator is free.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 5312-12 et L. 5422-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2019-11-01',
    },
  },
]
