/** Italian: refused benefits, NHS charges, care fees and complaints about care. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_AND_CARE_IT: Words = {
  'gb.ask-benefit.sanction': {
    says: 'Chieda un nuovo esame (mandatory reconsideration), meglio entro un mese. Dica la sua buona ragione, come una malattia, e invii prove. Poi può andare al tribunale gratuito. Per cibo e bollette nel frattempo chieda un hardship payment.',
  },
}
