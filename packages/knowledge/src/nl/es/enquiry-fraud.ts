/** Questions about false bills and money sent to swindlers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_ES: Words = {
  'nl.ask.scam-paid': {
    says: 'Llame ya a su banco para parar el pago. Si usted no dio permiso, el banco casi siempre debe devolverlo. Denúncielo a la policía.',
  },
  'nl.ask.fake-invoice': {
    says: 'Llame ya al banco y pida que reclame la transferencia. Denúncielo a la policía. Desde el 9 de octubre de 2025 el banco debe comprobar que nombre e IBAN coinciden. Si no lo hizo, pida el dinero.',
  },
  'nl.ask.blackmail': {
    says: 'No pague y no mande nada más. Guarde los mensajes y nombres, bloquee y denúncielo a la policía: es un delito. Con imágenes privadas, Offlimits ayuda gratis a quitarlas.',
  },
}
