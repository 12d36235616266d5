/** Questions about fraud, stolen data and payments that nobody allowed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'ca.ask.scam': {
    says: 'No haga clic, no pague y no conteste. Pregunte a la oficina real en un número que busque usted. Denúncielo al Canadian Anti-Fraud Centre, 1-888-495-8501.',
  },
  'ca.ask.paid-scam': {
    says: 'Llame ya a su banco y pida que pare o devuelva el pago. Cambie sus contraseñas. Denúncielo a la policía y al 1-888-495-8501.',
  },
  'ca.ask.data-breach': {
    says: 'Cambie sus contraseñas, avise a su banco y ponga una alerta de fraude (fraud alert) en su expediente de Equifax y TransUnion. Pregunte a la empresa qué se llevaron.',
  },
  'ca.ask.loan-in-my-name': {
    says: 'Escriba al prestamista que no es suyo y pida sus pruebas. Denúncielo a la policía y al 1-888-495-8501. Pida a Equifax y TransUnion una alerta de fraude (fraud alert).',
  },
}
