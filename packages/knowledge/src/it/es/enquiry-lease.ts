/** Questions about a lease: its end, a sale, own use, repairs and visits: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_WORDS: Words = {
  'it.ask.end-lease': {
    says: 'El casero debe escribir seis meses antes del fin. Al acabar los primeros cuatro años hace falta un motivo legal. Si no, el contrato se renueva.',
    dependsOn: 'la duración de su contrato y la fecha de la carta',
  },
  'it.ask.leave-flat': {
    says: 'Por motivos serios puede irse con seis meses de preaviso por carta certificada. El contrato puede dejarle salir más fácil.',
    dependsOn: 'su contrato y su motivo',
  },
  'it.ask.home-sold': {
    says: 'La venta no acaba con el contrato: el comprador lo asume. Para vender, el dueño solo puede negar la renovación en el primer vencimiento. Hacen falta seis meses de aviso y que no tenga otra casa, y usted puede comprar primero.',
  },
  'it.ask.rent-unregistered': {
    says: 'Un contrato sin escribir ni registrar es nulo: el dueño no puede usar el desahucio rápido. Lo pagado de más puede pedirlo hasta seis meses después de irse. Puede pedir al juez un contrato normal con la renta legal. Consulte antes a SUNIA.',
  },
}
