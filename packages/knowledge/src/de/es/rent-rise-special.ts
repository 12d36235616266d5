/** The Spanish words of the rows in ../rent-rise-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_SPECIAL_ES: Words = {
  'de.rise.index-want': {
    says: 'Su casero sube un alquiler que sigue el índice de precios (Indexmiete). No necesita su acuerdo.',
  },
  'de.rise.index-year': {
    says: 'Un alquiler con índice debe seguir igual un año. La carta debe decir el cambio del índice y el nuevo alquiler o la subida.',
  },
  'de.rise.index-start': {
    says: 'El nuevo alquiler con índice se debe desde el segundo mes después del de la carta.',
  },
  'de.rise.index-step': {
    says: 'Compruebe el índice en la Oficina Federal de Estadística y rehaga el cálculo.',
  },
  'de.rise.works-want': {
    says: 'Su casero quiere más alquiler por obras en la casa (Modernisierung).',
  },
  'de.rise.works-cap': {
    says: 'Como máximo el 8 % del coste al año puede ir al alquiler, y 3 € por metro cuadrado en seis años. Por debajo de 7 € por metro son 2 €.',
  },
  'de.rise.works-repairs': {
    says: 'El coste de las reparaciones se debe restar. Solo cuentan las mejoras de verdad.',
  },
  'de.rise.works-hardship': {
    says: 'Si el nuevo alquiler es demasiado para usted, puede alegar una situación dura (Härte). El plazo es corto.',
    actionable: 'Escriba ya al casero con sus ingresos y su alquiler.',
  },
}
