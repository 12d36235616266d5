/** Questions about an estate and its debts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_NL: Words = {
  'ch.ask.estate': {
    says: 'Met een erfenis neemt u ook de schulden. U hebt drie maanden om haar te weigeren, en maar één maand om een officiële lijst (Inventar) te vragen.',
  },
}
