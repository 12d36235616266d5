/** Offers without prejudice, and letters of firms that write about parking: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFERS_ES: Words = {
  'gb.offer.right-not-shown': {
    says: 'Una oferta «without prejudice» no se puede enseñar al juez como prueba de su deuda. Vale para la de ellos y para la suya.',
  },
  'gb.offer.claim-goes-on': {
    says: 'Si han llegado papeles del juzgado, una oferta no para la demanda. Envíe su respuesta (defence) a tiempo: 14 días después de los papeles, o 28 si pidió más tiempo.',
  },
  'gb.offer.step-heading': {
    says: 'Si hace una oferta, ponga arriba «without prejudice». Diga que no reconoce la deuda.',
  },
  'gb.debt.parking-lawyers': {
    says: 'Este despacho escribe a menudo por aparcar en suelo privado. Si es así, el titular que no conducía solo debe si el aviso llegó a tiempo.',
    actionable: 'Pregunte de qué es la deuda y pida copia del primer aviso.',
  },
}
