/** A demand to come back to work, after which the worker counts as having resigned. */
import type { Rule } from '@plainletter/contracts/rule'

import { CALLED_BACK_TO_WORK } from './conditions-work.ts'

const BASE = {
  country: 'fr',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'DISMISSAL_LETTER', 'OTHER'],
  topics: ['employment'],
  when: { any: [CALLED_BACK_TO_WORK] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const JOB_ABSENCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.absence.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 2,
    says: 'Your employer wants you to come back to work or to give the reason of your absence.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1237-1-1 et R. 1237-13',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2023-04-19',
    },
  },
  {
    ...BASE,
    id: 'fr.absence.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 2,
    says: 'If you do nothing, you can be taken to have resigned. Then unemployment benefit is mostly lost.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1237-1-1 et R. 1237-13',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2023-04-19',
    },
  },
  {
    ...BASE,
    id: 'fr.absence.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 3,
    terms: { trigger: 'letter', count: 15, unit: 'days', roll: 'none' },
    example: {
      clause: 'Code du travail, article R. 1237-13',
      trigger: '2026-11-12',
      result: '2026-11-27',
    },
    says: 'You have at least fifteen days, counted from the day the letter was brought to you. The letter may give more.',
    action: 'Go back to work, or send your reason with proof',
    consequence: 'You can be taken to have resigned.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1237-1-1 et R. 1237-13',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2023-04-19',
    },
  },
  {
    ...BASE,
    id: 'fr.absence.right-reasons',
    kind: 'right',
    rank: 2,
    says: 'A good reason stops it: illness, danger at work, a strike, an order against the law, or a change of your contract by the employer.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1237-1-1 et R. 1237-13',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2023-04-19',
    },
  },
  {
    ...BASE,
    id: 'fr.absence.right-told',
    kind: 'right',
    rank: 4,
    says: 'The letter must tell you what happens if you do not come back. If it does not, say so.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1237-1-1 et R. 1237-13',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2023-04-19',
    },
  },
  {
    ...BASE,
    id: 'fr.absence.right-court',
    kind: 'right',
    rank: 5,
    says: 'You can contest the resignation at the labour court (prud’hommes). It should decide in a month, with no settlement meeting first.',
    authority: {
      title: 'Code du travail',
      provision: 'article L. 1237-1-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2022-12-23',
    },
  },
  {
    ...BASE,
    id: 'fr.absence.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Answer by registered letter before the day ends. Add the sick note or other proof, and keep a copy.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1237-1-1 et R. 1237-13',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2023-04-19',
    },
  },
  {
    ...BASE,
    id: 'fr.absence.option-answer',
    kind: 'option',
    option: 'dispute',
    rank: 2,
    says: 'Say why you were away, or that you come back, with the day.',
    title: 'Answer in time',
    cost: 'The price of a registered letter.',
    time: 'Within fifteen days.',
    risk: 'None.',
    bestFor: 'Every case.',
    authority: {
      title: 'Code du travail',
      provision: 'articles L. 1237-1-1 et R. 1237-13',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2023-04-19',
    },
  },
]
