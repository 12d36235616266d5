/** Being kept from work while the employer decides (mise à pied conservatoire). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { DISMISSED } from './conditions-work.ts'

const KEPT_AWAY: Test = {
  says: [
    'mise à pied conservatoire',
    'mise à pied à titre conservatoire',
    'mis à pied à titre conservatoire',
    'mise à pied, à titre conservatoire',
    'mettre à pied à titre conservatoire',
  ],
}

const PUNISHED: Test = {
  says: [
    'mise à pied disciplinaire',
    "mise à pied d'un jour",
    'mise à pied de deux jours',
    'mise à pied de trois jours',
    'mise à pied de quatre jours',
    'mise à pied de cinq jours',
    'mise à pied de 2 jours',
    'mise à pied de 3 jours',
    'mise à pied de 4 jours',
    'mise à pied de 5 jours',
    "mise à pied d'une durée",
    'jours de mise à pied',
  ],
}

function work(provision: string, inForceFrom: string): Authority {
  return {
    title: 'Code du travail',
    provision,
    url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
    inForceFrom,
  }
}

const BASE = {
  country: 'fr',
  kinds: ['DISMISSAL_LETTER', 'OTHER'],
  topics: ['employment'],
  when: { all: [KEPT_AWAY], not: [DISMISSED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const WORK_SUSPENSION: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.kept-from-work.want',
    checkedOn: '2026-11-23',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your employer keeps you from work until it decides on a fault (mise à pied conservatoire). You are not dismissed.',
    authority: work('article L. 1332-3', '2008-05-01'),
  },
  {
    ...BASE,
    id: 'fr.kept-from-work.reality',
    checkedOn: '2026-11-23',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'This is no punishment yet. But it shows that they think of a dismissal for grave fault, so get advice now.',
    authority: work('articles L. 1332-2 et L. 1332-3', '2008-05-01'),
  },
  {
    ...BASE,
    id: 'fr.kept-from-work.right-pay',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 3,
    says: 'Pay may stop for these days. If in the end there is no grave fault (faute grave), they must pay you all of it.',
    authority: work('articles L. 1332-3 et L. 1234-1', '2008-05-01'),
  },
  {
    ...BASE,
    id: 'fr.kept-from-work.right-meeting',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 4,
    says: 'They must call you at once to a meeting (entretien préalable). You may bring a colleague, or an adviser if there are no staff reps.',
    authority: work('articles L. 1232-2, L. 1332-2 et L. 1332-3', '2008-05-01'),
  },
  {
    ...BASE,
    id: 'fr.kept-from-work.right-month',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 5,
    says: 'A decision must come within one month after the meeting. A fault known for more than two months may not be punished.',
    authority: work('articles L. 1332-2 et L. 1332-4', '2008-05-01'),
  },
  {
    ...BASE,
    id: 'fr.kept-from-work.step-away',
    checkedOn: '2026-11-23',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Stay away from work as told, but stay reachable. Write that you are ready to work and contest the facts.',
    authority: work('article L. 1332-3', '2008-05-01'),
  },
  {
    ...BASE,
    id: 'fr.kept-from-work.step-proof',
    checkedOn: '2026-11-23',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Gather proof now: messages, rotas, names of people who saw it. Any doubt helps you before the judge.',
    authority: work('articles L. 1235-1 et L. 1333-1', '2008-05-01'),
  },
  {
    ...BASE,
    id: 'fr.kept-from-work.warn-resign',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'Do not resign in anger. You could lose unemployment pay and your claims.',
    authority: work('article L. 1237-1', '2008-05-01'),
  },
  {
    ...BASE,
    id: 'fr.kept-from-work.option-help',
    checkedOn: '2026-11-23',
    kind: 'option',
    option: 'get_help',
    rank: 5,
    says: 'A union, or an adviser from the list at the town hall, can go with you for free.',
    title: 'Find someone for the meeting',
    cost: 'Free.',
    time: 'Before the meeting.',
    risk: 'None.',
    bestFor: 'Everyone kept from work.',
    authority: work('articles L. 1232-4 et D. 1232-5', '2008-05-01'),
  },
  {
    ...BASE,
    id: 'fr.suspended.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: { all: [PUNISHED], not: [KEPT_AWAY, DISMISSED] },
    says: 'Your employer punishes you with days without work and pay (mise à pied disciplinaire). You keep your job.',
    authority: work('articles L. 1331-1 et L. 1332-2', '2012-03-24'),
    checkedOn: '2026-11-23',
  },
  {
    ...BASE,
    id: 'fr.suspended.right',
    kind: 'right',
    rank: 4,
    when: { all: [PUNISHED], not: [KEPT_AWAY, DISMISSED] },
    says: 'It needs a meeting first, reasons in writing, a fault known for under two months and a length named in the works rules. If not, a judge can cancel it and you get the pay.',
    authority: work(
      'articles L. 1331-1, L. 1332-2, L. 1332-4, L. 1333-1 et L. 1333-2',
      '2012-03-24',
    ),
    checkedOn: '2026-11-23',
  },
  {
    ...BASE,
    id: 'fr.suspended.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    when: { all: [PUNISHED], not: [KEPT_AWAY, DISMISSED] },
    says: 'Follow it, but answer in writing if it is wrong or too hard. Ask for the works rules and see a union or staff delegate.',
    authority: work('articles L. 1321-1, L. 1332-1 et L. 1333-1', '2012-03-24'),
    checkedOn: '2026-11-23',
  },
]
