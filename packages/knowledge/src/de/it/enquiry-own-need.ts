/** Questions about a landlord who needs the home for the family (Eigenbedarf): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NEED_WORDS: Words = {
  'de.ask-home.own-need': {
    says: 'La faccia controllare. La lettera deve dire chi ha bisogno della casa e perché. Il preavviso è di tre mesi, sei dopo cinque anni, nove dopo otto. Può opporsi per grave disagio fino a due mesi prima della fine.',
  },
}
