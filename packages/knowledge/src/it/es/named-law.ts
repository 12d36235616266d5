/** The Spanish words of Italy: demands for rent, car tax, and the taxes of towns. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'it.rent-demand.right-pay-later': {
    says: 'Si llega al juzgado, puede pagar alquiler, intereses y costas en la primera vista, o pedir hasta 90 días. Entonces el contrato sigue.',
  },
  'it.rent-demand.rights': {
    says: 'Puede discutir la cantidad, ofrecer un plan y quedarse en la vivienda hasta que decida un juez.',
  },
  'it.rent-demand.only-judge': {
    says: 'Solo un juez puede obligarle a irse por alquiler impagado (sfratto per morosità). Antes llega un papel con el día de una vista.',
  },
  'it.rent-demand.twenty-days': {
    says: 'El casero de una vivienda puede pedir a un juez terminar el contrato cuando un alquiler lleva más de veinte días de retraso.',
  },
  'it.rent-demand.duty': {
    says: 'Un inquilino debe pagar en los días acordados. El casero debe mantener la vivienda habitable y dar un recibo.',
  },
  'it.rent-demand.formal': {
    says: 'Es un requerimiento formal por el alquiler (messa in mora). Desde él corren intereses, y se interrumpe la prescripción de la deuda.',
  },
  'it.rent-demand.step-plan': {
    says: 'Compare los meses con sus pagos. Escriba ya al casero y ofrezca un plan, antes de que un juicio añada costas.',
  },
  'it.tax.right-car': {
    says: 'La región debe pedir el impuesto del coche (bollo auto) antes del fin del tercer año después del año en que vencía. Más tarde es demasiado tarde.',
  },
  'it.tax.right-town': {
    says: 'Un municipio debe enviar su aviso (avviso) de IMU o TARI antes del fin del quinto año después del año en cuestión.',
  },
  'it.tax.right-automatic': {
    says: 'Esta deuda sale de un control por ordenador de su declaración. Si algo no estaba claro, la oficina debía preguntarle antes y darle 30 días. Si no lo hizo, dígalo en su recurso (ricorso).',
  },
}
