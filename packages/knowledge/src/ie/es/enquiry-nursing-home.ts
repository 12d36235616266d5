/** Questions about the house and the cost of a nursing home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NURSING_HOME_ES: Words = {
  'ie.ask.fair-deal-house': {
    says: 'Nadie se lleva la casa. Con Fair Deal la persona paga el 80 % de sus ingresos y un 7,5 % al año de sus bienes por encima de €36,000 (pareja €72,000). La vivienda cuenta tres años como mucho, o sea 22,5 %. Esa parte puede esperar, como préstamo del Estado, hasta después de la muerte. En pareja, la mitad. Pídalo a la HSE antes de entrar: no es retroactivo.',
  },
}
