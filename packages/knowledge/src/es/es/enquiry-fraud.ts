/** Questions about scams: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'es.ask.scam-paid': {
    says: 'Llame ya a su banco y diga que no lo autorizó o que le engañaron. Denuncie en la policía. Si no autorizó el pago, el banco debe en general devolverlo.',
  },
  'es.ask.scam-real': {
    says: 'No pulse ni pague. Pregunte a la oficina real en un teléfono que busque usted, o llame gratis al 017.',
  },
}
