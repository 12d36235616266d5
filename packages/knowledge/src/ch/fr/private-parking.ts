/** Indemnité pour une voiture garée sur un terrain privé : les lignes de la Suisse en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_FR: Words = {
  'ch.parking.want': {
    says: 'Le propriétaire d’une place privée veut de l’argent pour le dérangement causé par votre voiture (Umtriebsentschädigung).',
  },
  'ch.parking.who': {
    says: 'C’est un propriétaire ou une entreprise privée, pas la police. Ce n’est pas une amende.',
  },
  'ch.parking.reality': {
    says: 'Personne ne peut vous forcer à payer sans tribunal. Mais le propriétaire peut porter plainte, et une vraie amende peut suivre.',
  },
  'ch.parking.not-yet': {
    says: 'On ne peut rien vous prendre maintenant. Contre un commandement de payer, vous pouvez faire opposition dans les dix jours.',
  },
  'ch.parking.right-sign': {
    says: 'Une amende suppose une interdiction par un juge (mise à ban), sur un panneau visible à cet endroit.',
  },
  'ch.parking.right-three-months': {
    says: 'Le propriétaire doit porter plainte dans les trois mois après avoir su qui c’était. Après, c’est trop tard.',
  },
  'ch.parking.right-sum': {
    says: 'On ne peut demander que les frais réels, avec preuve. Demandez comment la somme est calculée.',
  },
  'ch.parking.step-check': {
    says: 'Vérifiez le jour, le lieu et le panneau. Prenez des photos. Étiez-vous client ou invité ?',
  },
  'ch.parking.step-answer': {
    says: 'Si vous n’aviez pas le droit de vous garer là, une somme juste y met le plus souvent fin. Sinon, écrivez pourquoi.',
  },
  'ch.parking.option-no': {
    says: 'Écrivez pourquoi vous ne devez rien, avec des photos ou un reçu.',
    title: 'Refuser par écrit',
    cost: 'Un timbre.',
    time: 'Avant leur date.',
    risk: 'Ils peuvent porter plainte ou lancer une poursuite.',
    bestFor: 'Vous aviez le droit, ou aucun panneau n’était visible.',
  },
  'ch.parking.option-pay': {
    says: 'Payez, et faites écrire qu’ils ne porteront pas plainte.',
    title: 'Payer une somme juste',
    cost: 'La somme.',
    time: 'Avant leur date.',
    risk: 'Vous payez plus que leurs frais.',
    bestFor: 'Vous étiez garé là sans droit.',
  },
}
