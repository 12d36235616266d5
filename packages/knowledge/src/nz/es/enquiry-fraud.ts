/** Questions about fraud, stolen data and payments that nobody allowed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_ES: Words = {
  'nz.ask.scam': {
    says: 'No haga clic, no pague ni responda. Pregunte a la oficina de verdad en un número que encuentre usted mismo. Avise a Netsafe, 0508 638 723.',
  },
  'nz.ask.paid-scam': {
    says: 'Llame ahora a su banco y pídale que pare o devuelva el pago. Denúncielo a la policía en el 105. Si el banco dice que no, vaya al Banking Ombudsman.',
  },
  'nz.ask.data-breach': {
    says: 'Cambie sus contraseñas, avise a su banco y bloquee gratis su informe de crédito. Llame a IDCARE al 0800 121 068. Pregunte qué se llevaron.',
  },
  'nz.ask.scam-refund': {
    says: 'Depende. Llame al banco enseguida. Casi siempre debe devolver lo que usted no aprobó. Desde finales de 2025, reglas de los bancos devuelven también algunas estafas que usted sí aprobó. Pídalo por escrito.',
    dependsOn: 'cómo salió el dinero y si el banco avisó',
  },
  'nz.ask.loan-in-my-name': {
    says: 'Escriba al prestamista que no es suyo. Pida a todas las agencias de crédito un bloqueo gratis (freeze), y llame a IDCARE al 0800 121 068. Denúncielo a la policía en el 105.',
  },
  'nz.ask.card-payment-not-mine': {
    says: 'Quéjese por escrito al banco. Casi siempre devuelve lo que usted no aprobó, si tuvo un cuidado razonable. Si dice que no, vaya gratis al Banking Ombudsman.',
  },
  'nz.ask.bank-hacked': {
    says: 'Llame ya al banco para parar pagos. Si usted no los aprobó, los bancos prometen devolverlos, salvo descuido con el PIN o la clave. El Banking Ombudsman es gratis.',
  },
}
