/** The Spanish words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ES: Words = {
  'nz.price.right-term': {
    says: 'En un contrato estándar, una cláusula que deja cambiar el precio solo a la empresa puede ser injusta. Puede denunciarla a la Commerce Commission.',
  },
  'nz.price.step-term': {
    says: 'Busque en su contrato la cláusula sobre subidas de precio, su último día y un cargo por irse.',
  },
  'nz.price.option-switch': {
    says: 'Pida otros dos precios. Después pida a su empresa que los iguale antes de que empiece la subida.',
    title: 'Pedir un precio mejor o cambiar',
    cost: 'Gratis.',
    time: 'Unos días.',
    risk: 'Mire si hay un cargo por irse antes.',
    bestFor: 'Puede tenerlo más barato en otro sitio.',
  },
  'nz.price.right-plan': {
    says: 'Puede preguntar a su empresa de luz cuál de sus tarifas es la más barata para usted. Sus reglas de cuidado (rules of care) la obligan.',
  },
  'nz.price.step-help': {
    says: 'Compare tarifas en el sitio gratuito que apoya la Electricity Authority. Si no puede pagar, pida pronto un plan: deben ayudar antes de cortar.',
  },
  'nz.price.right-scheme': {
    says: 'Si no se ponen de acuerdo, Utilities Disputes lo mira gratis.',
  },
  'nz.price.step-write': {
    says: 'Escriba antes de la subida si no está de acuerdo, y pida irse sin cargo por el cambio.',
  },
  'nz.price.right-tdr': {
    says: 'Para teléfono e internet, Telecommunications Dispute Resolution ayuda gratis.',
  },
}
