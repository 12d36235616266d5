/** The Spanish words of the rows in ../enquiry-state-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATE_MONEY_ES: Words = {
  'us.ask-state.storage': {
    says: 'Pague o llegue a un acuerdo por escrito antes de la venta, y pida sacar papeles, fotos y medicinas. La empresa debe escribirle antes, como dice la ley estatal.',
  },
  'us.ask-state.bounced-check': {
    says: 'Pague pronto el cheque y guarde la prueba. La ley estatal limita lo que pueden sumar. Casi siempre es delito solo si quiso engañar.',
  },
  'us.ask-state.city-harm': {
    says: 'Envíe enseguida un reclamo escrito (claim) a la ciudad, condado o estado. Algunos dan solo 90 días o seis meses. Tome fotos y guarde recibos y nombres de testigos.',
  },
  'us.ask-state.money-exam': {
    says: 'Vaya o envíe las respuestas antes del día: es una orden de la corte. Anote qué dinero está protegido, como los beneficios. No tiene que pagar con ese dinero.',
  },
  'us.ask-state.rent-to-own': {
    says: 'Casi siempre puede devolver las cosas y no deber los pagos que faltan. Pida un recibo. En casi todos los estados también puede ponerse al día en pocos días y quedárselas.',
  },
  'us.ask-state.old-judgment': {
    says: 'Un fallo dura casi siempre de cinco a 20 años y a menudo se puede renovar. Pida al secretario de la corte (clerk) la fecha y cada renovación antes de pagar o prometer.',
    dependsOn: 'su estado y si el fallo se renovó',
  },
}
