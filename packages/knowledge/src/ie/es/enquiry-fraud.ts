/** Questions about fraud, stolen data and payments that nobody allowed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_ES: Words = {
  'ie.ask.scam': {
    says: 'No pulse, pague ni conteste. Compruébelo con la oficina de verdad en un número que busque usted. Denúncielo a la policía (gardaí).',
  },
  'ie.ask.paid-scam': {
    says: 'Llame ahora a su banco y pida que pare o devuelva el pago. Después denúncielo a la policía (gardaí). Si el banco dice que no, vaya al FSPO.',
  },
  'ie.ask.data-breach': {
    says: 'Cambie sus contraseñas y avise al banco. Pregunte qué datos se llevaron. Puede quejarse gratis ante la Comisión de Protección de Datos y pedir daños.',
  },
  'ie.ask.loan-in-my-name': {
    says: 'Escriba al prestamista que no fue usted y avise a los gardaí. Puede pedir que el Central Credit Register anote que alguien usa su nombre.',
  },
  'ie.ask.card-payment-not-mine': {
    says: 'Reclame por escrito al banco. En general debe devolver el dinero al siguiente día hábil y probar que usted fue descuidado. Después acuda gratis al FSPO.',
  },
}
