/** Questions about bills for running costs and cable television: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_COSTS_ES: Words = {
  'de.ask-home.running-costs': {
    says: 'Debe llegar en los doce meses después de su año. Usted tiene doce meses para oponerse, y antes puede ver los recibos.',
    dependsOn: 'si la cuenta llegó a tiempo y es correcta',
  },
  'de.ask-home.cable-fee': {
    says: 'Desde el 1 de julio de 2024 la tele por cable ya no puede ir en los gastos. Solo la debe con un contrato propio. Descuéntela de la cuenta y escriba por qué.',
  },
}
