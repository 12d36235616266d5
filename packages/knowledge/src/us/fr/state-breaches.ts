/** The French words of the rows in ../state-breaches.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BREACHES_FR: Words = {
  ...stateWords('breach', {
    GA: 'la loi de l’État n’oblige que les courtiers en données (data brokers) et les services publics à vous dire sans trop attendre qu’ils ont perdu vos données. Gardez cette lettre comme preuve',
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      'une entreprise qui a perdu vos données doit vous le dire sans trop attendre. Gardez cette lettre comme preuve',
  }),
}
