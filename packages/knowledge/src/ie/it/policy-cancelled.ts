/** The Italian words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_IT: Words = {
  'ie.cover.step-now': {
    says: 'Chiami ora. Chieda se la copertura continua se paga o manda ciò che manca, per iscritto.',
  },
  'ie.cover.right-refund': {
    says: 'Se l’assicuratore chiude prima, deve dare i motivi e restituire il premio del tempo restante. Non può chiedere spese per questo.',
  },
  'ie.cover.warn-ask': {
    says: 'Altri assicuratori chiedono se una polizza fu annullata. Dica il vero. Chieda se può chiuderla prima Lei.',
  },
  'ie.cover.warn-drive': {
    says: 'Non guidi dopo la fine. Guidare senza assicurazione è reato e l’auto può essere presa.',
  },
  'ie.cover.step-new': {
    says: 'Trovi una nuova copertura dallo stesso giorno. Se tre dicono no, chieda aiuto a Insurance Ireland.',
  },
}
