/** Questions about an estate and its debts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_ES: Words = {
  'ch.ask.estate': {
    says: 'Con una herencia asume también las deudas. Tiene tres meses para rechazarla y solo un mes para pedir un inventario oficial.',
  },
}
