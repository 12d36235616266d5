/** The French words of the rows in ../state-debt-traps.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_TRAPS_FR: Words = {
  ...stateWords('debt-relief', {
    'AZ GA IL MI NC NJ OH WA':
      'la loi limite ce qu’une firme de règlement de dettes (debt settlement) peut faire et facturer. Demandez d’abord à un conseiller sans but lucratif',
  }),
  ...stateWords('identity-theft', {
    'AZ GA IL MA MI NC NJ OH WA':
      'utiliser votre nom pour emprunter ou acheter est un crime ou un délit. Signalez-le à la police et envoyez une copie à chaque prêteur',
  }),
}
