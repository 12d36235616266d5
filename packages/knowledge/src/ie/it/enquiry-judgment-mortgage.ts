/** Questions about a judgment registered on a home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_MORTGAGE_IT: Words = {
  'ie.ask.judgment-mortgage': {
    says: 'Non vende la casa da sola. Lega il debito alla sua quota, e si paga quando vende o rifà il mutuo. Per forzare la vendita il creditore deve tornare dal giudice, che può rifiutare o aspettare, soprattutto per la casa di famiglia. La quota del coniuge non è toccata. Faccia un’offerta scritta; MABS 0818 07 2000. Vada a ogni udienza.',
  },
}
