/** Questions about fraud, stolen data and payments that nobody allowed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_ES: Words = {
  'au.ask.scam': {
    says: 'No haga clic, no pague ni responda. Compruébelo con la oficina real en un número que busque usted. Avise a Scamwatch.',
  },
  'au.ask.paid-scam': {
    says: 'Llame ahora a su banco y pida que pare o devuelva el pago. Luego llame a IDCARE al 1800 595 160 y avise a ReportCyber.',
  },
  'au.ask.data-breach': {
    says: 'Cambie sus contraseñas, pida a las agencias de crédito (credit bodies) un bloqueo (ban) gratis de su informe y llame a IDCARE al 1800 595 160. Pregunte a la empresa qué se llevaron.',
  },
  'au.ask.loan-in-my-name': {
    says: 'Escriba al prestamista que no es suyo. Pida a todas las agencias de crédito (credit bodies) un bloqueo (ban) gratis de su informe, y llame a IDCARE al 1800 595 160. Si el prestamista sigue, quéjese a la AFCA.',
  },
  'au.ask.card-payment-not-mine': {
    says: 'Quéjese al banco por escrito. Casi siempre debe asumir un pago que usted no hizo, salvo que haya dado su código. Después de 30 días, o de un no, vaya gratis a la AFCA.',
  },
}
