/** Spanish: the words of the rows in ../dismissal-when-ill-or-expecting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WHEN_ILL_OR_EXPECTING_ES: Words = {
  'gb.illness.right-wait': {
    says: 'Antes de despedir por enfermedad, una empresa justa pregunta a un médico y habla con usted. También se pregunta si podría esperar más.',
  },
  'gb.redundancy.right-maternity': {
    says: '¿Embarazada, de baja por maternidad o de vuelta? Hasta 18 meses después del parto deben ofrecerle antes que a nadie un puesto libre adecuado. Si no, el despido es injusto.',
  },
}
