/** Questions about a car from a dealer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WORDS: Words = {
  'ca.ask.used-car': {
    says: 'Escriba enseguida al vendedor profesional (dealer) y guarde el anuncio y el contrato. Su auto debe ser como se describió y apto para circular. Luego vaya al regulador de dealers de su provincia o al tribunal de reclamos menores (small claims court).',
  },
  'ca.ask.dealer-lied': {
    says: 'Un vendedor no puede engañarle. Escriba qué era falso y pida deshacer el trato: en un año en Ontario. El regulador (OMVIC, AMVIC, VSA) ayuda gratis.',
  },
}
