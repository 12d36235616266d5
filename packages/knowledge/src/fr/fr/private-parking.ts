/** Charges for parking on private land: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_WORDS: Words = {
  'fr.other.park-want': {
    says: 'Une société privée demande une somme pour un stationnement sur terrain privé.',
  },
  'fr.other.park-who': {
    says: 'C’est une société, ni l’État ni une ville. Ce n’est pas une amende, et vous ne perdez pas de points.',
  },
  'fr.other.park-reality': {
    says: 'Elle repose seulement sur un contrat. La société doit prouver les règles, le prix et votre stationnement.',
  },
  'fr.other.park-not-yet': {
    says: 'Ils ne peuvent rien saisir ni majorer comme une amende sans juge.',
  },
  'fr.other.park-step-check': {
    says: 'Vérifiez le lieu, le jour, le panneau et votre ticket. Prenez des photos.',
  },
  'fr.other.park-step-write': {
    says: 'Écrivez et demandez la preuve du contrat et de la somme. Proposez le prix normal si vous n’avez pas payé.',
  },
  'fr.other.park-right-proof': { says: 'La société doit prouver sa demande.' },
  'fr.other.park-right-penalty': {
    says: 'Un juge peut réduire une pénalité manifestement excessive.',
  },
  'fr.other.park-right-mediator': { says: 'Vous avez droit au médiateur gratuit de la société.' },
  'fr.other.park-option-dispute': {
    title: 'Demander des preuves',
    says: 'Écrivez à la société, dites ce qui est faux, puis saisissez le médiateur.',
    cost: 'Rien.',
    time: 'Une heure.',
    risk: 'Faible. Ils pourraient saisir le juge.',
    bestFor: 'Vous avez payé, ou les panneaux n’étaient pas clairs.',
  },
  'fr.other.park-option-pay': {
    title: 'Payer le juste prix',
    says: 'Si vous n’avez pas payé, réglez le prix du temps et dites que c’est soldé.',
    cost: 'Le prix du stationnement.',
    time: 'Quelques minutes.',
    risk: 'Ils peuvent demander le reste.',
    bestFor: 'Vous n’avez pas payé.',
  },
}
