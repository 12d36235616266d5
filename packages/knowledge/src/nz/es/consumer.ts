/** The Spanish words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_ES: Words = {
  'nz.buy.myth-policy': {
    says: 'Las reglas de una tienda o una garantía vieja no pueden quitarle sus derechos según la Consumer Guarantees Act.',
  },
  'nz.buy.want': {
    says: 'Puede preguntar si el contrato es justo y si la empresa cumplió su parte.',
  },
  'nz.buy.reality': {
    says: 'Una empresa no puede decidir sola quién tiene razón. Sus derechos vienen de la ley, no de las reglas de ella.',
  },
  'nz.buy.who': {
    says: 'Si no se ponen de acuerdo, el Disputes Tribunal decide reclamaciones hasta 60.000 $ sin abogados.',
  },
  'nz.buy.rights': {
    says: 'Los productos deben ser de buena calidad, servir para su uso y ser como le dijeron. Si no, puede pedir una solución.',
  },
  'nz.buy.not-yet': { says: 'No pueden tomar su sueldo o sus cosas sin la orden de un tribunal.' },
  'nz.buy.right-repair': {
    says: 'Por un fallo pequeño, la tienda puede elegir entre reparar, cambiar o devolver el dinero, en un tiempo razonable.',
  },
  'nz.buy.right-serious': {
    says: 'Por un fallo grave elige usted: su dinero, uno nuevo, o quedárselo y recibir parte del precio.',
  },
  'nz.buy.right-time': {
    says: 'Sus derechos duran lo que es justo para esa cosa, también después de la garantía del fabricante.',
  },
  'nz.buy.right-services': {
    says: 'Los servicios deben hacerse con cuidado, servir para lo que pidió, en un tiempo razonable y a un precio justo.',
  },
  'nz.buy.right-doorstep': {
    says: 'Si vinieron a su puerta o le llamaron, tiene cinco días hábiles para cancelar una venta de más de 100 $.',
  },
  'nz.buy.right-terms': {
    says: 'Una cláusula injusta (unfair term) en un contrato estándar puede ser anulada.',
  },
  'nz.buy.cancel': {
    says: 'Por una venta en su puerta o por una llamada no pedida tiene cinco días hábiles. Contamos desde la fecha del papel.',
    action: 'Cancelar la venta, si vinieron a su puerta o le llamaron',
    consequence: 'Después es más difícil cancelar.',
  },
  'nz.buy.insight-policy': {
    says: 'Las tiendas hablan a menudo solo de sus propias reglas o garantías. La ley le da más.',
    actionable: 'Escriba que usa sus derechos según la Consumer Guarantees Act.',
  },
  'nz.buy.right-late': {
    says: 'Los productos deben llegar el día acordado, o en un tiempo razonable. Si llegan demasiado tarde, puede rechazarlos y pedir su dinero.',
  },
  'nz.buy.right-extended-warranty': {
    says: 'Puede cancelar una garantía ampliada (extended warranty) en un plazo de cinco días hábiles. Debe decir qué le da además de la ley.',
  },
  'nz.buy.right-disputes-tribunal': {
    says: 'El Disputes Tribunal decide reclamaciones hasta 60.000 $. Es barato, y los abogados no participan.',
  },
  'nz.buy.right-telco': {
    says: 'Con una empresa de teléfono o internet, el servicio Telecommunications Dispute Resolution mira su queja gratis.',
  },
}
