/** Questions about eviction, locks and rent that is late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_IT: Words = {
  'nz.ask.evict': {
    says: 'Servono loro 90 giorni senza motivo, o 42 giorni per alcuni motivi, e solo per un affitto senza scadenza (periodic tenancy). Se Lei resta, serve loro un ordine del Tribunal.',
    dependsOn: 'il tipo di affitto, il motivo e le date',
  },
  'nz.ask.locks': {
    says: 'Chiuderla fuori è contro la legge. Chiami Tenancy Services allo 0800 836 262, e la polizia se è chiuso fuori.',
  },
  'nz.ask.arrears': {
    says: 'Paghi ora quello che può e chieda aiuto a Work and Income. Se paga tutto entro un avviso di 14 giorni, quell’avviso finisce. A 21 giorni di ritardo possono andare al Tribunal.',
  },
  'nz.ask.notice-days': {
    says: 'Per un affitto periodico 90 giorni non chiedono un motivo; 42 giorni ne chiedono uno della legge. Il Tribunal può annullare un avviso dato per punirLa: faccia domanda entro 28 giorni lavorativi.',
  },
}
