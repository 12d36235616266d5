/** Questions about the weeks of notice that an employer owes: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WEEKS_ES: Words = {
  'be.ask.notice-weeks': {
    says: 'En contratos desde 2014 la empresa debe avisar 12 semanas tras dos años, 13 tras tres, 15 tras cuatro. 18 tras cinco, luego tres más por año hasta 19: 33 tras diez. Un mes: una semana; un año: ocho. Contrato desde el 1 de agosto de 2026: una semana durante seis meses. ¿Demasiado corto? Reclame en un año el sueldo que falta. La antigüedad anterior se suma. Pregunte al sindicato.',
    dependsOn: 'sus años de trabajo',
  },
}
