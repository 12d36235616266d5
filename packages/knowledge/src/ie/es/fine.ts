/** The Spanish words of Ireland: fine. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_ES: Words = {
  'ie.fine.want': {
    says: 'Busque la norma, el lugar, la fecha y el último día para actuar.',
  },
  'ie.fine.reality': {
    says: 'Puede pagar y cerrarlo, o dejar que vaya al juzgado y defenderse allí.',
  },
  'ie.fine.who': {
    says: 'Una multa fija (fixed charge notice) viene de la policía (gardaí) o de un ayuntamiento (council). Es de verdad.',
  },
  'ie.fine.rights': {
    says: 'Puede nombrar al conductor si no era usted. Puede pedir la anulación en casos raros, y defenderse en el juzgado.',
  },
  'ie.fine.right-driver': {
    says: 'Si usted no conducía, puede nombrar al conductor en 28 días.',
  },
  'ie.fine.right-court': {
    says: 'Tiene derecho a defenderse en el District Court.',
  },
  'ie.fine.first': {
    says: 'Tiene 28 días desde la fecha del aviso para pagar la primera cantidad.',
    action: 'Pagar la multa fija, o nombrar al conductor',
    consequence: 'La cantidad sube la mitad.',
  },
  'ie.fine.second': {
    says: 'Del día 29 al día 56 puede pagar la cantidad más la mitad.',
    action: 'Pagar la cantidad más alta',
    consequence:
      'Después del día 56 ya no se puede pagar así, y puede llegar una citación (summons).',
  },
  'ie.fine.step-check': {
    says: 'Compruebe el coche, el lugar, la hora y el día 28.',
  },
  'ie.fine.step-driver': {
    says: 'Si conducía otra persona, rellene a tiempo el formulario con su nombre y dirección.',
  },
  'ie.fine.step-pay': {
    says: 'Si es correcta, pague todo antes del día 28. No se aceptan pagos parciales.',
  },
  'ie.fine.opt-pay': {
    title: 'Pagar a tiempo',
    says: 'Pague en línea, por teléfono o en una oficina de correos.',
    cost: 'La multa fija.',
    time: '28 días.',
    risk: 'Pueden llegar puntos (penalty points).',
    bestFor: 'Es correcta.',
  },
  'ie.fine.opt-court': {
    title: 'Defenderse en el juzgado',
    says: 'No pague, y conteste a la citación (summons) cuando llegue.',
    cost: 'Una multa y quizá más puntos si pierde.',
    time: 'Meses.',
    risk: 'La multa puede ser más alta.',
    bestFor: 'No lo hizo y tiene pruebas.',
  },
  'ie.fine.warn': {
    says: 'Los plazos los fija la ley. Nadie puede darle más tiempo.',
  },
  'ie.fine.right-law': {
    says: 'La multa fija (fixed charge notice) es una oferta de pago. Si no paga, puede explicarse ante un juez.',
  },
  'ie.fine.right-name-driver': {
    says: 'Si conducía otra persona, dé su nombre y dirección en 28 días.',
  },
  'ie.fine.right-toll': {
    says: 'Un peaje no pagado sube por pasos. Puede reclamar al operador con sus pruebas.',
  },
  'ie.toll.reality': {
    says: 'Es una factura de peaje con recargos, no una multa de la policía (gardaí). Si no se paga, el paso siguiente puede ser una demanda en la District Court.',
  },
  'ie.toll.rights': {
    says: 'Puede mostrar que pagó, o que el coche ya estaba vendido, alquilado o robado. Si llega una demanda, puede defenderse.',
  },
  'ie.toll.step-check': {
    says: 'Compruebe el coche, el día y sus pagos. Si pagó, o el coche no era suyo, escriba enseguida con pruebas. Si es correcto, pague antes de que crezca.',
  },
  'ie.fine.right-warden': {
    says: 'Para una multa de aparcamiento tiene 28 días, y 28 más con una suma mayor. Puede escribir antes al ayuntamiento y pedir que la anule.',
  },
}
