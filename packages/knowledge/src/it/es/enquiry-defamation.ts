/** Questions about insults and lies online: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAMATION_WORDS: Words = {
  'it.ask.defamation': {
    says: 'Guárdelo con la dirección y la fecha, con testigos. Pida a la web que lo retire. Presente querela en la policía en tres meses desde que lo supo. También puede pedir dinero en lo civil en cinco años.',
  },
}
