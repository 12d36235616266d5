/** Questions about a council's no to a person without a home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DECISION_IT: Words = {
  'gb.ask-homeless.review': {
    says: "Chieda al comune un riesame (review) per iscritto entro 21 giorni dalla decisione, e un alloggio nel frattempo. Se è ancora no, ha 21 giorni per la County Court su un punto di diritto. Chiami oggi Shelter; per questo c'è il patrocinio gratuito.",
  },
}
