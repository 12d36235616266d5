/** Questions about swindles and payments that nobody allowed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_ES: Words = {
  'ch.ask.scam-paid': {
    says: 'Llame ya a su banco para parar o devolver el pago. Cambie sus contraseñas, guarde los mensajes y vaya a la policía.',
  },
  'ch.ask.bank-liable': {
    says: 'Bloquee la cuenta y avise enseguida a banco y policía. Un pago sin su orden es primero pérdida del banco. Sus condiciones suelen pasarla a usted si dio códigos o fue descuidado; no sirven a un banco gravemente descuidado. Reclame por escrito; después, el Ombudsman bancario, gratis.',
  },
}
