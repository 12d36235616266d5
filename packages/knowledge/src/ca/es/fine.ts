/** The Spanish words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_WORDS: Words = {
  'ca.fine.want': { says: 'Busque la regla, el lugar, la fecha y el último día para actuar.' },
  'ca.fine.reality': {
    says: 'Puede pagar, pedir menos o más tiempo, o decir que no lo hizo. Busque el último día.',
  },
  'ca.fine.rights': { says: 'Puede disputar la multa y ver las pruebas contra usted.' },
  'ca.fine.who': { says: 'Esto viene de un organismo público. Una empresa no puede multarle.' },
  'ca.fine.right-dispute': { says: 'Tiene derecho a disputar la multa antes de que se decida.' },
  'ca.fine.right-proof': {
    says: 'Tiene derecho a pedir las notas, las fotos o la grabación de la cámara.',
  },
  'ca.fine.step-check': {
    says: 'Compruebe la placa, el lugar, la fecha y el último día para actuar.',
  },
  'ca.fine.step-choose': {
    says: 'Elija un camino: pagar, pedir una reunión o revisión, o disputar. Pagar significa que la acepta.',
  },
  'ca.fine.step-time': { says: 'Si necesita tiempo para pagar, pídalo antes del último día.' },
  'ca.fine.qc': {
    says: "En Quebec tiene 30 días desde la entrega de la constancia de infracción (constat d'infraction). Contamos desde su fecha.",
    action: 'Declárese culpable o no culpable',
    consequence: 'Pueden decidir el caso sin usted.',
  },
  'ca.fine.opt-dispute': {
    says: 'Use el formulario de la multa o la web del tribunal.',
    title: 'Disputarla',
    cost: 'Gratis en casi todos los lugares.',
    time: 'Antes del último día.',
    risk: 'Si pierde, puede pagar la multa completa.',
    bestFor: 'No lo hizo, o la multa tiene errores.',
  },
  'ca.fine.opt-pay': {
    says: 'Pague a tiempo para evitar más gastos.',
    title: 'Pagar',
    cost: 'La multa.',
    time: 'Antes del último día.',
    risk: 'Acepta que lo hizo. Puede perder puntos.',
    bestFor: 'Está bien.',
  },
  'ca.fine.warn': { says: 'Una multa sin pagar puede impedirle renovar la licencia o las placas.' },
  'ca.fine.on': {
    says: 'En Ontario tiene 15 días desde el día en que recibió la multa. Contamos desde su fecha.',
    action: 'Pague, pida una reunión o pida un juicio',
    consequence: 'Pueden declararle culpable sin audiencia, y se suman gastos.',
  },
  'ca.fine.bc': {
    says: 'En Columbia Británica tiene 30 días desde el día en que recibió la multa. Contamos desde su fecha.',
    action: 'Pague o dispute la multa (violation ticket)',
    consequence: 'Cuenta como si se declarara culpable.',
  },
  'ca.fine.ab-act': {
    says: 'En Alberta puede declararse no culpable o pedir tiempo para pagar, antes de la fecha de la multa. Algunas sanciones van a SafeRoads, con siete días.',
  },
  'ca.fine.mb-act': {
    says: 'En Manitoba puede disputar una multa, o admitirla y pedir que la bajen, antes de la fecha que lleva.',
  },
  'ca.fine.on-admin': {
    says: 'Muchas ciudades de Ontario usan sanciones administrativas (administrative penalties). Puede pedir que las mire un screening officer, y después un hearing officer.',
  },
  'ca.fine.qc-plea': {
    says: 'En Quebec tiene 30 días para declararse no culpable, sin costo. Si no hace nada, el juez puede decidir sin usted.',
  },
  'ca.fine.on-points': {
    says: 'Una condena puede traer puntos y un seguro más caro. Elija la solución temprana (early resolution) para hablar con el fiscal, que puede rebajar el cargo.',
  },
}
