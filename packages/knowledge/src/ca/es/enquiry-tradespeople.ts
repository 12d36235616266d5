/** Questions about contractors and movers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_WORDS: Words = {
  'ca.ask.contractor': {
    says: 'Escriba qué está mal y dé una fecha para arreglarlo. El trabajo debe tener calidad razonable. Luego use el tribunal de reclamos menores (small claims court), o su tarjeta si pagó con ella.',
  },
  'ca.ask.movers-on': {
    says: 'No. No pueden retener sus cosas para cobrar más, ni pasar de un presupuesto escrito en más del 10 %. Pague lo acordado, pida sus cosas por escrito y llame a Consumer Protection Ontario.',
  },
}
