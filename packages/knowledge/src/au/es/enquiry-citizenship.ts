/** Questions on when somebody can become a citizen: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_ES: Words = {
  'au.ask.citizen-years': {
    says: 'Casi siempre necesita cuatro años en Australia con visado válido, los últimos doce meses como residente permanente. En esos cuatro años puede haber estado fuera doce meses como mucho, 90 días en el último. También suele haber un examen y buena conducta.',
  },
}
