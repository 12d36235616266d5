/** The French words of the rows in ../state-unemployment.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_UNEMPLOYMENT_FR: Words = {
  ...stateWords('fired-benefits', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'vous pouvez toucher le chômage si on vous a renvoyé sans faute (misconduct), ou si vous êtes parti pour une bonne raison',
  }),
  ...stateWords('pay-back-waiver', {
    NJ: 'vous pouvez demander une remise si ce n’est pas votre faute et si rembourser serait très injuste',
    CA: 'vous n’êtes pas obligé de rembourser si vous n’aviez pas de faute et si ce serait une grande difficulté. Demandez une dispense (waiver)',
    FL: 'vous devez le plus souvent rembourser même sans faute. Faites appel à temps si vous pensez que c’est faux',
    'GA VA WA':
      'vous pouvez demander une dispense (waiver) si vous n’aviez pas de faute et si rembourser serait injuste',
    IL: 'sans fraude, une partie des aides suivantes peut être gardée, et vous pouvez demander une dispense (waiver)',
    MA: 'vous pouvez demander une dispense (waiver) si vous n’aviez pas de faute et si rembourser serait injuste ou trop dur',
    MI: 'vous pouvez demander une dispense (waiver) si vous n’aviez pas de faute et si rembourser serait une difficulté',
    OH: 'sans fraude, cela peut être pris sur les aides suivantes pendant un temps limité. Faites appel dans les 21 jours',
    PA: 'sans faute, c’est le plus souvent pris seulement sur les aides suivantes, en partie et pendant quelques années',
    TX: 'il n’y a pas de dispense générale (waiver). Faites appel à temps, et demandez un plan de paiement',
  }),
  ...stateWords('jobless-appeal', {
    NC: 'un arbitre (appeals referee) entend votre appel. La lettre dit le dernier jour, et il peut être 10 jours seulement après l’envoi',
  }),
}
