/** Questions about insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'it.ask.insurance-no': {
    says: 'Envoyez une réclamation par e-mail certifié (PEC) ou lettre recommandée. Après 45 jours ou un refus, allez en ligne à l’arbitre des assurances (AAS) pour 20 €. Attention aux deux ans.',
  },
  'it.ask.offer-too-low': {
    says: 'Vous pouvez prendre l’argent et réclamer le reste. Écrivez que vous l’acceptez « in acconto » seulement, avec un devis ou un rapport médical. Après un non, il y a l’Arbitre des assurances. Vous avez deux ans après un accident de voiture.',
  },
}
