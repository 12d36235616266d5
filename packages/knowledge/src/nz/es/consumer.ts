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
  'nz.ask-bank.step-complain': {
    says: 'Reclame primero por escrito a su banco o aseguradora. Si dice que no, acuda a su servicio de quejas. Cada uno debe estar en uno, y para usted es gratis.',
  },
  'nz.buy.step-write': {
    says: 'Escriba a la empresa. Diga qué salió mal, qué quiere y para qué fecha.',
  },
  'nz.buy.step-proof': { says: 'Guarde el recibo o el extracto del banco, fotos y mensajes.' },
  'nz.buy.step-card': {
    says: 'Si pagó con tarjeta y no recibió nada, pida a su banco la devolución (chargeback). Hágalo rápido.',
  },
  'nz.buy.step-tribunal': { says: 'Si se niegan, haga una solicitud al Disputes Tribunal.' },
  'nz.buy.cancel': {
    says: 'Por una venta en su puerta o por una llamada no pedida tiene cinco días hábiles. Contamos desde la fecha del papel.',
    action: 'Cancelar la venta, si vinieron a su puerta o le llamaron',
    consequence: 'Después es más difícil cancelar.',
  },
  'nz.buy.opt-complain': {
    says: 'Primero a la empresa, después al servicio de quejas (dispute scheme) de ese sector.',
    title: 'Quejarse',
    cost: 'Gratis.',
    time: 'Semanas.',
    risk: 'Bajo.',
    bestFor: 'La empresa no quiere escuchar.',
  },
  'nz.buy.opt-remedy': {
    says: 'Pida reparación, uno nuevo o su dinero, y nombre la Consumer Guarantees Act.',
    title: 'Pedir una solución',
    cost: 'Gratis.',
    time: 'Días.',
    risk: 'Bajo.',
    bestFor: 'Quiere que se resuelva rápido.',
  },
  'nz.buy.opt-tribunal': {
    says: 'Reclame hasta 60.000 $. Los abogados no pueden actuar allí.',
    title: 'Disputes Tribunal',
    cost: 'Una tasa según la suma.',
    time: 'Semanas o meses.',
    risk: 'Bajo.',
    bestFor: 'Tiene pruebas y se niegan.',
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
