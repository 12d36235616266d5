/** Questions about an expensive coaching booked online: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COACHING_CONTRACT_FR: Words = {
  'de.ask-buy.coaching': {
    says: 'Rétractez-vous aujourd’hui par écrit : un consommateur annule un contrat par appel ou en ligne en 14 jours, plus si l’information manquait. Vous pouvez l’être si vous ne faisiez que songer à une entreprise. Un cours à distance qui contrôle l’apprentissage exige aussi un agrément (ZFU). Sans lui, il est nul, même pour une entreprise, et vous pouvez tout réclamer. Arrêtez les prélèvements et gardez les messages.',
  },
}
