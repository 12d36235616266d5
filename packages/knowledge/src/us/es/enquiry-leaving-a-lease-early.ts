/** Questions of tenants who must leave before the lease ends: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_LEASE_EARLY_ES: Words = {
  'us.ask-home.break-lease': {
    says: 'En la mayoría de los estados el casero debe intentar alquilar de nuevo. Entonces debe la renta solo hasta que pague otro, más gastos justos. Unos pocos estados son distintos, y el contrato puede fijar una tarifa por irse antes. Avise por escrito con fecha, ofrezca otro inquilino o una suma, y guarde los anuncios. Órdenes militares, peligro en casa o vivienda inhabitable pueden liberarle antes.',
  },
}
