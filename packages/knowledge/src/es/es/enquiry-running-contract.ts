/** Questions about contracts that run on: electricity, phone and gym: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'es.ask.telecom-leave': {
    says: 'Puede darse de baja siempre. Si hay permanencia, la penalización debe bajar con el tiempo que falta.',
    dependsOn: 'si firmó permanencia',
  },
  'es.ask.gym-health': {
    says: 'El gimnasio no puede poner trabas a su baja ni cobrar por lo que no presta. Pida la baja por escrito, con el informe médico y la fecha. La penalización debe bajar con el tiempo que queda. Después pida al banco que pare el recibo.',
  },
}
