/** The Italian words of the rows in ../state-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENTED_HOMES_IT: Words = {
  ...stateWords('lease-breach', {
    AZ: 'ha quasi sempre 10 giorni per rimediare a una violazione del contratto, o 5 se nuoce a salute o sicurezza',
    IL: 'un avviso di violazione del contratto deve quasi sempre darle 10 giorni',
    NC: 'un proprietario può chiudere il contratto per una violazione solo se il contratto lo dice. Lo legga',
    NJ: 'il proprietario deve quasi sempre prima avvisarla per iscritto. Solo se continua può chiudere il contratto',
    OH: 'per una violazione che nuoce a salute o sicurezza deve avere per iscritto 30 giorni per rimediare',
    WA: 'ha quasi sempre 10 giorni per rimediare a una violazione del contratto',
  }),
  ...stateWords('safe-leave', {
    'AZ GA IL MA MI NC NJ WA':
      'chi subisce violenza o stalking può quasi sempre chiudere prima il contratto, per iscritto e con una prova, come un ordine del giudice',
  }),
  ...stateWords('park-home', {
    'AZ IL MA MI NJ WA':
      'i parchi di case mobili hanno una legge propria. Il parco ha quasi sempre bisogno di un motivo di quella legge per farla uscire',
  }),
  ...stateWords('fair-housing', {
    'AZ GA NC OH':
      'un proprietario non può rifiutarla per razza, fede, sesso, disabilità o figli. Può fare reclamo allo Stato o a HUD',
    'IL MA NJ WA':
      'un proprietario non può rifiutarla per razza, disabilità o figli, né perché un buono (voucher) paga parte dell’affitto',
    MI: 'un proprietario non può rifiutarla per razza, età o figli. Con cinque case o più non può rifiutare un buono (voucher)',
  }),
}
