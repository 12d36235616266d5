/** The Spanish words of the rows in ../state-debt-traps.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_TRAPS_ES: Words = {
  ...stateWords('debt-relief', {
    'AZ GA IL MI NC NJ OH WA':
      'la ley limita lo que una empresa de arreglo de deudas (debt settlement) puede hacer y cobrar. Pregunte primero a un consejero sin fines de lucro',
  }),
  ...stateWords('identity-theft', {
    'AZ GA IL MA MI NC NJ OH WA':
      'usar su nombre para pedir prestado o comprar es un delito. Denúncielo a la policía y envíe una copia a cada prestamista',
  }),
}
