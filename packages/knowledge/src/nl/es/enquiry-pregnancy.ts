/** Questions about dismissal and pregnancy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_ES: Words = {
  'nl.ask.pregnant': {
    says: 'Durante el embarazo y seis semanas tras la baja, la empresa no puede despedir. Un contrato temporal puede acabar, pero no por estar embarazada: es discriminación. Pida el motivo por escrito y acuda al juez en dos meses.',
  },
}
