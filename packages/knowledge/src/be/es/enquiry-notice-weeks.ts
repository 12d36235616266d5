/** Questions about the weeks of notice that an employer owes: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WEEKS_ES: Words = {
  'be.ask.notice-weeks': {
    says: 'En contratos desde 2014 el preaviso de la empresa es de 12 semanas tras dos años, 13 tras tres, 15 tras cuatro. 18 tras cinco, luego tres más por año hasta 19: 30 tras nueve, 33 tras diez. Un mes: una semana; un año: ocho. ¿Demasiado corto? Reclame en un año el sueldo de las semanas que faltan. La antigüedad anterior se suma. Pregunte al sindicato.',
    dependsOn: 'sus años de trabajo',
  },
}
