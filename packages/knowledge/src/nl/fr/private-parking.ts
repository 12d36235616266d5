/** Stationnement sur terrain privé : les lignes des Pays-Bas en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_FR: Words = {
  'nl.parking.want': {
    says: 'Le propriétaire d’un terrain privé, ou une entreprise, dit que vous avez violé ses règles et veut une pénalité.',
  },
  'nl.parking.who': {
    says: 'C’est une demande privée. Elle ne vient ni de la police ni du CJIB : ce n’est pas une amende de l’État.',
  },
  'nl.parking.not-yet': {
    says: 'Sans juge, ils ne peuvent prendre ni argent ni biens.',
  },
  'nl.parking.right-terms': {
    says: 'Vous ne devez que si vous avez accepté les conditions. Elles devaient être bien lisibles à l’entrée.',
  },
  'nl.parking.right-driver': {
    says: 'Un contrat lie le conducteur et non le titulaire de la voiture. Ils doivent prouver qui s’est garé.',
  },
  'nl.parking.right-lower': {
    says: 'Un juge peut baisser une pénalité bien trop haute et écarter une clause injuste pour le consommateur.',
  },
  'nl.parking.right-costs': {
    says: 'Avant des frais de recouvrement, ils doivent vous envoyer une lettre avec quatorze jours pour payer.',
  },
  'nl.parking.step-check': {
    says: 'Vérifiez le jour, le lieu et la voiture. Photographiez les panneaux et cherchez votre ticket ou reçu.',
  },
  'nl.parking.step-write': {
    says: 'Écrivez avant leur date pourquoi vous n’êtes pas d’accord. Demandez les photos et les conditions.',
  },
  'nl.parking.option-no': {
    says: 'Écrivez pourquoi vous ne devez rien, avec des photos ou un reçu.',
    title: 'Refuser par écrit',
    cost: 'Un timbre.',
    time: 'Avant leur date.',
    risk: 'Ils peuvent aller au tribunal.',
    bestFor: 'Vous avez payé, ne conduisiez pas ou n’avez vu aucun panneau.',
  },
  'nl.parking.option-pay': {
    says: 'Offrez le prix du temps passé là, pour clore l’affaire.',
    title: 'Payer, ou offrir le prix du stationnement',
    cost: 'La somme convenue.',
    time: 'Avant leur date.',
    risk: 'Ils peuvent vouloir toute la pénalité.',
    bestFor: 'Vous étiez là sans ticket.',
  },
}
