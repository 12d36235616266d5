/** Questions about power, phone and council rates: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_IT: Words = {
  'nz.ask.cut-off': {
    says: 'Devono prima offrire aiuto e avvisarla. Non possono staccare una casa che ha bisogno di corrente per motivi medici, quindi lo dica. Chieda un piano di pagamento. Utilities Disputes può aiutare: 0800 22 33 40.',
    dependsOn: 'se ha chiesto un piano e i Suoi bisogni',
  },
  'nz.ask.phone': {
    says: 'Faccia un reclamo prima alla società. Se non aiuta, Telecommunications Dispute Resolution lo esamina gratis.',
  },
  'nz.ask.rates': {
    says: 'Chieda al comune (council) un piano di pagamento e le sue regole per difficoltà. Con un reddito basso può avere uno sconto (rates rebate).',
  },
}
