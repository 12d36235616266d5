/** Questions about a gift voucher that ran out: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VOUCHER_ES: Words = {
  'ie.ask.voucher-expired': {
    says: 'No. Un vale comprado desde el 2 de diciembre de 2019 dura al menos cinco años, o no caduca. Un plazo menor no vale. Es distinto con un vale de promoción, fidelidad o devolución. Tampoco pueden obligarle a gastarlo de una vez ni cobrar por cambiar un nombre. Escriba a la tienda con la fecha de compra. Si no, CCPC 01 402 5555 y la small claims procedure.',
  },
}
