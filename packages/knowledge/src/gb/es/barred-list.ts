/** Spanish: the words of the rows in ../barred-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BARRED_LIST_ES: Words = {
  'gb.barred.right-answer': {
    says: 'Casi siempre puede responder antes de que decidan, sobre todo lo que alegan. Envíe su versión, pruebas y referencias a tiempo, casi siempre ocho semanas. Pida más tiempo si tiene un buen motivo.',
  },
  'gb.barred.right-appeal': {
    says: 'Si le ponen en la lista, puede pedir al Upper Tribunal permiso para apelar, porque erraron en la ley o en un hecho. Que parezca demasiado duro no basta por sí solo. Suele tener tres meses desde la fecha de la carta. Busque un sindicato o un abogado.',
  },
}
