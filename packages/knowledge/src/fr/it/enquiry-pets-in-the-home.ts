/** Questions about a pet in a rented home: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PETS_IN_THE_HOME_IT: Words = {
  'fr.ask-home.pets': {
    says: 'Un affitto di abitazione non può vietare un animale domestico: la clausola vale come non scritta. Non deve chiedere prima di prendere un gatto o un cane. Ma l’animale non deve fare danni né disturbare i vicini: ne risponde lei. I cani di prima categoria (da attacco) possono essere vietati. Una casa per vacanze può rifiutare gli animali.',
  },
}
