/** The law on cut-offs and phone contracts, where a letter names them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_TERMS_DE: Words = {
  'be.utility.right-who-decides': {
    says: 'Ihre Firma darf Strom oder Gas nicht allein sperren. In Flandern muss ein Ausschuss (LAC) zustimmen, in Brüssel ein Richter. Gehen Sie hin und erzählen Sie Ihre Sicht.',
  },
  'be.utility.right-end-phone': {
    says: 'Sie können einen Telefon- oder Internetvertrag jederzeit beenden. Nach sechs Monaten darf die Firma keine Gebühr verlangen, außer dem Rest für ein Gerät.',
  },
}
