/** The Italian words of the rows in ../state-rent-limits.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENT_LIMITS_IT: Words = {
  ...stateWords('no-rent-cap', {
    'AZ GA IL MI NC OH':
      'nessuna legge limita quasi tutti gli affitti. Il proprietario deve comunque avvisare bene, e non può alzarlo per punire un reclamo',
  }),
  ...stateWords('deposit-rules', {
    'AZ MI': 'una cauzione può essere al massimo di un mese e mezzo di affitto',
    'GA NC': 'una cauzione può quasi sempre essere al massimo di due mesi di affitto',
    IL: 'un proprietario di 25 case o più in un edificio o gruppo deve gli interessi su una cauzione tenuta oltre sei mesi',
    MA: 'una cauzione può essere al massimo di un mese di affitto. Deve stare in banca e dare interessi a Lei',
    NJ: 'una cauzione può essere al massimo di un mese e mezzo di affitto. Deve stare in banca e dare interessi a Lei',
    OH: 'la parte della cauzione oltre un mese di affitto le dà quasi sempre il 5% all’anno se resta sei mesi',
    WA: 'un proprietario può prendere una cauzione solo con un contratto scritto e una lista firmata dello stato della casa all’inizio',
  }),
  ...stateWords('broker-fee', {
    MA: 'l’agente (broker) lo paga chi lo ha incaricato. Se è stato il proprietario, non deve pagare e può chiedere indietro i soldi',
  }),
  ...stateWords('rental-fees', {
    IL: 'deve solo le spese scritte sulla prima pagina del contratto (lease). La spesa per la domanda è quasi sempre al massimo $50',
  }),
}
