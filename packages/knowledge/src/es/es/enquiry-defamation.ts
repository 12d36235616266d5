/** Questions about insults and lies online: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAMATION_ES: Words = {
  'es.ask.defamation': {
    says: 'Guárdelo con la dirección y la fecha, mejor ante notario. Pida a la web que lo retire. En lo civil puede pedir dinero en cuatro años. Por injuria grave o calumnia, la querella tiene un año. Necesita abogado y, antes, un acto de conciliación.',
  },
}
