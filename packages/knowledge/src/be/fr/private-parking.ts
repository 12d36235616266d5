/** Parking privé, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_FR: Words = {
  'be.parking.want': {
    says: 'Le propriétaire d’un lieu privé, ou une société, dit que vous n’avez pas respecté les règles et veut de l’argent.',
  },
  'be.parking.who': {
    says: 'C’est une demande privée. Elle ne vient pas de la police et n’est pas une amende.',
  },
  'be.parking.not-yet': {
    says: 'Sans juge, ils ne peuvent prendre ni argent ni biens.',
  },
  'be.parking.reality': {
    says: 'Ils doivent prouver qui s’est garé et que les règles étaient claires sur place.',
  },
  'be.parking.right-terms': {
    says: 'Une clause avec une somme bien trop élevée, ou illisible, ne lie pas un consommateur.',
  },
  'be.parking.right-caps': {
    says: 'Le premier rappel est gratuit et donne 14 jours. Ensuite, les frais sont plafonnés par la loi.',
  },
  'be.parking.step-check': {
    says: 'Vérifiez le jour, le lieu et la voiture. Photographiez les panneaux et cherchez votre ticket.',
  },
  'be.parking.step-write': {
    says: 'Écrivez avant leur date pourquoi vous n’êtes pas d’accord, et demandez les photos et les règles.',
  },
  'be.parking.option-no': {
    says: 'Écrivez pourquoi vous ne devez rien, avec photos ou ticket.',
    title: 'Refuser par écrit',
    cost: 'Un timbre.',
    time: 'Avant leur date.',
    risk: 'Ils peuvent aller en justice.',
    bestFor: 'Vous aviez un ticket, ou les règles étaient peu claires.',
  },
  'be.parking.option-pay': {
    says: 'Proposez le prix du temps de parking, pour en finir.',
    title: 'Offrir une somme juste',
    cost: 'Le prix du parking.',
    time: 'Avant leur date.',
    risk: 'Ils peuvent refuser.',
    bestFor: 'Vous vous êtes garé sans payer.',
  },
}
