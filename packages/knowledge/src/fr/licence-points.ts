/** Points on the driving licence, and the letter that says that none are left (48 SI). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const POINTS: Test = {
  says: [
    '48si',
    '48 si',
    '48 s i',
    'solde de points',
    'retrait de points',
    'perte de points',
    'points de votre permis',
    'stage de sensibilisation',
  ],
}
const NONE_LEFT: Test = {
  says: [
    '48si',
    '48 si',
    'solde de points nul',
    'solde nul',
    'solde de points de votre permis de conduire est nul',
    'perdu sa validité',
    'invalidation de votre permis',
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
  topics: ['criminal', 'parking', 'general'],
  when: { any: [POINTS, NONE_LEFT] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LICENCE_POINTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.points.want',
    kind: 'fact',
    slot: 'what_they_want',
    kinds: ['OTHER'],
    rank: 6,
    when: { all: [NONE_LEFT] },
    says: 'They say that you have no points left. Your licence is no longer valid, and you must hand it in.',
    authority: {
      title: 'Code de la route',
      provision: 'articles L. 223-1 et L. 223-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228/',
      inForceFrom: '2012-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.points.warn',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    when: { all: [NONE_LEFT] },
    says: 'Do not drive now. Driving with a licence that is void is a crime.',
    authority: {
      title: 'Code de la route',
      provision: 'articles L. 223-5 et L. 224-16',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228/',
      inForceFrom: '2012-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.points.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 5,
    when: { all: [NONE_LEFT] },
    terms: { trigger: 'letter', count: 2, unit: 'months', roll: 'next_working_day' },
    example: { clause: 'CJA article R. 421-1', trigger: '2026-11-12', result: '2027-01-12' },
    says: 'You have two months to go to the administrative court. A letter to the minister in that time keeps the two months open.',
    action: 'Appeal against the decision 48 SI',
    consequence: 'The loss of the licence becomes final.',
    authority: {
      title: 'Code de justice administrative (CJA)',
      provision: 'articles R. 421-1 et R. 421-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070933/',
      inForceFrom: '2016-11-04',
    },
  },
  {
    ...BASE,
    id: 'fr.points.right-told',
    kind: 'right',
    rank: 6,
    says: 'At each offence they must tell you that points can be lost. If they cannot prove that, the court gives those points back.',
    authority: {
      title: 'Code de la route',
      provision: 'articles L. 223-3 et R. 223-3',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228/',
      inForceFrom: '2012-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.points.right-back',
    kind: 'right',
    rank: 7,
    says: 'One lost point comes back after six months without an offence. All come back after two or three years. A course gives four, once a year.',
    authority: {
      title: 'Code de la route',
      provision: 'article L. 223-6',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228/',
      inForceFrom: '2012-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.points.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Get your full record of points (relevé intégral) online or at the prefecture. A lawyer can see which point can be won back.',
    authority: {
      title: 'Code de la route',
      provision: 'article L. 223-7',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228/',
      inForceFrom: '2012-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.points.option',
    kind: 'option',
    option: 'appeal',
    rank: 8,
    when: { all: [NONE_LEFT] },
    says: 'Go to the administrative court, and ask for an urgent stop if you need the licence for work.',
    title: 'Contest the decision',
    cost: 'A lawyer helps. Legal aid is possible.',
    time: 'Two months.',
    risk: 'None.',
    bestFor: 'You were never told of lost points.',
    authority: {
      title: 'Code de justice administrative (CJA)',
      provision: 'articles L. 521-1 et R. 421-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070933/',
      inForceFrom: '2016-11-04',
    },
  },
]
