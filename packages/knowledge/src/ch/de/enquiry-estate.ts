/** Questions about an estate and its debts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_DE: Words = {
  'ch.ask.estate': {
    says: 'Mit der Erbschaft übernehmen Sie auch Schulden. Sie haben drei Monate, um auszuschlagen, und nur einen Monat für ein öffentliches Inventar.',
  },
}
