/** Which way to appeal for which benefit: RSA, housing benefit, activity bonus. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CASF } from './law-codes.ts'

const RSA: Test = { says: ['rsa', 'revenu de solidarité active'] }
const HOUSING: Test = {
  says: [
    'apl',
    'aide personnalisée au logement',
    'allocation de logement',
    'als',
    'alf',
    'aide au logement',
    'prime d’activité',
    "prime d'activité",
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['debt', 'general'],
  when: { any: [RSA, HOUSING] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** Calls to a meeting that is still to come; a cut for a missed one speaks of it in other words. */
const MEETING: Test = {
  says: [
    'convocation à un rendez-vous',
    'convoquée à un rendez-vous',
    'convoqué à un rendez-vous',
    'êtes convoquée',
    'êtes convoqué',
    'êtes attendue',
    'êtes attendu',
    "rendez-vous d'accompagnement",
    "rendez-vous d'orientation",
  ],
}
const FOLLOW_UP: Authority = {
  ...CASF,
  provision: 'articles L. 262-27, L. 262-28 et L. 262-37',
  inForceFrom: '2025-01-01',
}

export const BENEFIT_APPEALS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.benefit.right-rsa',
    kind: 'right',
    rank: 2,
    when: { all: [RSA], not: [MEETING] },
    says: 'For RSA write to the president of your department within two months. Only then can you go to the administrative court.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 262-46 et L. 262-47',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2016-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.benefit.right-housing',
    kind: 'right',
    rank: 2,
    when: { all: [HOUSING] },
    says: 'For housing benefit and the activity bonus first write to the appeals board of the CAF, within two months. Then comes the administrative court.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH) et CSS",
      provision: 'articles L. 825-1 à L. 825-3 CCH et L. 845-2 CSS',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2019-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.benefit.meeting-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: { all: [RSA, MEETING] },
    checkedOn: '2026-11-23',
    says: 'You are called to a meeting about help and work because you get RSA. You have to go. Nothing is to be paid.',
    authority: FOLLOW_UP,
  },
  {
    ...BASE,
    id: 'fr.benefit.meeting-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    when: { all: [RSA, MEETING] },
    checkedOn: '2026-11-23',
    says: 'You may ask for another day with a good reason, and explain yourself before any cut.',
    authority: FOLLOW_UP,
  },
  {
    ...BASE,
    id: 'fr.benefit.meeting-go',
    kind: 'step',
    list: 'first',
    rank: 4,
    when: { all: [RSA, MEETING] },
    checkedOn: '2026-11-23',
    says: 'Go on that day with this letter and an identity paper. You cannot? Call before the day, then write the reason, and keep proof.',
    authority: FOLLOW_UP,
  },
  {
    ...BASE,
    id: 'fr.benefit.meeting-heard',
    kind: 'right',
    rank: 3,
    when: { all: [RSA, MEETING] },
    checkedOn: '2026-11-23',
    says: 'Your RSA may not be cut before they tell you why in writing and let you answer. Against a cut, write to the president of the department within two months.',
    authority: {
      ...CASF,
      provision: 'articles L. 262-37 et L. 262-47 ; CRPA, articles L. 121-1 et L. 122-1',
      inForceFrom: '2025-06-01',
    },
  },
]
