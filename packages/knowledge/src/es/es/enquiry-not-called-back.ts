/** Questions about seasonal staff who are not called back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_CALLED_BACK_ES: Words = {
  'es.ask.not-called-back': {
    says: 'No llamarle al reanudarse el trabajo equivale a un despido. Tiene 20 días hábiles desde que lo sabe: papeleta de conciliación y demanda. Pregunte ya por escrito a la empresa por qué. Guarde pruebas de que llamaron a otros. El orden de llamamiento lo fija el convenio. Pida el paro mientras tanto.',
  },
}
