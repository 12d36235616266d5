/** Disputes with a firm about a contract: faults, fairness and complaints: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_ES: Words = {
  'au.buy.myth-policy': {
    says: 'Una regla de la tienda o una garantía vieja no puede quitarle sus garantías de ley (consumer guarantees).',
  },
  'au.buy.want': {
    says: 'Puede preguntar si el contrato es justo y si la empresa cumplió su parte.',
  },
  'au.buy.reality': {
    says: 'Una empresa no puede decidir sola quién tiene razón. Sus derechos vienen de la ley, no de las reglas de la empresa.',
  },
  'au.buy.who': {
    says: 'La oficina del consumidor de su estado ayuda gratis con las quejas. Puede hablar con la empresa por usted.',
  },
  'au.buy.rights': {
    says: 'Los productos deben ser de buena calidad y servir para lo suyo. Si no, puede pedir reparación, uno nuevo o su dinero.',
  },
  'au.buy.not-yet': { says: 'No pueden tomar su sueldo ni sus cosas sin una orden del tribunal.' },
  'au.buy.know-sign': {
    says: 'Un cartel que dice que no hay devoluciones (no refunds) va contra la ley.',
  },
  'au.buy.right-major': {
    says: 'Si el fallo es grave, usted elige: su dinero, uno nuevo, o quedárselo y recibir parte del precio.',
  },
  'au.buy.right-seller': { says: 'La tienda debe ocuparse. No puede mandarle al fabricante.' },
  'au.buy.right-time': {
    says: 'Sus derechos pueden durar más que la garantía del fabricante, todo el tiempo que sea justo para esa cosa.',
  },
  'au.buy.right-cooling': {
    says: 'Si fueron a su puerta o le llamaron primero, tiene 10 días hábiles para cancelar.',
  },
  'au.buy.right-unfair': { says: 'Una cláusula muy injusta en un contrato estándar no le obliga.' },
  'au.buy.cooling-off': {
    says: 'Para una venta en su puerta o por una llamada no pedida tiene 10 días hábiles para cancelar. Contamos desde la fecha del papel.',
    action:
      'Cancelar por escrito o por teléfono, si le vendieron en su puerta o por una llamada no pedida',
    consequence: 'Después es más difícil cancelar.',
  },
  'au.buy.insight-policy': {
    says: 'Las tiendas a menudo hablan solo de sus propias reglas. La ley le da más.',
    actionable:
      'Escriba: «This is a major failure under the Australian Consumer Law, and I choose a refund.» (Es un fallo grave según esta ley, y elijo que me devuelvan el dinero.)',
  },
  'au.buy.nsw-tribunal': {
    says: 'En Nueva Gales del Sur NCAT decide las disputas con comerciantes. Es barato, y casi nunca necesita abogado.',
  },
  'au.buy.vic-tribunal': {
    says: 'En Victoria VCAT decide las disputas con comerciantes. Es barato, y casi nunca necesita abogado.',
  },
  'au.buy.qld-tribunal': {
    says: 'En Queensland QCAT decide las disputas con comerciantes hasta una suma fija. Es barato, y casi nunca necesita abogado.',
  },
}
