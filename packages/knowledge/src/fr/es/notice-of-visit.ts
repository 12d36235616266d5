/** A notice that an officer called with a paper (avis de passage): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_OF_VISIT_WORDS: Words = {
  'fr.visit.reality': {
    says: 'El papel cuenta como entregado desde ese día, aunque no lo recoja. Un plazo puede correr ya.',
  },
  'fr.visit.step-fetch': {
    says: 'Recoja el papel en la oficina que dice el aviso, o mande a alguien con un escrito firmado. Lo guardan tres meses.',
  },
  'fr.visit.step-date': {
    says: 'Guarde el aviso y el sobre: muestran el día. Después lea el papel aquí, para ver qué pide y hasta cuándo.',
  },
}
