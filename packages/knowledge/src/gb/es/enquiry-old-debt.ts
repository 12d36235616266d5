/** Questions about debts that may be too old: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_ES: Words = {
  'gb.ask-debt.old-by-years': {
    says: 'En la mayoría de los casos es demasiado vieja para el juzgado: más de seis años sin pago, reconocimiento firmado ni sentencia. Todavía existe, así que no la pague ni la reconozca. Nunca ignore un formulario judicial.',
  },
  'gb.ask-debt.old-by-years-scotland': {
    says: 'Si es así, en Escocia la mayoría de las deudas ha terminado y no debe nada. No la pague ni la reconozca antes de tener consejo.',
    dependsOn: 'si han pasado cinco años completos sin pago, reconocimiento escrito ni juicio',
  },
  'gb.ask-debt.clock-again': {
    says: 'No, una llamada o respuesta que no reconoce la deuda no lo hace. Un pago o un reconocimiento firmado sí, y solo antes de que acaben los seis años. Si ya pasaron, escriba que es demasiado vieja para el juzgado. No ignore un formulario judicial.',
  },
  'gb.ask-debt.old-and-clock': {
    says: 'Tras seis años sin pago, reconocimiento firmado ni sentencia es demasiado vieja para el juzgado. Una llamada o respuesta que no reconoce nada no reinicia el plazo. Escriba que es demasiado vieja, no pague y nunca ignore un formulario judicial.',
  },
}
