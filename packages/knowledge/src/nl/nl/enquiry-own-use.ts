/** The Dutch words of the rows in ../enquiry-own-use.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_USE_NL: Words = {
  'nl.ask.own-use': {
    says: 'Blijf, en schrijf dat u het niet eens bent. De verhuurder moet bij de rechter dringend eigen gebruik bewijzen, en dat u andere passende woonruimte kunt vinden. De opzegtermijn is drie tot zes maanden. Moet u toch weg, vraag dan de verhuiskosten.',
  },
}
