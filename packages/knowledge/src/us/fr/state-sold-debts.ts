/** The French words of the rows in ../state-sold-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SOLD_DEBTS_FR: Words = {
  ...stateWords('sold-debt', {
    CA: 'un acheteur de dettes doit avoir des papiers sur la dette avant d’écrire, et les envoyer dans les 15 jours si vous les demandez',
    FL: 'vous devez le plus souvent être prévenu par écrit au moins 30 jours avant que l’acheteur de la dette agisse pour la réclamer',
    IL: 'une agence à qui la dette a été cédée doit montrer la cession (assignment), avec sa date et la somme',
    NY: 'vous pouvez demander des preuves à l’agence d’une dette passée en perte (charged-off). Elle doit les envoyer en 60 jours et s’arrêter jusque-là',
    NC: 'un acheteur de dettes ne peut pas réclamer sans papiers valables sur la dette, sa somme et chaque vente',
  }),
}
