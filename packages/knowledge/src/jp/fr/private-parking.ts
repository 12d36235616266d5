/** Parking privé, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_FR: Words = {
  'jp.parking.want': {
    says: 'Le propriétaire d’un lieu privé veut de l’argent parce que votre voiture y était (無断駐車).',
  },
  'jp.parking.who': {
    says: 'C’est une demande privée, pas une amende de la police, quel que soit le mot du panneau.',
  },
  'jp.parking.not-yet': {
    says: 'Sans tribunal, ils ne peuvent prendre ni salaire ni argent en banque.',
  },
  'jp.parking.reality': {
    says: 'Une grosse somme sur un panneau ne vous lie pas d’elle-même. Dans un parking payant, les règles affichées peuvent être un contrat.',
  },
  'jp.parking.right-sum': {
    says: 'Ils ne peuvent demander que le vrai dommage, en général le prix du parking. Demandez le calcul.',
  },
  'jp.parking.right-unfair': {
    says: 'Dans un parking, une pénalité au-delà de la perte moyenne est nulle pour un consommateur.',
  },
  'jp.parking.right-no-lock': {
    says: 'Le propriétaire ne peut pas bloquer, enlever ou abîmer votre voiture lui-même. Prenez des photos et appelez la police.',
  },
  'jp.parking.step-check': {
    says: 'Vérifiez le jour, l’heure et le panneau. Prenez des photos, gardez les tickets. Étiez-vous client ou invité ?',
  },
  'jp.parking.option-talk': {
    says: 'Excusez-vous et offrez le prix du parking, pour en finir par écrit.',
    title: 'Offrir une somme juste',
    cost: 'Le prix du parking.',
    time: 'Avant leur date.',
    risk: 'Ils peuvent demander plus.',
    bestFor: 'Vous vous êtes garé sans permission.',
  },
  'jp.parking.option-dispute': {
    says: 'Écrivez pourquoi la somme est trop élevée ou non due, et appelez le 188.',
    title: 'Contester par écrit',
    cost: 'Un timbre.',
    time: 'Avant leur date.',
    risk: 'Ils peuvent agir en justice.',
    bestFor: 'Le panneau était peu clair, ou vous étiez client.',
  },
}
