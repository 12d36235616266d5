/** The Spanish words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ES: Words = {
  'au.price.right-term': {
    says: 'En un contrato estándar, una cláusula que deja que solo la empresa cambie el precio puede ser injusta. Entonces no le obliga.',
  },
  'au.price.step-term': {
    says: 'Busque en su contrato la cláusula sobre subidas de precio, el último día del contrato y una tarifa por irse.',
  },
  'au.price.option-switch': {
    says: 'Pida otros dos precios. Luego pida a su empresa que los iguale antes de que empiece la subida.',
    title: 'Pedir un precio mejor o cambiar',
    cost: 'Gratis.',
    time: 'Unos días.',
    risk: 'Compruebe si hay una tarifa por irse antes.',
    bestFor: 'Puede tenerlo más barato en otro lugar.',
  },
  'au.price.right-notice': {
    says: 'Su empresa de energía casi siempre debe avisarle al menos cinco días hábiles antes de que empiece un precio nuevo.',
  },
  'au.price.step-compare': {
    says: 'Compare planes gratis en Energy Made Easy, o en Victorian Energy Compare en Victoria. Pida a su empresa su mejor oferta.',
  },
  'au.price.step-hardship': {
    says: 'Si no puede pagar el precio nuevo, pida el programa de ayuda (hardship program) y descuentos (concessions) antes de atrasarse.',
  },
  'au.price.step-other': {
    says: 'Escriba a la empresa antes de la subida si no está de acuerdo. Para teléfono e internet, el TIO ayuda gratis.',
  },
  'au.price.right-leave': {
    says: 'Con un plan de mes a mes puede irse. Con un plan fijo, pida irse sin costo por el cambio.',
  },
}
