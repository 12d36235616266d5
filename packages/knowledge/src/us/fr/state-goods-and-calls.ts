/** The French words of the rows in ../state-goods-and-calls.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_GOODS_AND_CALLS_FR: Words = {
  ...stateWords('faulty-goods', {
    'AZ GA IL MA MI NC NJ OH WA':
      'les biens d’un magasin doivent le plus souvent servir à l’usage normal. Sinon, demandez par écrit une réparation, un autre ou votre argent',
  }),
  ...stateWords('sales-calls', {
    'AZ GA IL MA MI NC NJ OH WA':
      'la loi de l’État limite aussi les appels et textos de vente. Notez le numéro et l’heure, et plaignez-vous à l’État',
  }),
  ...stateWords('credit-freeze', {
    'AZ GA IL MA NC NJ OH WA':
      'vous pouvez geler (freeze) gratuitement votre dossier de crédit, pour que personne n’ouvre facilement un compte à votre nom',
  }),
  ...stateWords('association-records', {
    'AZ GA IL MA MI NC NJ OH WA':
      'un propriétaire peut demander par écrit à voir les documents et les comptes de l’association',
  }),
}
