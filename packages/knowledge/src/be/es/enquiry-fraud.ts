/** Questions about swindles, false bills and payments that nobody allowed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_ES: Words = {
  'be.ask.scam': {
    says: 'No pulse ni pague. Reenvíelo a suspect@safeonweb.be. Si dio datos, llame enseguida a su banco y a Card Stop (078 170 170).',
  },
  'be.ask.bank-refuses': {
    says: 'Llame ya al banco y a Card Stop (078 170 170). El banco debe devolver un pago no autorizado, salvo que pruebe fraude o negligencia grave. Si se niega, escríbale, y después a Ombudsfin, gratis.',
  },
  'be.ask.fake-invoice': {
    says: 'Llame ya al banco y pida que reclame la transferencia. Denúncielo a la policía. Desde el 9 de octubre de 2025 el banco debe comprobar que nombre e IBAN coinciden. Si no lo hizo, pida el dinero.',
  },
}
