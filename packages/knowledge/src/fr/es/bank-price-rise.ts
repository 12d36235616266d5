/** The Spanish words of the rows in ../bank-price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_PRICE_RISE_ES: Words = {
  'fr.price.bank-right': {
    says: 'Su banco debe avisar de nuevas comisiones dos meses antes. Hasta entonces puede negarse y cerrar la cuenta gratis. Si hasta entonces no dice nada, vale como un sí.',
  },
  'fr.price.bank-step': {
    says: 'Compare gratis las comisiones de todos los bancos en tarifs-bancaires.gouv.fr. Niéguese por escrito antes del día.',
  },
  'fr.price.bank-option': {
    says: 'El nuevo banco traslada sus recibos y pagos (mobilité bancaire).',
    title: 'Cambiar de banco',
    cost: 'Gratis.',
    time: 'Un mes más o menos.',
    risk: 'Deje dinero en la cuenta vieja hasta que todo pase.',
    bestFor: 'Otro banco es más barato.',
  },
}
