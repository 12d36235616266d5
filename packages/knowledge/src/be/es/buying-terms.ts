/** The law on late goods, sales at a distance and flights, where a letter names them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_ES: Words = {
  'be.buy.right-delivery': {
    says: 'Una tienda debe entregar en treinta días, salvo otro acuerdo. Si tarda, dé un plazo justo; luego cancele y recupere su dinero.',
  },
  'be.buy.right-not-told': {
    says: 'Una empresa que vende a distancia debe informarle de los 14 días para desistir. Si no, tiene 12 meses más.',
  },
  'be.buy.right-flight': {
    says: 'Si un vuelo se cancela o llega muy tarde, quizá tenga derecho a atención, reembolso y una suma fija. Pida primero a la aerolínea.',
  },
}
