/** Changes at work: a new place, or unfit for the job after the doctor’s opinion. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { DISMISSED, ECONOMIC, INVITED } from './conditions-work.ts'

const MOVED: Test = {
  says: [
    'clause de mobilité',
    'lieu de travail',
    'mutation',
    'affectée à notre site',
    'affecté à notre site',
    'nouvelle affectation',
    'modification de votre contrat de travail',
    'changement d’horaires',
    "changement d'horaires",
  ],
}
/** The employer proposes to change the contract itself. */
const CONTRACT_CHANGE: Test = {
  says: [
    'modification de votre contrat',
    'modification du contrat de travail',
    'modifier votre contrat',
    'élément essentiel de votre contrat',
    'élément essentiel du contrat',
    'l. 1222-6',
    'l.1222-6',
    'l1222-6',
  ],
}
const UNFIT: Test = {
  says: [
    'inaptitude',
    'déclaré inapte',
    'déclarée inapte',
    'inapte à votre poste',
    "avis d'inaptitude",
    'reclassement',
  ],
}
const DOCTOR: Test = { says: ['médecin du travail', 'inapte', 'inaptitude'] }

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'DISMISSAL_LETTER'],
  topics: ['employment'],
  when: { all: [MOVED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const WORK_CHANGE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.work-change.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    kinds: ['OTHER'],
    says: 'Your employer changes your place, hours or work.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1121-1 et L. 1222-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.work-change.right-core',
    kind: 'right',
    rank: 3,
    says: 'Pay, kind of work and length of hours need your yes. You may refuse without fault. Small changes in the same area are the boss’s choice.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1121-1, L. 1221-1 et L. 1222-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.work-change.deadline-economic',
    when: { all: [CONTRACT_CHANGE, ECONOMIC], not: [DISMISSED, INVITED] },
    kind: 'deadline',
    weight: 'main',
    rank: 3,
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'none' },
    example: {
      clause: 'Code du travail, article L. 1222-6',
      trigger: '2026-11-12',
      result: '2026-12-12',
    },
    says: 'For an economic reason you have one month from getting the letter to say no. Silence is a yes. In insolvency (redressement, liquidation) it is fifteen days.',
    action: 'Say no in writing, if you do not want the change',
    consequence: 'After that you count as having accepted it.',
    authority: {
      title: 'Code du travail',
      provision: 'article L. 1222-6',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2014-07-01',
    },
    checkedOn: '2026-11-23',
  },
  {
    ...BASE,
    id: 'fr.work-change.right-clause',
    kind: 'right',
    rank: 4,
    says: 'A mobility clause must name its area. It must be used fairly, with notice and with regard to your family.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1121-1 et L. 1222-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.work-change.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Do not stay away. Write what troubles you (family, health, travel), ask for a meeting and get advice before the day.',
    authority: {
      title: 'Code du travail',
      provision: 'article L. 1222-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.unfit.want',
    checkedOn: '2026-11-23',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    when: { all: [UNFIT, DOCTOR] },
    says: 'The works doctor says that you cannot do your job (inaptitude). The employer must look for another one first.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1226-2 et L. 1226-10',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2017-09-24',
    },
  },
  {
    ...BASE,
    id: 'fr.unfit.right-pay',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 3,
    when: { all: [UNFIT, DOCTOR] },
    says: 'After one month without a new job or a dismissal, your full pay starts again.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1226-4 et L. 1226-11',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2017-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.unfit.right-contest',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 4,
    when: { all: [UNFIT, DOCTOR] },
    says: 'You can contest the doctor’s opinion at the labour court within 15 days after you got it.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 4624-7 et R. 4624-45',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.unfit.right-double',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 5,
    when: { all: [UNFIT, DOCTOR] },
    says: 'If it comes from an accident at work, dismissal pay is doubled and notice is paid.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1226-12, L. 1226-14 et L. 1226-15',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2018-04-01',
    },
  },
  {
    ...BASE,
    id: 'fr.unfit.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    when: { all: [UNFIT, DOCTOR] },
    says: 'Answer the offer in writing by the day. You may refuse, but say why: health, place or pay.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1226-2 et L. 1226-2-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2017-09-24',
    },
  },
]
