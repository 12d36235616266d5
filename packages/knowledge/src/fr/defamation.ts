/** Letters that ask to take down words in public, such as a review: slander (diffamation) and its short time. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const PRESS = {
  title: 'Loi du 29 juillet 1881 sur la liberté de la presse',
  url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006070722',
}
const SAID: Test = {
  says: [
    'diffamation',
    'diffamatoire',
    'diffamatoires',
    'propos injurieux',
    'ces propos',
    'vos propos',
    'propos mensongers',
    'dénigrement',
    'dénigrants',
    'calomnieux',
    'votre avis négatif',
    'publié un avis',
    'atteinte à sa réputation',
    'atteinte à mon honneur',
    'atteinte à notre réputation',
  ],
}
const TO_STOP: Test = {
  says: [
    'diffamation',
    'diffamatoire',
    'diffamatoires',
    'mets en demeure',
    'mettons en demeure',
    'mise en demeure',
    'retirer',
    'supprimer',
    'retrait',
    'suppression',
    'cesser',
  ],
}
const LAW = {
  words: { ...PRESS, provision: 'articles 29 et 35', inForceFrom: '1881-07-30' },
  three: { ...PRESS, provision: 'articles 29 et 65', inForceFrom: '1993-01-04' },
} as const satisfies Record<string, Authority>

const BASE = {
  country: 'fr',
  kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  when: { all: [SAID, TO_STOP] },
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const DEFAMATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.defamation.right-three-months',
    kind: 'right',
    rank: 3,
    says: 'A case for slander or insult must in most cases start within three months of the first day the words were public.',
    authority: LAW.three,
  },
  {
    ...BASE,
    id: 'fr.defamation.right-true',
    kind: 'right',
    rank: 4,
    says: 'An opinion in measured words is not slander. Mostly you may also say a fact that you can prove. They must name the exact words.',
    authority: LAW.words,
  },
  {
    ...BASE,
    id: 'fr.defamation.step-keep',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Save a copy of what you wrote, its date and your proof. Then decide what you take down or put in other words.',
    authority: LAW.words,
  },
]
