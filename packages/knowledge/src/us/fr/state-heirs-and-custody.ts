/** The French words of the rows in ../state-heirs-and-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HEIRS_AND_CUSTODY_FR: Words = {
  ...stateWords('heirs', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA CO IN MN MO OR SC TN WI MD NV AL':
      'sans testament, la loi de l’État fixe les parts du mari ou de la femme et des enfants. Un tribunal nomme qui s’occupe des biens et doit rendre des comptes',
  }),
  ...stateWords('custody', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA MN MO KY':
      'le juge décide pour les enfants selon ce qui est le mieux pour eux. Les visites et la pension sont deux choses : un parent ne peut pas arrêter l’une à cause de l’autre',
  }),
}
