/** The French words of the rows in ../state-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENTED_HOMES_FR: Words = {
  ...stateWords('lease-breach', {
    AZ: 'vous avez le plus souvent 10 jours pour réparer un manquement au bail, ou 5 s’il nuit à la santé ou à la sécurité',
    IL: 'un avis de manquement au bail doit le plus souvent vous donner 10 jours',
    NC: 'un propriétaire ne peut finir le bail pour un manquement que si le bail le dit. Lisez-le',
    NJ: 'le propriétaire doit le plus souvent d’abord vous avertir par écrit. Il ne peut finir le bail que si cela continue',
    OH: 'pour un manquement qui nuit à la santé ou à la sécurité, vous devez avoir 30 jours, par écrit, pour réparer',
    WA: 'vous avez le plus souvent 10 jours pour réparer un manquement au bail',
  }),
  ...stateWords('safe-leave', {
    'AZ GA IL MA MI NC NJ WA':
      'une victime de violence ou de harcèlement peut le plus souvent finir un bail plus tôt, par écrit et avec une preuve, comme une ordonnance',
  }),
  ...stateWords('park-home', {
    'AZ IL MA MI NJ WA':
      'les parcs de maisons mobiles ont leur propre loi. Le parc doit le plus souvent avoir une raison que cette loi nomme pour vous faire partir',
  }),
  ...stateWords('fair-housing', {
    'AZ GA NC OH':
      'un propriétaire ne peut pas vous refuser pour la race, la foi, le sexe, un handicap ou des enfants. Vous pouvez vous plaindre à l’État ou à HUD',
    'IL MA NJ WA':
      'un propriétaire ne peut pas vous refuser pour la race, un handicap ou des enfants, ni parce qu’un bon (voucher) paie une part du loyer',
    MI: 'un propriétaire ne peut pas vous refuser pour la race, l’âge ou des enfants. Avec cinq logements ou plus, il ne peut pas refuser un bon (voucher)',
  }),
}
