/** Questions about ending a lease and the deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_ES: Words = {
  'nl.ask.deposit': {
    says: 'El casero debe devolver la fianza (waarborgsom) en 14 días desde el fin, o 30 días si se quitan algunos gastos. Solo se pueden quitar los gastos de una lista. En contratos desde el 1 de julio de 2023 son como mucho dos meses de alquiler básico.',
  },
  'nl.ask.leave-home': {
    dependsOn: 'su contrato',
    says: 'Como inquilino avisa por escrito, en general un mes antes, sin motivo. Un contrato de dos años o menos puede casi siempre acabar antes. Uno fijo más largo le obliga, salvo que dé una salida. Guarde prueba.',
  },
  'nl.ask.leaving-costs': {
    says: 'Devuelve la casa como la recibió, pero el desgaste normal no cuesta nada. Sin informe de entrada cuenta el estado actual. Pida prueba de cada coste. No pueden quitar más de la fianza.',
    dependsOn: 'del estado al entrar',
  },
}
