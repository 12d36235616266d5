/** Questions about a tenant who leaves early for a new job or another grave reason: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_FOR_WORK_FR: Words = {
  'it.ask.leave-flat-job': {
    says: 'Oui. Un emploi dans une autre ville, une perte d’emploi, une maladie ou un changement semblable imprévu est un motif grave. Écrivez-le en recommandé ou PEC : le préavis est de six mois, ou moins si le bail le dit. Le loyer de ce temps est dû, même si vous partez avant. Demandez à être libéré en proposant un nouveau locataire, par écrit.',
  },
}
