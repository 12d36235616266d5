/** Spanish: the words of the rows in ../barred-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BARRED_LIST_ES: Words = {
  'gb.barred.right-answer': {
    says: 'Puede responder antes de que decidan, sobre todo lo que alegan. Envíe su versión, pruebas y referencias a tiempo, casi siempre ocho semanas. Pida más tiempo si lo necesita.',
  },
  'gb.barred.right-appeal': {
    says: 'Si le ponen en la lista, el Upper Tribunal puede decir que erraron en la ley o en un hecho. Suele tener tres meses. Busque un sindicato o un abogado.',
  },
}
