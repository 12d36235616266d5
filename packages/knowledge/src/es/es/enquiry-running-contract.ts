/** Questions about contracts that run on: electricity, phone and gym: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'es.ask.light-cut': {
    says: 'No de golpe. En casa hace falta un requerimiento y dos meses, o cuatro con bono social. Pida un plan y vaya a servicios sociales.',
    dependsOn: 'si tiene bono social y quién vive con usted',
  },
  'es.ask.telecom-leave': {
    says: 'Puede darse de baja siempre. Si hay permanencia, la penalización debe bajar con el tiempo que falta.',
    dependsOn: 'si firmó permanencia',
  },
  'es.ask.gym-health': {
    says: 'El gimnasio no puede poner trabas a su baja ni cobrar por lo que no presta. Pida la baja por escrito, con el informe médico y la fecha. La penalización debe bajar con el tiempo que queda. Después pida al banco que pare el recibo.',
  },
  'es.ask.door-contract': {
    says: 'Escriba ya que desiste, con prueba de entrega. Tras una visita que no pidió tiene 30 días naturales; si no, 14 por teléfono o en casa, sin motivo ni coste. Si no se lo dijeron, tiene un año más. Niegue lo que no firmó y acuda a la OMIC.',
  },
}
