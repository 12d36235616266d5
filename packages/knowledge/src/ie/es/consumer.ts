/** The Spanish words of Ireland: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_ES: Words = {
  'ie.buy.myth-policy': {
    says: 'Una norma de la tienda o una garantía vieja no puede quitarle sus derechos según la Consumer Rights Act 2022.',
  },
  'ie.buy.want': {
    says: 'Puede preguntar si el contrato es justo y si la empresa cumplió su parte.',
  },
  'ie.buy.reality': {
    says: 'Una empresa no puede decidir sola quién tiene razón. Sus derechos vienen de la ley, no de sus normas.',
  },
  'ie.buy.who': {
    says: 'La Competition and Consumer Protection Commission (CCPC) le dice sus derechos. No lleva casos sueltos.',
  },
  'ie.buy.rights': {
    says: 'Los productos deben ser como se describen, de buena calidad y servir para lo suyo. Si no, tiene soluciones.',
  },
  'ie.buy.not-yet': {
    says: 'No pueden quitarle sus cosas sin una sentencia.',
  },
  'ie.buy.right-thirty': {
    says: 'Si un producto es defectuoso, puede terminar el contrato y recuperar su dinero en 30 días.',
  },
  'ie.buy.right-repair': {
    says: 'Después de 30 días puede pedir reparación gratis o uno nuevo. Si eso falla, una rebaja o su dinero.',
  },
  'ie.buy.right-year': {
    says: 'En los primeros 12 meses la ley supone que el defecto estaba desde el principio.',
  },
  'ie.buy.right-services': {
    says: 'Un servicio debe hacerse con pericia y cuidado, por un precio justo y en un tiempo justo.',
  },
  'ie.buy.right-cancel': {
    says: 'Si compró en línea, por teléfono o en su puerta, tiene 14 días para cancelar sin motivo.',
  },
  'ie.buy.right-terms': {
    says: 'Una cláusula abusiva no le obliga.',
  },
  'ie.buy.cancel': {
    says: 'Tiene 14 días para cancelar. Con un producto corren desde el día en que lo recibió. Contamos desde la fecha del papel.',
    action: 'Cancelar por escrito, si compró en línea, por teléfono o en su puerta',
    consequence: 'Después, cancelar es más difícil.',
  },
  'ie.buy.insight-warranty': {
    says: 'Una garantía se suma a la ley. No ocupa su lugar.',
    actionable: 'Escriba que usa sus derechos según la Consumer Rights Act 2022.',
  },
  'ie.buy.right-small-claims': {
    says: 'Para una suma pequeña existe el procedimiento de demandas menores de la District Court. Es barato y sin abogado.',
  },
  'ie.buy.right-telco': {
    says: 'Un contrato de teléfono o internet puede atarle 24 meses como mucho. Si sigue después, puede irse con un mes de aviso y sin pagar.',
  },
}
