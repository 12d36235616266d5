/** A prefect’s suspension of the driving licence. */
import type { Rule } from '@plainletter/contracts/rule'

import { LICENCE_SUSPENDED } from './conditions-road.ts'

const BASE = {
  country: 'fr',
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
  topics: ['criminal', 'parking', 'general'],
  when: { all: [LICENCE_SUSPENDED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LICENCE_SUSPENSION: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.suspension.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The prefect suspends your licence for some months. A judge will still decide on the offence.',
    authority: {
      title: 'Code de la route',
      provision: 'articles L. 224-1 à L. 224-9',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.suspension.warn',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'Do not drive while it lasts. That is a crime, and the insurer may not pay.',
    authority: {
      title: 'Code de la route',
      provision: 'articles L. 224-1 à L. 224-9',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.suspension.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 4,
    terms: { trigger: 'letter', count: 2, unit: 'months', roll: 'next_working_day' },
    example: { clause: 'CJA article R. 421-1', trigger: '2026-11-12', result: '2027-01-12' },
    says: 'You have two months to go to the administrative court. If you need the licence for work, ask for an urgent stop at once.',
    action: 'Contest the suspension',
    consequence: 'It runs to its end.',
    authority: {
      title: 'Code de justice administrative (CJA)',
      provision: 'articles R. 421-1 et L. 521-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070933/',
      inForceFrom: '2016-11-04',
    },
  },
  {
    ...BASE,
    id: 'fr.suspension.right-end',
    kind: 'right',
    rank: 5,
    says: 'It falls away if the judge acquits you or bans you for less. The time is taken off a ban by the judge.',
    authority: {
      title: 'Code de la route',
      provision: 'article L. 224-9',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.suspension.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Check the times: in most cases the order must come within 72 or 120 hours after your licence was kept. Book the medical check early.',
    authority: {
      title: 'Code de la route',
      provision: 'articles L. 224-1 à L. 224-9',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228/',
      inForceFrom: '2020-01-01',
    },
  },
]
