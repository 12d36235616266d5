/** Questions on when somebody can become a citizen: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_ES: Words = {
  'ca.fact.citizen-years': {
    says: 'Como residente permanente necesita 1.095 días en Canadá en los cinco años antes de la solicitud, es decir, tres años. Cada día anterior con permiso cuenta la mitad, hasta 365. También hacen falta las declaraciones de impuestos y, de 18 a 54 años, un examen e inglés o francés. Cuente los días con la calculadora oficial y deje un margen.',
  },
}
