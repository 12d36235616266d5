/** Questions about a loan for a service that was never given: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_ES: Words = {
  'es.ask.linked-credit': {
    says: 'Sí, también puede oponerlo a la financiera. Si el crédito era para ese servicio y no se lo dieron, reclame primero a la empresa por escrito (burofax). Si no obtiene nada, escriba a la financiera: contrato vinculado, también lo resuelve. Pida la parte no recibida. Antes de dejar de pagar, pregunte a la OMIC o a un abogado. Si le meten en ASNEF, opóngase.',
  },
}
