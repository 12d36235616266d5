/** A decision of the council about a homeless person: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMELESS_DECISION_ES: Words = {
  'gb.homeless.wants': {
    says: 'El ayuntamiento dice qué hará, o no, por usted que está sin casa. Puede pedirle que lo mire otra vez.',
  },
  'gb.homeless.right-review': {
    says: 'Pida una revisión (review) en 21 días. Después puede acudir al County Court en 21 días si erraron en la ley.',
  },
  'gb.homeless.right-stay': {
    says: 'Pida al ayuntamiento que le aloje hasta que se decida. Puede hacerlo, y debe mirar sus razones.',
  },
  'gb.homeless.step': {
    says: 'Busque consejo hoy en Shelter o con un abogado; puede ser gratis. Envíe prueba del médico de lo que no puede soportar.',
  },
  'gb.homeless.wales': {
    says: 'Pida una revisión (review) en 21 días. Pida al ayuntamiento que le aloje mientras tanto.',
  },
  'gb.homeless.scotland': {
    says: 'Pida una revisión (review) en 21 días. En Escocia toda persona sin casa tiene derecho a un alojamiento por ahora.',
  },
}
