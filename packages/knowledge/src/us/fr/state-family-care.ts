/** The French words of the rows in ../state-family-care.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILY_CARE_FR: Words = {
  ...stateWords('debt-of-the-dead', {
    'AZ WA':
      'une société n’a qu’un temps fixé pour réclamer à une succession. Les enfants ne doivent le plus souvent rien, mais un époux peut devoir les dettes communes',
    'GA MI NC NJ':
      'une société n’a qu’un temps fixé pour réclamer à la succession d’un défunt. Les proches ne doivent le plus souvent rien s’ils n’ont pas signé',
    IL: 'la plupart des dettes d’un défunt finissent deux ans après le décès. Les proches ne les doivent le plus souvent pas s’ils n’ont pas signé',
    MA: 'la plupart des dettes d’un défunt finissent un an après le décès. Les proches ne les doivent le plus souvent pas s’ils n’ont pas signé',
    OH: 'la plupart des dettes d’un défunt doivent être réclamées dans les six mois après le décès. Les proches ne les doivent le plus souvent pas s’ils n’ont pas signé',
  }),
  ...stateWords('keep-cover', {
    'AZ GA IL MA NC NJ OH':
      'vous pouvez le plus souvent garder l’assurance santé d’une petite société quelques mois, à vos frais. Demandez dans les jours qui suivent',
  }),
  ...stateWords('elder-harm', {
    'AZ GA IL MA MI NC NJ OH WA':
      'l’État enquête sur le tort fait à des adultes âgés ou handicapés, aussi pour l’argent. Appelez la protection des adultes (adult protective services), et tout de suite la banque',
  }),
  ...stateWords('power-of-attorney', {
    'AZ GA IL MA MI NC NJ OH WA':
      'une personne ne peut signer ou finir une procuration (power of attorney) que tant qu’elle la comprend. Celui qui aide doit agir pour elle et tenir des comptes',
  }),
}
