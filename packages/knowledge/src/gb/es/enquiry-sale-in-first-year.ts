/** Questions about a notice to sell or move in that ends in the first year of a tenancy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SALE_IN_FIRST_YEAR_ES: Words = {
  'gb.ask-housing.sale-first-year': {
    says: 'Un aviso para vender o mudarse (grounds 1A y 1) no sirve si su fecha cae en su primer año allí. Cuatro meses solos no bastan. No tiene que irse ese día. Siga pagando, dígaselo por escrito al casero y que Shelter lo revise: 0808 800 4444. Solo un juez puede ordenarle salir. Tras ese aviso no se puede volver a alquilar en 12 meses.',
  },
  'gb.ask-housing.sale-notice-after-year': {
    says: 'Un Form 3A con ground 1 o 1A puede valer pasado su primer año. Aun así no tiene que irse ese día. El casero debe ir al juzgado y probar su plan, y solo los agentes del juzgado pueden desalojar. Que Shelter revise el formulario, los cuatro meses y el depósito: 0808 800 4444. Siga pagando y pida ayuda al municipio. Tras el aviso no se alquila de nuevo en 12 meses.',
  },
}
