/** Questions about an expensive coaching booked online: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COACHING_CONTRACT_FR: Words = {
  'de.ask-buy.coaching': {
    says: 'Rétractez-vous aujourd’hui par écrit : un contrat par appel ou en ligne s’annule en 14 jours, plus si l’information manquait. Vous êtes consommateur sans entreprise, quoi qu’on ait coché. Un cours à distance qui contrôle l’apprentissage exige aussi un agrément (ZFU). Sans lui, il est nul et tout vous revient. Arrêtez les prélèvements et gardez les messages.',
  },
}
