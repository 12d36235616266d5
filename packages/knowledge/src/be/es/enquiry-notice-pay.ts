/** Questions about pay instead of notice: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_PAY_ES: Words = {
  'be.ask.notice-pay': {
    says: 'Si el jefe termina el empleo al momento sin falta grave, le debe el sueldo de todo el preaviso. Cuenta el salario y todas las ventajas, como prima de fin de año, cheques de comida o coche. Cuente primero las semanas según sus años de trabajo. Por falta grave (motif grave, dringende reden) no se debe nada. Pero el jefe debe actuar en tres días laborables, y decir el motivo en otros tres. Tiene un año para ir al tribunal laboral.',
  },
}
