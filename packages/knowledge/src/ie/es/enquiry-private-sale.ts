/** Questions about a thing bought from a private person: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_ES: Words = {
  'ie.ask.private-goods': {
    says: 'Con un vendedor privado, la cosa debe ser suya y como la describió. Si es robada, el dueño puede recuperarla, pero el vendedor debe devolverle el dinero: avise a los gardaí con el anuncio. Escriba al vendedor, pida al banco o a la app recuperar el pago y luego demande en la District Court.',
  },
}
