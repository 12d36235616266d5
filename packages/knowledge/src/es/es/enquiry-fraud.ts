/** Questions about scams and false bills: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'es.ask.scam-paid': {
    says: 'Llame ya a su banco y diga que no lo autorizó o que le engañaron. Denuncie en la policía. Si no autorizó el pago, el banco debe en general devolverlo.',
  },
  'es.ask.scam-real': {
    says: 'No pulse ni pague. Pregunte a la oficina real en un teléfono que busque usted, o llame gratis al 017.',
  },
  'es.ask.fake-invoice': {
    says: 'Llame ya al banco y pida que reclame la transferencia. Denúncielo a la policía. Desde el 9 de octubre de 2025 el banco debe comprobar que nombre e IBAN coinciden. Si no lo hizo, pida el dinero.',
  },
}
