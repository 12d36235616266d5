/** Questions about subscriptions, gyms and tradespeople: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_ES: Words = {
  'nl.ask.step-buy': {
    says: 'Escriba a la empresa qué está mal y qué quiere, y ponga un plazo justo. El consejo del Juridisch Loket es gratis.',
  },
  'nl.ask.subscription': {
    says: 'Pasado el primer plazo, casi toda suscripción se termina con un mes de aviso. Escríbalo y pida prueba. Un año nuevo tácito no le obliga.',
  },
  'nl.ask.gym-injury': {
    dependsOn: 'las condiciones del gimnasio',
    says: 'Muchos gimnasios dejan parar o suspender por una lesión larga, con un certificado médico. Si las condiciones no lo dicen, pida una pausa por escrito. Un juez puede poner fin al contrato si algo imprevisto lo hace injusto.',
  },
  'nl.ask.no-price-agreed': {
    says: 'Sin precio fijo solo debe un precio razonable. Un precio orientativo puede superarse como mucho un diez por ciento sin aviso. Pida la lista de horas y piezas, pague lo razonable y explique por escrito por qué no el resto.',
  },
}
