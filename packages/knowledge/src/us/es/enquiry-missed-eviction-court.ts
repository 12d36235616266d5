/** Questions about a missed day in court over an eviction: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_EVICTION_COURT_ES: Words = {
  'us.fact.missed-eviction-court': {
    says: 'Vaya hoy a la secretaría (clerk) de la corte. Pregunte si hay fallo por ausencia. Presente una moción para anularlo, o apele si solo queda eso, y pida parar el desalojo mientras. Diga por qué faltó, con prueba, y su defensa, como renta pagada. En muchos estados solo hay días. Legal aid o la ayuda de la corte lo hace con usted. No tiene que irse antes de que venga un oficial con orden de la corte.',
  },
}
