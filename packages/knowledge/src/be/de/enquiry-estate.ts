/** Questions about an estate and its debts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_DE: Words = {
  'be.ask.estate': {
    says: 'Sie können ein Erbe annehmen, ablehnen oder nur mit Inventar annehmen. Mit Inventar zahlen Sie Schulden nicht aus eigenem Geld. Ein Notar schreibt es auf.',
  },
}
