/** A disciplinary warning of an employer (avertissement): it ends no job. */
import type { Rule } from '@plainletter/contracts/rule'

import { WORK_WARNING } from './conditions-work.ts'

const BASE = {
  country: 'fr',
  kinds: ['DISMISSAL_LETTER', 'OTHER'],
  topics: ['employment'],
  when: { all: [WORK_WARNING] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const WORK_WARNING_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.work-warning.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'Your employer punishes a fault in writing (avertissement). You are not dismissed.',
    authority: {
      title: 'Code du travail',
      provision: 'article L. 1331-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.work-warning.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 3,
    says: 'This is your employer. The labour court (conseil de prud’hommes) can check and cancel a sanction.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1331-1 et L. 1333-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.work-warning.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'Your job and pay go on. A new fault could weigh more, so answer if it is wrong. After three years it may no longer be used.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1331-1 et L. 1332-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.work-warning.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 3,
    says: 'They cannot dismiss you or cut your pay with this letter. Fines on pay are forbidden.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1232-2 et L. 1331-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.work-warning.right-reason',
    kind: 'right',
    rank: 3,
    says: 'The letter must say what you did. If it is doubtful, the doubt helps you.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1332-1 et L. 1333-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.work-warning.right-cancel',
    kind: 'right',
    rank: 4,
    says: 'A judge can cancel a sanction that is wrong or too hard. You have two years to ask.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1333-1, L. 1333-2 et L. 1471-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2017-09-24',
    },
  },
  {
    ...BASE,
    id: 'fr.work-warning.right-one',
    kind: 'right',
    rank: 5,
    says: 'The same fault may not be punished twice. So they cannot dismiss you later for this alone.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1331-1 et L. 1332-4',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.work-warning.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Answer in writing with facts, dates and witnesses. Keep a copy and proof of sending. Ask staff reps or a union.',
    authority: {
      title: 'Code du travail',
      provision: 'article L. 1333-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.work-warning.option',
    kind: 'option',
    option: 'dispute',
    rank: 3,
    says: 'Write that you contest it and ask them to withdraw it.',
    title: 'Contest it in writing',
    cost: 'Free.',
    time: 'This week.',
    risk: 'Do not admit more than is true.',
    bestFor: 'The facts are wrong.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1333-1 et L. 1333-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
]
