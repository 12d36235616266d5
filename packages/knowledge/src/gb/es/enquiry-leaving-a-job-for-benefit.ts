/** Questions about Universal Credit after leaving a job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_ES: Words = {
  'gb.ask-benefit.quit-uc': {
    says: 'Puede pedir Universal Credit enseguida. Sin buena razón, la parte principal puede parar hasta 91 días, o 182 si se repite en un año. Buenas razones pueden ser acoso denunciado, enfermedad, peligro o cuidado de un niño. Denúncielo por escrito, vaya al GP y guarde pruebas antes de irse. Si le sancionan, pida una mandatory reconsideration y un hardship payment.',
  },
}
