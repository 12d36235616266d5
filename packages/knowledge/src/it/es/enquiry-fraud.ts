/** Questions about scams and false bills: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'it.ask.scam-paid': {
    says: 'Llame ya a su banco y reclame el pago por escrito. Denúncielo a la Polizia Postale. Si usted no lo permitió, el banco debe devolverlo en la mayoría de los casos.',
  },
  'it.ask.scam-real': {
    says: 'No haga clic ni pague. Pregunte a la oficina real en un número que encuentre usted, o a la Polizia Postale por internet.',
  },
  'it.ask.fake-invoice': {
    says: 'Llame ya al banco y pida que reclame la transferencia. Denúncielo a la policía. Desde el 9 de octubre de 2025 el banco debe comprobar que nombre e IBAN coinciden. Si no lo hizo, pida el dinero.',
  },
}
