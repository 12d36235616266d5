/** The Spanish words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ES: Words = {
  'ca.price.right-wireless': {
    says: 'En un contrato móvil de plazo fijo, el precio del plan no puede subir sin su permiso.',
  },
  'ca.price.right-month': {
    says: 'De mes a mes, suelen avisar 30 días antes. Puede irse sin coste por lo que sigue.',
  },
  'ca.price.step-ccts': {
    says: 'Reclame primero a la empresa. Si no sirve, la CCTS lo ve gratis.',
  },
  'ca.price.right-quebec': {
    says: 'En Québec, el precio de un contrato de plazo fijo no puede cambiar, diga lo que diga la cláusula.',
  },
  'ca.price.step-term': {
    says: 'Busque en el contrato la cláusula de precio, el final y el coste de salida.',
  },
  'ca.price.option-switch': {
    title: 'Pedir mejor precio o cambiar',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Compruebe el coste de salida.',
    bestFor: 'En otro sitio es más barato.',
    says: 'Busque otros dos precios. Luego pida que los igualen antes de la subida.',
  },
}
