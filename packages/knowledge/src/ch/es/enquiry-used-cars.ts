/** The Spanish words of the rows in ../enquiry-used-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CARS_ES: Words = {
  'ch.ask.used-car': {
    says: 'Escriba enseguida al vendedor y nombre el defecto: la ley quiere que revise y avise pronto. Puede pedir un precio menor o su dinero. Muchos contratos lo excluyen. Eso no ayuda a quien ocultó un defecto a propósito.',
  },
}
