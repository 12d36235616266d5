/** A notice of a higher price for energy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ENERGY_ES: Words = {
  'gb.price-rise.right-power-fixed': {
    says: 'Un precio fijo no puede subir antes de acabar su plazo. Después, y en tarifa variable, lo limita el tope (price cap) de Ofgem.',
  },
  'gb.price-rise.right-power-switch': {
    says: 'Puede dejar una tarifa variable cuando quiera sin cargo. También desde 49 días antes de acabar una fija.',
  },
  'gb.price-rise.option-power-complain': {
    says: 'Reclame a la compañía. Tras ocho semanas o su respuesta final, acuda al Energy Ombudsman.',
    title: 'Reclamar y luego Energy Ombudsman',
    cost: 'Nada.',
    time: 'Ocho semanas y algo más.',
    risk: 'Ninguno.',
    bestFor: 'Subieron un precio fijo o cobran mal.',
  },
}
