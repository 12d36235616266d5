/** The Spanish words of the rows in ../offers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFERS_ES: Words = {
  'us.offer.want': {
    says: 'Esto es publicidad. Quieren que pida una tarjeta o un préstamo. No debe nada y no tiene que contestar.',
  },
  'us.offer.reality': {
    says: 'Una empresa puede pedir a un buró de crédito una lista de nombres para una oferta firme. No significa que usted haya pedido algo.',
  },
  'us.offer.right-stop': {
    says: 'Puede parar estas ofertas por cinco años o para siempre: OptOutPrescreen.com o 1-888-567-8688. Es gratis.',
  },
  'us.offer.step-read': {
    says: 'Si la quiere, lea la tasa después de los primeros meses y todos los cargos. Si no, destrúyala.',
  },
  'us.offer.option-ignore': {
    says: 'No hace falta contestar. La oferta termina sola.',
    title: 'No hacer nada',
    cost: 'Nada',
    time: 'Usted no tiene plazo',
    risk: 'Ninguno. Destrúyala, para que nadie pida en su nombre.',
    bestFor: 'No quiere una tarjeta o un préstamo nuevo.',
  },
}
