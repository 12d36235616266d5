/** The Spanish words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ES: Words = {
  'ie.price.step-term': {
    says: 'Busque en su contrato la cláusula de subidas y el día en que termina.',
  },
  'ie.price.right-term': {
    says: 'Una cláusula que deja subir el precio sin límite y sin salida puede ser abusiva. Entonces no le obliga.',
  },
  'ie.price.option-switch': {
    title: 'Pedir mejor precio o cambiar',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Compruebe si hay coste por irse antes.',
    bestFor: 'En otro sitio es más barato.',
    says: 'Busque otros dos precios. Luego pida a su empresa que los iguale antes de la subida.',
  },
  'ie.price.right-leave': {
    says: 'Una empresa de teléfono, internet o TV debe avisar un mes antes. Entonces suele poder irse sin coste, en un mes.',
  },
  'ie.price.know-index': {
    says: 'Si el contrato ya nombraba esta subida anual, la salida gratis puede no valer.',
  },
  'ie.price.step-comreg': {
    says: 'Reclame primero a la empresa. Si no sirve, ComReg ayuda gratis.',
  },
  'ie.price.right-energy': {
    says: 'Su empresa de energía debe avisar 30 días antes. Puede cambiar de empresa.',
  },
  'ie.price.right-fixed': {
    says: 'Si su tarifa es fija hasta un día, sigue hasta entonces. Pida que le muestren la cláusula.',
  },
  'ie.price.step-energy': {
    says: 'Compare precios en un sitio aprobado por la CRU. Si se atrasa, pida pronto un plan.',
  },
  'ie.price.right-renewal': {
    says: 'Un seguro de coche u hogar no puede pedirle más solo por quedarse. Pregunte por qué sube.',
  },
}
