/** Questions about a sanction on Universal Credit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SANCTION_IT: Words = {
  'gb.ask-benefit.sanction': {
    says: 'Chieda un nuovo esame (mandatory reconsideration), meglio entro un mese. Dica la sua buona ragione, come una malattia, e invii prove. Poi può andare al tribunale gratuito. Per cibo e bollette nel frattempo chieda un hardship payment.',
  },
}
