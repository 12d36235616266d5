/** A jury summons, whatever paper it is read as, and questions about one: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SUMMONS_ES: Words = {
  'gb.jury.wants': { says: 'Le llaman para ser jurado (jury). Conteste en siete días.' },
  'gb.jury.right-defer': {
    says: 'Puede pedir una vez otra fecha, o que le excusen por una buena razón. Faltar sin ella puede costar hasta £1,000.',
  },
  'gb.jury.right-job': {
    says: 'Su empleador debe dejarle ir y no puede castigarle. La ley no le obliga a pagar, pero el tribunal paga el sueldo perdido hasta un límite.',
  },
}
