/** The department looks into a worry about a child (information préoccupante). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const WORRY: Test = {
  says: [
    'information préoccupante',
    'aide sociale à l’enfance',
    "aide sociale à l'enfance",
    'enfance en danger',
    'assistance éducative',
    'juge des enfants',
  ],
}
const CHILD: Test = { says: ['enfant', 'enfants', 'fils', 'fille', 'mineur', 'mineure'] }

const BASE = {
  country: 'fr',
  kinds: ['OTHER'],
  topics: ['family', 'general'],
  when: { all: [WORRY, CHILD] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const CHILD_CONCERN: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.worry.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The department was told of a worry about your child (information préoccupante). By law it must check, mostly within three months.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 226-3 et D. 226-2-4',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2016-03-16',
    },
  },
  {
    ...BASE,
    id: 'fr.worry.right-support',
    kind: 'right',
    rank: 1,
    says: 'You may bring a person of your choice to each talk. They must tell you the reason and the result, unless that would harm the child.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 223-1, L. 226-2-1 et L. 226-3',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2016-03-16',
    },
  },
  {
    ...BASE,
    id: 'fr.worry.right-judge',
    kind: 'right',
    rank: 2,
    says: 'Help comes first, and with your yes. Only a children’s judge (juge des enfants) can impose something, if the child is in danger. In great danger a prosecutor may act at once. There you may have a lawyer and see the file.',
    authority: {
      title: 'Code civil',
      provision: 'articles 375 à 375-7 ; CPC, articles 1186 et 1187',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2019-03-25',
    },
  },
  {
    ...BASE,
    id: 'fr.worry.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Go, stay calm and show daily life: school, doctor, meals. Write down the answers you give. The 119 is free day and night, and lawyers give free hours at a point-justice.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 226-3 et L. 226-6',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2016-03-16',
    },
  },
]
