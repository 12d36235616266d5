/** Letters of neighbours on noise, trees and other trouble. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const TROUBLE: Test = {
  says: [
    'troubles de voisinage',
    'trouble de voisinage',
    'burenhinder',
    'bruit',
    'bruits',
    'musique',
    'muziek',
    'te luid',
    'trop fort',
    'tapage',
    'nuisances sonores',
    'aboie',
    'aboiements',
    'votre coq',
    'vos arbres',
    'votre haie',
    'branches',
    'racines',
    'lawaai',
    'geluidsoverlast',
    'geluidshinder',
    'blaft',
    'geblaf',
    'uw haan',
    'uw bomen',
    'uw haag',
    'takken',
    'wortels',
  ],
}
/** Words of one neighbour to another. */
const TO_NEIGHBOUR: Test = {
  says: [
    'voisin',
    'voisine',
    'voisins',
    'voisinage',
    'chez moi',
    'mon jardin',
    'mon terrain',
    'de chez vous',
    'buur',
    'buren',
    'buurman',
    'buurvrouw',
    'burenhinder',
    'bij mij',
    'mijn tuin',
    'mijn grond',
  ],
}
const CIV = {
  title: 'Code civil / Burgerlijk Wetboek (BW)',
  url: 'https://www.ejustice.just.fgov.be/',
}
const CJ = {
  title: 'Code judiciaire / Gerechtelijk Wetboek (Ger.W.)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1967/10/10/1967101002/justel',
}

const BASE = {
  country: 'be',
  kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST'],
  when: { all: [TROUBLE, TO_NEIGHBOUR] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const NEIGHBOURS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.neighbour.right-normal',
    kind: 'right',
    rank: 4,
    says: 'Only trouble beyond what is normal between neighbours counts, and the other side must prove it. For trees and branches there are rules of their own.',
    authority: { ...CIV, provision: 'articles 3.101, 3.133 et 3.134', inForceFrom: '2021-09-01' },
  },
  {
    ...BASE,
    id: 'be.neighbour.right-talks',
    kind: 'right',
    rank: 6,
    says: 'Such cases go to the justice of the peace of the place. Talks there (conciliation, verzoening) are free and need no lawyer.',
    authority: { ...CJ, provision: 'articles 591, 731 et 732', inForceFrom: '1970-11-01' },
  },
  {
    ...BASE,
    id: 'be.neighbour.step-answer',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Answer calmly in writing. Say what is true, what you change, and offer to meet. Keep notes and photos.',
    authority: { ...CIV, provision: 'article 3.101', inForceFrom: '2021-09-01' },
  },
]
