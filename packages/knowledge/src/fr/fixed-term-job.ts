/** The end of a fixed-term job (CDD), on its day or before. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { FIXED_TERM_ENDED } from './conditions-work.ts'

const EARLY: Test = {
  says: [
    'rupture anticipée',
    'avant son terme',
    'avant le terme',
    "avant l'échéance",
    'avant l’échéance',
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['DISMISSAL_LETTER', 'OTHER'],
  topics: ['employment'],
  when: { any: [FIXED_TERM_ENDED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const FIXED_TERM_JOB: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.cdd.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    kinds: ['OTHER'],
    says: 'Your employer ends your fixed-term job (CDD).',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1243-1 et L. 1243-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.cdd.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    when: { any: [FIXED_TERM_ENDED], not: [EARLY] },
    says: 'A fixed-term job ends by itself on its day. No reason and no meeting are needed.',
    authority: {
      title: 'Code du travail',
      provision: 'article L. 1243-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.cdd.reality-early',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    when: { all: [FIXED_TERM_ENDED, EARLY] },
    says: 'Before its day it may end only in a few cases. If yours is none of them, you get at least the pay until the last day.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1243-1 et L. 1243-4',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2011-05-19',
    },
  },
  {
    ...BASE,
    id: 'fr.cdd.right-early',
    kind: 'right',
    rank: 2,
    when: { all: [FIXED_TERM_ENDED, EARLY] },
    says: 'The cases are: you both agree, a grave fault, force majeure, or the works doctor finds you unfit. For a fault they must hear you first.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1243-1 et L. 1243-4',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2011-05-19',
    },
  },
  {
    ...BASE,
    id: 'fr.cdd.right-ten',
    kind: 'right',
    rank: 3,
    says: 'At the end you get a bonus of 10% of all gross pay, in some sectors 6%. Not for season work, a grave fault, or if you refused a permanent job there.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1243-8 à L. 1243-10',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.cdd.right-leave',
    kind: 'right',
    rank: 4,
    says: 'Leave that you did not take is paid out, at least 10% of your pay.',
    authority: {
      title: 'Code du travail',
      provision: 'article L. 1242-16',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2012-03-24',
    },
  },
  {
    ...BASE,
    id: 'fr.cdd.right-recast',
    kind: 'right',
    rank: 5,
    says: 'No written contract, no reason in it, or a job that the firm always needs? The labour court can make it permanent, with at least a month of pay.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1242-1, L. 1242-12, L. 1245-1 et L. 1245-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2017-09-24',
    },
  },
  {
    ...BASE,
    id: 'fr.cdd.right-papers',
    kind: 'right',
    rank: 6,
    says: 'You get a work certificate, the last pay and the paper for France Travail. Sign on there at once.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1234-19, L. 1234-20 et R. 1234-9',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.cdd.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Find the contract. Compare its reason and last day with this letter, and the bonus with your last payslip.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1242-12 et L. 1243-1 à L. 1243-8',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2011-05-19',
    },
  },
  {
    ...BASE,
    id: 'fr.cdd.option',
    kind: 'option',
    option: 'dispute',
    rank: 3,
    says: 'Write for what is missing. If they refuse, go to the labour court (prud’hommes). It needs no lawyer.',
    title: 'Claim what is missing',
    cost: 'Free.',
    time: 'Some weeks.',
    risk: 'None.',
    bestFor: 'Pay or the bonus is missing, or it ended too soon.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1243-4, L. 1245-2 et L. 1411-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2013-06-17',
    },
  },
]
