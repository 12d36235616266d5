/** Questions about a landlord who needs the home for the family (Eigenbedarf): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NEED_DE: Words = {
  'de.ask-home.own-need': {
    says: 'Lassen Sie sie prüfen. Der Brief muss sagen, wer die Wohnung braucht und warum. Die Frist ist drei Monate, nach fünf Jahren sechs, nach acht neun. Wegen Härte können Sie bis zwei Monate vor dem Ende widersprechen.',
  },
}
